import Foundation
import Testing

@testable import TransitionRunner

@MainActor
@Suite("A child that sleeps for ever", .serialized)
struct SleepingChildTests {
    /// How many children have begun, kept outside of all of them.
    private final class BeginCounter {
        private let place = FileManager.default.temporaryDirectory.appending(path: "sleepers-\(UUID().uuidString)")

        var count: Int { (try? Data(contentsOf: place))?.count ?? 0 }

        func note() { try? Data(count: count + 1).write(to: place) }

        deinit { try? FileManager.default.removeItem(at: place) }
    }

    init() { KilledChildren.sleeperCount = 0 }

    @Test("once, as one does that another thread's lock keeps out, is begun anew and hangs not")
    func heldUpOnce() throws {
        let begun = BeginCounter()
        let outcome = try KilledChildren.outcome(timeout: 0.3, prints: false) { _ in
            begun.note()
            if begun.count == 1 { sleepForEver() }
            return Data([7])
        }
        #expect(outcome == .finished(Data([7])))
        #expect(begun.count == 2 && KilledChildren.sleeperCount == 0)
    }

    @Test("each time hangs, and is believed at once after some")
    func sleepsEachTime() throws {
        let begun = BeginCounter()
        var counts: [Int] = []
        for _ in 0..<6 {
            let before = begun.count
            let outcome = try KilledChildren.outcome(timeout: 0.1, prints: false) { _ in
                begun.note()
                sleepForEver()
            }
            guard case .hung(let crash) = outcome else { throw HangMissed() }
            #expect(crash.wasAsleep)
            counts.append(begun.count - before)
        }
        // Other tests have children that sleep, or end, meanwhile: how many are begun anew before is not this one's.
        #expect(Set(counts) == [1, 2], "\(counts)")
    }

    @Test("is told from one that works, which is not begun anew")
    func working() throws {
        let begun = BeginCounter()
        let outcome = try KilledChildren.outcome(timeout: 0.2, prints: false) { _ in
            begun.note()
            var number = 1
            while number != 0 { number = number &* 3 | 1 }
            return Data()
        }
        guard case .hung(let crash) = outcome else { throw HangMissed() }
        #expect(!crash.wasAsleep && begun.count == 1)
    }

    private struct HangMissed: Error {}
}

private func sleepForEver() -> Never {
    while true { sleep(1000) }
}
