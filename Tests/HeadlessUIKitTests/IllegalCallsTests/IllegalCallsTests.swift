import Foundation
import HeadlessUIKit
import Testing

/// Whatever code does to the model, it reacts as UIKit does, and it never traps itself.
@MainActor
@Suite(.serialized)
struct IllegalCallsTests {
    @Test("Random calls, most of them wrong, never trap the model", arguments: 0..<20)
    func randomCalls(part: Int) {
        let log = ProcessInfo.processInfo.environment["ILLEGAL_CALLS_LOG"] != nil
        let caller = IllegalCaller(seed: UInt64(part))
        for number in 0..<5_000 {
            if log {
                print("part \(part) call \(number)")
                // The last line must be out before a trap.
                fflush(nil)
            }
            caller.call()
        }
        #expect(caller.complaintCount > 0)
        // Most calls must meet an app that runs.
        #expect(caller.liveCallCount > 3_000)
        _ = caller.app.tearDown()
    }
}
