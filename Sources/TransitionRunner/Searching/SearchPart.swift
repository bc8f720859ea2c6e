import TransitionCore

/// What one child reports of its part of a search.
struct SearchPart: Codable {
    var scriptCount = 0
    var stepCount = 0
    var skippedStepCount = 0
    var frameCount = 0
    /// Scripts that were not performed since they begin as one that killed its process.
    var knownDeathCount = 0
    /// Gestures that began, but for those with which UIKit itself scrolls, zooms, or shows a menu.
    private(set) var gestureCount = 0
    private var childChangeScriptCount = 0
    private(set) var rests = RestCoverage()
    private var coverage: [String: TransitionCoverage] = [:]
    private var steps = StepTally()
    private var controls = ControlTally()
    /// By its words, how the API was used in a way that the model only notes.
    private var misuses: [String: CountedMisuse] = [:]
    /// Views that changed whatever the scripts did.
    private var selfChanges: Set<SelfChange> = []
    /// The script after which the parent has to say whether the search goes on; nil for a part that came to its end.
    var pausedAt: Int?
    /// Each failure once, in order of appearance.
    var failures: [FoundFailure] = []
    /// What its scripts did to transitions.
    var features = FeatureMap()
    private(set) var coincidences = FailureCoincidences()
    /// What was seen and is allowed or known, each identity once, in order of appearance.
    private(set) var tolerated: [ToleratedFailure] = []

    mutating func note(_ result: RunResult) {
        let trace = result.trace
        scriptCount += 1
        stepCount += result.script.steps.count
        frameCount += trace.events.last?.time.frame ?? 0
        noteTolerated(result.allowed + result.known)
        rests.add(
            result.rests, showsFailure: !(result.violations.isEmpty && result.allowed.isEmpty && result.known.isEmpty))
        let transitions = trace.transitions.map {
            ViolationSubject.transition($0.kind, of: trace.object($0.presented).typeName)
        }
        coincidences.note(Set(result.violations.map(\.identity)), transitions: Set(transitions))
        steps.note(result.script, trace)
        controls.note(result)
        if trace.changesChildrenAlone { childChangeScriptCount += 1 }
        noteMisuses(of: trace, in: result.script)
        if let last = trace.snapshots.last { selfChanges.formUnion(last.selfChanges(in: trace)) }
        for event in trace.events {
            switch event.kind {
            case .stepSkipped: skippedStepCount += 1
            case .gesture(let recognizer, .began) where !trace.isIdleByNature(recognizer):
                gestureCount += 1
            default: break
            }
        }
        for (record, course) in zip(trace.transitions, trace.courses()) {
            let subject = subject(record, trace)
            coverage[subject, default: TransitionCoverage(subject: subject)].add(course)
            coverage[subject]?.isRequestedByGesture = record.isRequestedByGesture
        }
    }

    /// The actions that scripts performed before they came to their end.
    var performedActions: [String] { steps.performedActions }

    @MainActor
    mutating func merge(_ other: SearchPart) {
        scriptCount += other.scriptCount
        stepCount += other.stepCount
        skippedStepCount += other.skippedStepCount
        frameCount += other.frameCount
        knownDeathCount += other.knownDeathCount
        gestureCount += other.gestureCount
        childChangeScriptCount += other.childChangeScriptCount
        rests.add(other.rests)
        for failure in other.failures { add(failure) }
        features.add(other.features)
        coincidences.add(other.coincidences)
        for failure in other.tolerated { add(failure) }
        steps.add(other.steps)
        controls.add(other.controls)
        selfChanges.formUnion(other.selfChanges)
        for misuse in other.misuses.values { add(misuse) }
        for (subject, count) in other.coverage.sorted(by: { $0.key < $1.key }) {
            coverage[subject, default: TransitionCoverage(subject: subject)].add(count)
        }
    }

    @MainActor
    private mutating func add(_ failure: FoundFailure) {
        if let index = failures.firstIndex(where: { $0.identity == failure.identity }) {
            failures[index].add(later: failure)
        } else {
            failures.append(failure)
        }
    }

    mutating func add(_ failure: ToleratedFailure) {
        if let index = tolerated.firstIndex(where: { $0.identity == failure.identity }) {
            tolerated[index].scriptCount += failure.scriptCount
        } else {
            tolerated.append(failure)
        }
    }

    /// - Parameter actionNames: the scene's, so that one that was in no script is told, too.
    func statistics(seed: UInt64, actionNames: [String]) -> SearchStatistics {
        var statistics = SearchStatistics(
            seed: seed, scriptCount: scriptCount, stepCount: stepCount, skippedStepCount: skippedStepCount,
            frameCount: frameCount, firstFailure: failures.map { $0.index + 1 }.min() ?? 0,
            coverage: coverage.sorted { $0.key < $1.key }.map(\.value))
        statistics.gestureCount = gestureCount
        statistics.childChangeScriptCount = childChangeScriptCount
        statistics.rests = rests
        statistics.selfChanges = selfChanges.sorted { ($0.view, $0.mover.rawValue) < ($1.view, $1.mover.rawValue) }
        statistics.misuses = misuses.values.sorted {
            ($1.scriptCount, $0.text) < ($0.scriptCount, $1.text)
        }
        statistics.steps = steps.coverage(actionNames: actionNames)
        statistics.untouchedControls = controls.untouched
        return statistics
    }

    /// Counts what one script showed, each identity once.
    private mutating func noteTolerated(_ violations: [Violation]) {
        var counted: Set<ViolationIdentity> = []
        for violation in violations where counted.insert(violation.identity).inserted {
            add(ToleratedFailure(violation))
        }
    }

    private mutating func noteMisuses(of trace: Trace, in script: Script) {
        let texts = trace.diagnostics.lazy.filter { $0.severity == .misuse && $0.mistake == nil }.map {
            $0.text.replacing(/#\d+/, with: "")
        }
        for text in Set(texts) { add(CountedMisuse(text: text, scriptCount: 1, script: script)) }
    }

    private mutating func add(_ misuse: CountedMisuse) {
        misuses[misuse.text, default: CountedMisuse(text: misuse.text, scriptCount: 0)].add(later: misuse)
    }

    private func subject(_ record: TransitionRecord, _ trace: Trace) -> String {
        let origin = record.isRequestedByGesture ? "gesture" : "action"
        return "\(record.kind.noun) of \(trace.object(record.presented).typeName) by \(origin)"
    }
}

extension Trace {
    /// Whether children came or went after the launch, and no transition.
    fileprivate var changesChildrenAlone: Bool {
        transitions.isEmpty
            && events.contains { event in
                if case .parentTold(_, _, isDone: true) = event.kind { event.step >= 0 } else { false }
            }
    }
}

extension Trace {
    /// Whether a gesture has begun that may drive something.
    var hasDragged: Bool {
        events.contains { event in
            guard case .gesture(let recognizer, .began) = event.kind else { return false }
            return !isIdleByNature(recognizer)
        }
    }

    /// Whether it is one of UIKit's own with which a scroll view scrolls or zooms, or a menu comes: it drives nothing.
    fileprivate func isIdleByNature(_ recognizer: ObjectID) -> Bool {
        ["ScrollPanGestureRecognizer", "ScrollPinchGestureRecognizer", "MenuPressGestureRecognizer"]
            .contains(object(recognizer).typeName)
    }
}
