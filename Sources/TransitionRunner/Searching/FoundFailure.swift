import Foundation
import TransitionCore

/// A failure as it was found, in the form in which it leaves a child process.
///
/// One failure often has several ways that lead to it, and no edit of a script leads from one way to another. So the
/// search goes on collecting scripts, and the smallest of what a few of them come to is the counterexample.
struct FoundFailure: Codable {
    let invariant: String
    let subject: String
    let cause: String
    /// The script's place in the search, counted from 0.
    let index: Int
    let script: Data
    /// The shortest of the scripts that failed in the same way later, shortest first.
    private(set) var alternatives: [Data] = []

    private static let alternativeLimit = 3

    init(_ identity: ViolationIdentity, index: Int, script: Script) {
        invariant = identity.invariant.name
        subject = identity.subject
        cause = identity.cause
        self.index = index
        self.script = Data(ScriptBinary.encode(script))
    }

    var identity: ViolationIdentity {
        ViolationIdentity(invariant: InvariantID(invariant), subject: subject, cause: cause)
    }

    func decodedScript() throws -> Script {
        try ScriptBinary.decode(Array(script))
    }

    var decodedAlternatives: [Script] {
        alternatives.compactMap { try? ScriptBinary.decode(Array($0)) }
    }

    /// Takes a later script of the same failure, if it is among the shortest.
    mutating func add(alternative: Data) {
        let place = alternatives.firstIndex { $0.count > alternative.count } ?? alternatives.count
        guard place < Self.alternativeLimit else { return }
        alternatives.insert(alternative, at: place)
        if alternatives.count > Self.alternativeLimit { alternatives.removeLast() }
    }
}

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

    mutating func note(_ result: RunResult) {
        scriptCount += 1
        stepCount += result.script.steps.count
        frameCount += result.trace.events.last?.time.frame ?? 0
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
        for (subject, count) in other.coverage.sorted(by: { $0.key < $1.key }) {
            coverage[subject, default: Coverage()].started += count.started
            coverage[subject, default: Coverage()].finished += count.finished
            coverage[subject, default: Coverage()].cancelled += count.cancelled
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
