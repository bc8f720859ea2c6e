import TransitionCore

extension RunResult {
    /// What the script did to transitions, each thing once, as numbers that are the same for the same thing in every
    /// run of the scene: what it did to an app that it had broken by then is left out.
    ///
    /// Give them to a fuzzing engine as coverage; a search is guided by them anyway.
    public var features: [UInt64] { traceFeatures.features }

    var traceFeatures: TraceFeatures {
        var features = TraceFeatures(script, trace, end: violations.map(\.time.frame).min() ?? .max)
        features.note(askedRules)
        return features
    }
}

/// What a script did to transitions, as numbers: equal ones stand for the same thing in the same situation.
///
/// The situation is which transitions are under way, in which phase, and whether a finger is down. A feature is
/// something that happened in a situation, how a transition went, how two in a row went, or what stood on the screen.
struct TraceFeatures {
    /// Each once, in order of appearance.
    private(set) var features: [UInt64] = []
    /// The step in which each appeared; -1 before the first.
    private(set) var steps: [Int] = []
    /// The frames at which the steps began.
    private(set) var stepStarts: [Int] = []
    /// The frames at which a transition or a gesture changed, in order, each once.
    private(set) var instants: [Int] = []

    private var seen: Set<UInt64> = []
    private let trace: Trace
    private let script: Script
    private var courses: [FollowedTransition] = []
    private var typeHashes: [UInt64?]
    private var fingerCount = 0
    private var isInBackground = false
    private var step = -1
    private var lastCourse: UInt64 = 0

    /// - Parameter end: the frame from which on the app is broken, so that what happens tells nothing more.
    init(_ script: Script, _ trace: Trace, end: Int) {
        self.trace = trace
        self.script = script
        typeHashes = Array(repeating: nil, count: trace.objects.count)
        let stuck = trace.stuckRequest ?? trace.events.count
        for event in trace.events[..<stuck] where event.time.frame <= end {
            step = Int(event.step)
            note(event)
        }
    }

    // MARK: - Events

    private mutating func note(_ event: TraceEvent) {
        switch event.kind {
        case .stepBegan:
            stepStarts.append(event.time.frame)
            guard script.steps.indices.contains(step) else { break }
            if let hash = Self.hash(of: script.steps[step]) { happened(1, hash) }
        case .touch(.began): fingerCount += 1
        case .touch(.ended), .touch(.cancelled): fingerCount = max(0, fingerCount - 1)
        case .gesture(_, .changed), .gesture(_, .possible), .gesture(_, .failed): break
        case .gesture(let recognizer, let state):
            mark(event)
            happened(3, typeHash(recognizer), UInt64(state.rawValue))
            for index in courses.indices where courses[index].isOpen { courses[index].lastGesture = state.rawValue }
        case .environment(let change):
            if case .enteredBackground = change { isInBackground = true }
            if case .enteredForeground = change { isInBackground = false }
            interruptAll()
        case .tookSnapshot(let index): note(trace.snapshots[index])
        default: noteTransition(event)
        }
    }

    private mutating func noteTransition(_ event: TraceEvent) {
        switch event.kind {
        case .requested(let id):
            mark(event)
            interruptAll()
            let record = trace.record(of: id)
            courses.append(FollowedTransition(kind: record.kind, type: typeHash(record.presented)))
        case .refused(let kind, _, _, _): happened(7, UInt64(kind.rawValue))
        case .requestWaits: happened(8)
        case .animatorAsked(let id, _, let answer): happened(9, courses[id.index].type, typeHash(answer))
        case .interactionControllerAsked(let id, _, let answer):
            happened(10, courses[id.index].type, typeHash(answer))
        case .started(let id, let isInteractive, _):
            mark(event)
            courses[id.index].phase = isInteractive ? .driven : .animating
            courses[id.index].isInteractive = isInteractive
            add(11, courses[id.index].identity, isInteractive ? 1 : 0, lastCourse)
        case .progressed(let id, let fraction): progressed(id.index, fraction)
        case .interactionChanged(let id, let change):
            mark(event)
            courses[id.index].phase = change == .paused ? .driven : .settling
            add(12, courses[id.index].summary, UInt64(change.rawValue))
        case .driverCallLost(_, let call): add(13, UInt64(call.rawValue))
        case .ended(let id, let didComplete):
            mark(event)
            end(id.index, didComplete)
        case .propertyAnimator(_, .started): break
        case .propertyAnimator(_, let change): happened(15, Self.hash(of: change))
        case .delegateMissed(_, _, let role): add(17, UInt64(role.rawValue))
        default: break
        }
    }

    private mutating func interruptAll() {
        for index in courses.indices { courses[index].interrupt() }
    }

    private mutating func progressed(_ index: Int, _ fraction: Double) {
        let bucket: UInt8 =
            switch fraction {
            case ..<0: 1
            case ..<0.05: 2
            case ..<0.5: 3
            case ...1: 4
            default: 5
            }
        guard courses[index].progress != bucket else { return }
        // Back where it came from is another thing than never having left.
        courses[index].hasTurned = courses[index].hasTurned || bucket < courses[index].progress
        courses[index].progress = bucket
        add(19, courses[index].identity, UInt64(bucket), courses[index].hasTurned ? 1 : 0)
    }

