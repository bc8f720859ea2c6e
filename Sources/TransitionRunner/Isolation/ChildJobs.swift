import Foundation

/// Pieces of work that know nothing of each other, each in a child of its own, several at once.
///
/// What each comes to does not depend on how many are at work, nor on which ends first.
@MainActor
final class ChildJobs {
    enum Outcome<Value> {
        case finished(Value)
        /// The child died, or its words could not be read: why.
        case died(String)
        /// It was ended, or not begun, since there is no time left.
        case cutShort
    }

    private let jobs: Int
    /// How many children something outside has killed.
    private(set) var killedCount = 0

    /// A child that was killed from outside begins again; one that is killed each time is given up.
    private static let beginLimit = 3

    /// - Parameter jobs: how many may be at work at once, 1 or more.
    init(jobs: Int) {
        self.jobs = max(1, jobs)
    }

    private struct Running {
        let index: Int
        let child: RunningChild
    }

    /// What each piece of work comes to, in order. Where the machine gives no child at all, it is done in this process.
    ///
    /// - Parameters:
    ///   - count: how many there are.
    ///   - report: called when one begins.
    ///   - isOver: whether no time is left: what has not ended then is cut short.
    ///   - work: does the one of an index; nothing that it changes is left but what it returns. No clock runs against
    ///     it: whatever may hang in it has to be in a child of its own.
    func outcomes<Value: Codable>(
        of count: Int, report: () -> Void = {}, isOver: () -> Bool = { false }, work: @MainActor (Int) -> Value
    ) -> [Outcome<Value>] {
        var outcomes = [Outcome<Value>?](repeating: nil, count: count)
        var beginCounts = Array(repeating: 0, count: count)
        var waiting = Array(0..<count)
        var running: [Running] = []
        while !waiting.isEmpty || !running.isEmpty {
            if isOver() {
                for job in running { job.child.end() }
                return outcomes.map { $0 ?? .cutShort }
            }
            while let index = waiting.first, running.count < jobs {
                report()
                if let child = child(for: index, patience: running.isEmpty, work) {
                    running.append(Running(index: index, child: child))
                    beginCounts[index] += 1
                } else if running.isEmpty {
                    outcomes[index] = .finished(work(index))
                } else {
                    break
                }
                waiting.removeFirst()
            }
            running.first?.child.waitForBytes(milliseconds: 2)
            for job in running {
                guard let outcome = job.child.look() else { continue }
                job.child.end()
                running.removeAll { $0.index == job.index }
                if Self.wasKilled(outcome), beginCounts[job.index] < Self.beginLimit {
                    killedCount += 1
                    waiting.insert(job.index, at: 0)
                } else {
                    outcomes[job.index] = Self.read(outcome)
                }
            }
        }
        return outcomes.map { $0 ?? .died("it never began") }
    }

    private func child<Value: Codable>(
        for index: Int, patience: Bool, _ work: @MainActor (Int) -> Value
    ) -> RunningChild? {
        try? RunningChild(timeout: .infinity, prints: false, patience: patience) { _ in
            (try? ChildWords.encoder.encode(work(index))) ?? Data()
        }
    }

    private static func wasKilled(_ outcome: ChildOutcome) -> Bool {
        guard case .crashed(let crash) = outcome else { return false }
        return crash.isFromOutside
    }

    private static func read<Value: Codable>(_ outcome: ChildOutcome) -> Outcome<Value> {
        switch outcome {
        case .finished(let data):
            let value = try? ChildWords.decoder.decode(Value.self, from: data)
            return value.map { .finished($0) } ?? .died("what its process found could not be read")
        case .crashed(let crash), .hung(let crash):
            return .died("its process died: \(crash.reason)")
        }
    }
}
