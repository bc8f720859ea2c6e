import TransitionCore

/// What one child reports of its part of a search.
struct SearchPart: Codable {
    struct Coverage: Codable {
        var started = 0
        var finished = 0
        var cancelled = 0
    }

    var scriptCount = 0
    var stepCount = 0
    var skippedStepCount = 0
    var frameCount = 0
    var coverage: [String: Coverage] = [:]
    /// Every failure that the search has found so far, those of earlier parts included.
    var failures: [FoundFailure] = []
    /// What was seen and is allowed or known, each identity once, in order of appearance.
    private(set) var tolerated: [CountedFailure] = []

    mutating func note(_ result: RunResult) {
        scriptCount += 1
        stepCount += result.script.steps.count
        frameCount += result.trace.events.last?.time.frame ?? 0
        noteTolerated(result.allowed + result.known)
        for event in result.trace.events {
            switch event.kind {
            case .stepSkipped: skippedStepCount += 1
            case .started(let id, _, _): coverage[subject(id, result.trace), default: Coverage()].started += 1
            case .ended(let id, let didComplete):
                if didComplete {
                    coverage[subject(id, result.trace), default: Coverage()].finished += 1
                } else {
                    coverage[subject(id, result.trace), default: Coverage()].cancelled += 1
                }
            default: break
            }
        }
    }

    mutating func merge(_ other: SearchPart) {
        scriptCount += other.scriptCount
        stepCount += other.stepCount
        skippedStepCount += other.skippedStepCount
        frameCount += other.frameCount
        failures = other.failures
        for failure in other.tolerated { add(failure) }
        for (subject, count) in other.coverage.sorted(by: { $0.key < $1.key }) {
            coverage[subject, default: Coverage()].started += count.started
            coverage[subject, default: Coverage()].finished += count.finished
            coverage[subject, default: Coverage()].cancelled += count.cancelled
        }
    }

    /// Counts what one script showed, each identity once.
    private mutating func noteTolerated(_ violations: [Violation]) {
        var counted: Set<ViolationIdentity> = []
        for violation in violations where counted.insert(violation.identity).inserted {
            add(CountedFailure(violation))
        }
    }

    mutating func add(_ failure: CountedFailure) {
        if let place = tolerated.firstIndex(where: { $0.identity == failure.identity }) {
            tolerated[place].scriptCount += failure.scriptCount
        } else {
            tolerated.append(failure)
        }
    }

    func statistics(seed: UInt64) -> SearchStatistics {
        SearchStatistics(
            seed: seed, scriptCount: scriptCount, stepCount: stepCount, skippedStepCount: skippedStepCount,
            frameCount: frameCount, firstFailure: failures.map { $0.index + 1 }.min() ?? 0,
            coverage: coverage.sorted { $0.key < $1.key }.map { subject, count in
                TransitionCoverage(
                    subject: subject, startedCount: count.started, finishedCount: count.finished,
                    cancelledCount: count.cancelled)
            })
    }

    private func subject(_ id: TransitionID, _ trace: Trace) -> String {
        let record = trace.record(of: id)
        let origin = record.isRequestedByGesture ? "gesture" : "action"
        return "\(record.kind.noun) of \(trace.object(record.presented).typeName) by \(origin)"
    }
}