    private mutating func end(_ index: Int, _ didComplete: Bool) {
        let outcome = Self.mix(courses[index].summary, didComplete ? 1 : 2)
        courses[index].phase = nil
        add(20, outcome)
        let course = courses[index]
        lastCourse = Self.mix(
            UInt64(course.kind.rawValue) | UInt64(course.lastGesture) << 8,
            (course.isInteractive ? 1 : 0) | (didComplete ? 2 : 0) | (course.progress > 3 ? 4 : 0))
        add(21, lastCourse)
    }

    private mutating func note(_ snapshot: Snapshot) {
        guard case .rest = snapshot.reason else { return }
        var chain: UInt64 = 0
        for id in snapshot.presentationChain { chain = Self.mix(chain, typeHash(id)) }
        add(22, chain)
    }

    // MARK: - Features

    /// A rule that the run came upon, and one that it found flipped.
    fileprivate mutating func note(_ askedRules: [AskedRule]) {
        for asked in askedRules {
            step = min(asked.step, script.steps.count - 1)
            add(23, UInt64(asked.rule.rawValue))
            if !script.profile[asked.rule] { add(Self.flip(of: asked.rule)) }
        }
    }

    static func flip(of rule: ContestedRule) -> UInt64 { feature(24, UInt64(rule.rawValue), 0, 0) }

    private var situation: UInt64 {
        var sum: UInt64 = UInt64(min(fingerCount, 1)) | (isInBackground ? 4 : 0)
        for course in courses where course.isOpen { sum &+= course.situation }
        return sum
    }

    /// Something happened that tells with the situation it happened in.
    private mutating func happened(_ code: UInt64, _ first: UInt64 = 0, _ second: UInt64 = 0) {
        add(code, first, second, situation)
    }

    private mutating func add(_ code: UInt64, _ first: UInt64, _ second: UInt64 = 0, _ third: UInt64 = 0) {
        add(Self.feature(code, first, second, third))
    }

    private static func feature(_ code: UInt64, _ first: UInt64, _ second: UInt64, _ third: UInt64) -> UInt64 {
        mix(mix(mix(code, first), second), third) & ~1 | (situationCodes.contains(code) ? 1 : 0)
    }

    /// What stands on the screen, how the last transition went, and the rules that were come upon.
    private static let situationCodes: Set<UInt64> = [21, 22, 23]

    /// Whether the feature is a situation that other things can happen in, of which there are few.
    static func isSituation(_ feature: UInt64) -> Bool { feature & 1 == 1 }

    private mutating func add(_ feature: UInt64) {
        guard seen.insert(feature).inserted else { return }
        features.append(feature)
        steps.append(step)
    }

    private mutating func mark(_ event: TraceEvent) {
        if instants.last != event.time.frame { instants.append(event.time.frame) }
    }

    // MARK: - Numbers

    private mutating func typeHash(_ id: ObjectID) -> UInt64 {
        let index = Int(id.rawValue)
        guard typeHashes.indices.contains(index) else { return 0 }
        if let hash = typeHashes[index] { return hash }
        let hash = stableSeed(of: trace.objects[index].typeName)
        typeHashes[index] = hash
        return hash
    }

    static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
        var mixed = (left ^ (left >> 31)) &* 0x9e37_79b9_7f4a_7c15 &+ right
        mixed = (mixed ^ (mixed >> 29)) &* 0xbf58_476d_1ce4_e5b9
        return mixed ^ (mixed >> 32)
    }

    /// Nil for a step that only lets time pass.
    private static func hash(of step: Step) -> UInt64? {
        switch step {
        case .act(let name): stableSeed(of: name)
        case .wait: nil
        default: UInt64(StepKind(step).form.code)
        }
    }

    private static func hash(of change: PropertyAnimatorChange) -> UInt64 {
        switch change {
        case .started: 1
        case .paused: 2
        case .continued(let isReversed): isReversed ? 4 : 3
        case .reversed: 5
        case .scrubbed: 6
        case .stopped: 7
        case .finished(let position): 8 + UInt64(position.rawValue)
        }
    }
}

/// A transition as far as features tell of it.
private struct FollowedTransition {
    let kind: TransitionKind
    let type: UInt64
    /// Nil from the end on.
    var phase: TransitionCourse.Phase? = .waiting
    var isInteractive = false
    /// Which part of its way it has come, in coarse steps.
    var progress: UInt8 = 0
    var hasTurned = false
    var lastGesture: UInt8 = 0
    /// In which phases something came in its way, one bit each.
    var interruptions: UInt8 = 0

    var isOpen: Bool { phase != nil }

    mutating func interrupt() {
        if let phase { interruptions |= 1 << phase.rawValue }
    }

    var identity: UInt64 { TraceFeatures.mix(type, UInt64(kind.rawValue)) }

    /// Which one it is and where it stands.
    var situation: UInt64 { TraceFeatures.mix(identity, UInt64(phase?.rawValue ?? 7)) }

    /// How it went.
    var summary: UInt64 {
        TraceFeatures.mix(
            identity,
            UInt64(progress > 3 ? 2 : progress > 2 ? 1 : 0) | UInt64(lastGesture) << 8 | UInt64(interruptions) << 16
                | (isInteractive ? 1 << 24 : 0))
    }
}

extension Trace {
    /// The index of the first request whose transition never ended.
    fileprivate var stuckRequest: Int? {
        var ended: Set<TransitionID> = []
        for event in events { if case .ended(let id, _) = event.kind { ended.insert(id) } }
        return events.firstIndex {
            if case .requested(let id) = $0.kind { !ended.contains(id) } else { false }
        }
    }
}

extension TransitionID {
    fileprivate var index: Int { Int(rawValue) - 1 }
}
