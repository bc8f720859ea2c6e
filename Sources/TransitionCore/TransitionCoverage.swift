/// How often one kind of transition happened in a search, and what came in its way.
public struct TransitionCoverage: Hashable, Codable, Sendable {
    /// `dismissal of ModalViewController by gesture`
    public let subject: String
    /// Whether gestures asked for them.
    public var isRequestedByGesture = false
    public var startedCount: Int
    public var finishedCount: Int
    public var cancelledCount: Int
    /// Of those that started, how many a gesture drove.
    public var interactiveCount = 0
    /// Of those that started, how many took any time: the others cannot be interrupted.
    public var animatedCount = 0
    /// Of all that were asked for, how many were interrupted at least once.
    public var interruptedCount = 0
    /// How many were interrupted in each of their phases, and how many were caught.
    public var interruptions = Interruptions()

    public init(subject: String, startedCount: Int = 0, finishedCount: Int = 0, cancelledCount: Int = 0) {
        self.subject = subject
        self.startedCount = startedCount
        self.finishedCount = finishedCount
        self.cancelledCount = cancelledCount
    }

    /// Adds what another part of the search did to transitions of the same kind.
    public mutating func add(_ other: TransitionCoverage) {
        isRequestedByGesture = isRequestedByGesture || other.isRequestedByGesture
        startedCount += other.startedCount
        finishedCount += other.finishedCount
        cancelledCount += other.cancelledCount
        interactiveCount += other.interactiveCount
        animatedCount += other.animatedCount
        interruptedCount += other.interruptedCount
        interruptions.waiting += other.interruptions.waiting
        interruptions.driven += other.interruptions.driven
        interruptions.settling += other.interruptions.settling
        interruptions.animating += other.interruptions.animating
        interruptions.caught += other.interruptions.caught
    }

    /// Transitions that were interrupted, by the phase in which it happened; one may be in several.
    ///
    /// An interruption is, between the request and the end of a transition, another finger that goes down, another
    /// request, granted or refused, a change of size, the way to the background, or a blocked main thread. To be caught
    /// is one, too.
    public struct Interruptions: Hashable, Codable, Sendable {
        /// Asked for, and not started yet.
        public var waiting = 0
        /// Driven by a gesture or its driver.
        public var driven = 0
        /// Let go by the gesture, and on its way to the end or back.
        public var settling = 0
        /// Running by itself, without a gesture so far.
        public var animating = 0
        /// Paused, scrubbed or reversed while it ran by itself or settled.
        public var caught = 0

        public init() {}
    }
}

/// How often one kind of step was performed in a search; each action counts as a kind.
public struct StepCoverage: Hashable, Codable, Sendable {
    /// `wait`, or an action with its name: `act "show modal"`.
    public let subject: String
    public private(set) var performedCount: Int
    public private(set) var skippedCount: Int
    /// The action's name; nil for other steps.
    public let action: String?

    public init(subject: String, performedCount: Int = 0, skippedCount: Int = 0, action: String? = nil) {
        self.subject = subject
        self.performedCount = performedCount
        self.skippedCount = skippedCount
        self.action = action
    }

    /// Counts one more, which was performed or skipped.
    public mutating func count(isSkipped: Bool) {
        if isSkipped { skippedCount += 1 } else { performedCount += 1 }
    }

    /// Adds what another part of the search did with the same kind of step.
    public mutating func add(_ other: StepCoverage) {
        performedCount += other.performedCount
        skippedCount += other.skippedCount
    }
}
