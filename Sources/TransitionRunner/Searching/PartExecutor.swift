import Foundation

/// Performs the parts of a search in children, several at once.
///
/// Parts are asked for one by one, in their order, and the next ones are begun ahead of their turn. What was begun
/// counts only if it is still the part to perform when its turn comes: a crash changes which scripts are next. So what
/// a search finds does not depend on how many are at work.
@MainActor
final class PartExecutor {
    private var jobs: Int
    private let makeChild: (Range<Int>, _ isAhead: Bool) throws(IsolationError) -> RunningChild
    /// In the order of their scripts, the one whose turn it is first.
    private var parts: [Part] = []
    /// Why fewer are at work than were asked for; nil if there were as many.
    private(set) var shortage: IsolationError?

    private struct Part {
        let scripts: Range<Int>
        let child: RunningChild
        var outcome: ChildOutcome?
    }

    /// How many parts may wait for their turn for each that is at work, ended or not.
    private static let aheadPerJob = 2

    /// - Parameters:
    ///   - jobs: how many children may work at once, 1 or more.
    ///   - makeChild: starts one for the scripts of a range.
    init(
        jobs: Int, makeChild: @escaping (Range<Int>, _ isAhead: Bool) throws(IsolationError) -> RunningChild
    ) {
        self.jobs = max(1, jobs)
        self.makeChild = makeChild
    }

    /// How many parts that are likely to come are worth knowing.
    var aheadLimit: Int { jobs == 1 ? 0 : Self.aheadPerJob * jobs }

    /// What became of a part, whose turn it is now.
    ///
    /// - Parameters:
    ///   - scripts: the indices of its scripts.
    ///   - ahead: the parts that come next unless something changes the plan.
    ///   - report: called about every tenth of a second with the number of scripts begun that are not merged yet.
    /// - Throws: when the machine has no process or memory left.
    func outcome(
        of scripts: Range<Int>, ahead: [Range<Int>], report: ((Int) -> Void)?
    ) throws(IsolationError) -> ChildOutcome {
        if parts.first?.scripts != scripts {
            discard()
            parts = [Part(scripts: scripts, child: try makeChild(scripts, false))]
        }
        var lastReport = seconds()
        while true {
            begin(ahead)
            parts[0].child.waitForBytes(milliseconds: 2)
            for index in parts.indices where parts[index].outcome == nil {
                parts[index].outcome = parts[index].child.look()
            }
            if let outcome = parts[0].outcome {
                parts.removeFirst().child.end()
                return outcome
            }
            let now = seconds()
            if let report, now - lastReport >= RunningChild.secondsBetweenReports {
                lastReport = now
                report(parts.map { Int($0.child.record.sequence) }.reduce(0, +))
            }
        }
    }

    /// Has half as many at work from now on.
    func halveJobs() { jobs = max(1, jobs / 2) }

    /// Gives up what was begun ahead of its turn.
    func discard() {
        for part in parts { part.child.end() }
        parts = []
    }

    private func begin(_ ahead: [Range<Int>]) {
        for scripts in ahead where shortage == nil && parts.count(where: { $0.outcome == nil }) < jobs {
            guard let last = parts.last?.scripts, scripts.lowerBound == last.upperBound else { continue }
            do {
                parts.append(Part(scripts: scripts, child: try makeChild(scripts, true)))
            } catch {
                shortage = error
            }
        }
    }
}
