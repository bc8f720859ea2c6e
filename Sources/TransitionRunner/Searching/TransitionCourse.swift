import TransitionCore

/// What happened to one transition of a run, from its request to its end, as far as the search counts it.
struct TransitionCourse {
    enum Phase: UInt8 {
        case waiting, driven, settling, animating
    }

    /// Nil from the end on.
    private(set) var phase: Phase? = .waiting
    private(set) var interruptedPhases: Set<Phase> = []
    private(set) var isStarted = false
    private(set) var isInteractive = false
    private(set) var takesTime = false
    private(set) var isCaught = false
    private(set) var didComplete: Bool?

    var isInterrupted: Bool { !interruptedPhases.isEmpty }

    /// Something came in its way; after its end nothing can.
    mutating func interrupt() {
        if let phase { interruptedPhases.insert(phase) }
    }

    mutating func start(isInteractive: Bool, takesTime: Bool) {
        isStarted = true
        self.isInteractive = isInteractive
        self.takesTime = takesTime || isInteractive
        phase = isInteractive ? .driven : .animating
    }

    mutating func change(_ change: InteractionChange) {
        switch change {
        case .finished, .cancelled: phase = .settling
        case .paused:
            catchAnimation()
            phase = .driven
        }
    }

    /// Its animator was told something by hand. A driver scrubs what it drives, and reverses what it takes back.
    mutating func note(_ change: PropertyAnimatorChange) {
        switch (change, phase) {
        case (.paused, .animating), (.paused, .settling), (.scrubbed, .animating), (.scrubbed, .settling),
            (.reversed, .animating):
            catchAnimation()
        default: break
        }
    }

    mutating func end(didComplete: Bool) {
        self.didComplete = didComplete
        phase = nil
    }

    private mutating func catchAnimation() {
        guard phase == .animating || phase == .settling else { return }
        isCaught = true
        interrupt()
    }
}

extension Trace {
    /// What happened to each transition, in the order of the requests.
    func courses() -> [TransitionCourse] {
        var courses: [TransitionCourse] = []
        var owners: [ObjectID: Int] = [:]
        func interruptAll() { for index in courses.indices { courses[index].interrupt() } }
        for event in events {
            switch event.kind {
            case .requested:
                interruptAll()
                courses.append(TransitionCourse())
            case .refused, .touch(.began): interruptAll()
            // The end of an interruption is none of its own.
            case .environment(.enteredForeground): break
            case .environment: interruptAll()
            case .started(let id, let isInteractive, let frames):
                courses[id.index].start(isInteractive: isInteractive, takesTime: frames > 0)
            case .interruptibleAnimatorAsked(let id, let animator): owners[animator] = id.index
            case .propertyAnimator(let animator, let change):
                if let index = owners[animator] { courses[index].note(change) }
            case .interactionChanged(let id, let change): courses[id.index].change(change)
            case .ended(let id, let didComplete): courses[id.index].end(didComplete: didComplete)
            default: break
            }
        }
        return courses
    }
}

extension TransitionID {
    fileprivate var index: Int { Int(rawValue) - 1 }
}
