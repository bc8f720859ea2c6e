import Foundation
import Testing

@testable import TransitionReports

@Suite("The system's reason")
struct SystemReasonTests {
    @Test("stands in a sentence that goes on after it", arguments: ["/proc/no-such-folder", "/dev/null/folder"])
    func goesOn(path: String) throws {
        let error = #expect(throws: (any Error).self) {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        }
        let reason = try #require(error).systemReason
        #expect(!reason.isEmpty && !reason.hasSuffix("."), "\(reason)")
    }
}
