/// All that an invariant may look at: traces and plain values, never the model's objects.
public struct Evidence: Sendable {
    /// UIKit's answers to the contested rules in the run, for the advice: a verdict never asks for them.
    public var profile = UIKitProfile.default
    /// The run itself, up to its last rest.
    public var trace: Trace
    /// Whether the run came to rest after its last step, and if not, why.
    public var outcome: RestOutcome
    /// The same accepted requests, uninterrupted, in a fresh world; nil when they cannot be performed so.
    public var twin: Twin?
    /// For rests of the run, by the index of their snapshots, the indices of their counterparts in the twin's rests;
    /// nil when each finished transition is one move of the twin.
    public var counterparts: [Int: Int]?
    /// The twin in a window that changes its size as the run's did, at the rest after; nil where that kept its size.
    public var resizedTwin: Twin?
    /// As `counterparts`, in the rests of `resizedTwin`.
    public var resizedCounterparts: [Int: Int] = [:]
    /// Why the twin has no more moves than it has; nil when they are all of the run.
    public var twinEnd: UncomparedReason?
    /// The twin under other conditions; nil when it was not varied.
    public var variations: TwinVariations?
    /// The twin in a window that has had the run's last size from the launch on; nil without a change of size.
    public var relaunchedTwin: Twin?
    /// The scene's own actions, one by one, after the run; empty when they were not tried.
    public var probes: [Probe]
    /// Taps on what is on screen after the run once more, those of one world a list; empty when none was tried.
    public var taps: [[Probe]] = []
    /// Taps after the run that did nothing whatever, at once and a while later, and that work right after the launch.
    public var idleTaps: [Probe] = []
    /// The launch alone; nil where no tap was idle.
    public var launch: Twin?
    /// Drags that ask for nothing after the run or its twin, and that ask for a transition at an earlier rest of the
    /// twin at which all was as at its end.
    public var lostDrags: [Probe] = []
    /// Some of the controls that were on screen at its end, for the statistics of a search.
    public var shownControls: Set<ControlName> = []
    /// Gestures of the run that finished a transition without moving, made again in a fresh world.
    public var repeatedGestures: [RepeatedGesture] = []
    /// The last gesture of the run that moved views and was taken away, without a transition; nil without one, or where
    /// it leaves nothing midway.
    public var takenGesture: TakenGesture?
    /// A transition of the run that no gesture asked for and that never ended, though it does in a fresh world where no
    /// gesture was taken away before; nil if there is none.
    public var transitionThatWorksAlone: TransitionID?
    /// The run once more, with `interruptibleAnimator(using:)` asked for at more instants; nil when nobody answered it.
    ///
    /// Up to the first of them it is the run itself, so transitions have the same numbers.
    public var askedAgain: Trace?
    /// The scene's own formulas that the run broke, each at the first instant that decided it.
    public var brokenFormulas: [BrokenFormula] = []
    /// What was alive after the world was torn down and should not have been.
    public var leaks: [LeakedObject]
    /// The same, for the same script once more in the same process; nil when the repetition was not run.
    public var repeatedLeaks: [LeakedObject]?
    /// The contested rules that the run came upon, in the order of the first time.
    public var askedRules: [AskedRule] = []

    public init(
        trace: Trace, outcome: RestOutcome, twin: Twin? = nil, probes: [Probe] = [], leaks: [LeakedObject] = [],
        repeatedLeaks: [LeakedObject]? = nil
    ) {
        self.trace = trace
        self.outcome = outcome
        self.twin = twin
        self.probes = probes
        self.leaks = leaks
        self.repeatedLeaks = repeatedLeaks
    }
}

/// How `advanceToRest` ended.
public enum RestOutcome: Hashable, Sendable, Codable {
    case rest
    /// The limit passed; each entry names one thing that is still under way.
    case stuck([String])
}

/// The undisturbed twin of a run: what was done in it and finished, each brought to rest before the next.
public struct Twin: Sendable {
    public var trace: Trace
    /// For each of the twin's moves, in order, the snapshot of `trace` at the rest after it; nil where it did not rest.
    ///
    /// A move is an act, a touch, or a wait for what these left to be done. The first entry is the rest after launch:
    /// the entry at n is the state after n moves. Shorter when the twin could not follow.
    public var restSnapshots: [Int?]
    /// What the twin's own probes did, for comparison.
    public var probes: [Probe]
    /// What the same taps did after its moves once more, a list for each of the run's; empty when the run has none.
    public var taps: [[Probe]] = []
    /// Why it made no further move; nil when it made all.
    public var end: UncomparedReason?

    public init(trace: Trace, restSnapshots: [Int?], probes: [Probe], end: UncomparedReason? = nil) {
        self.trace = trace
        self.restSnapshots = restSnapshots
        self.probes = probes
        self.end = end
    }
}

/// A gesture of the run, made again alone: after the same requests, each brought to rest, in a fresh world.
public struct RepeatedGesture: Hashable, Sendable {
    /// The transition of the run that the gesture finished.
    public let transition: TransitionID
    /// Whether the same request came of it and finished, too.
    public let didComplete: Bool

    public init(transition: TransitionID, didComplete: Bool) {
        self.transition = transition
        self.didComplete = didComplete
    }
}

/// An object that outlived its world.
public struct LeakedObject: Hashable, Sendable {
    public let id: ObjectID
    public let kind: TracedObject.Kind
    public let typeName: String
    /// The number of the repeating timer or display link that alone keeps it alive, as `clockStarted` tells it.
    public let clock: Int?
    /// The notification whose block alone keeps it alive, a block that the controller itself added; empty for a block
    /// that hears of all of them, nil where no block does.
    public let notification: String?
    /// The shortest way by which a controller holds itself through stored properties, in order; empty if there is none,
    /// as where a closure holds it.
    public let cycle: [Hold]
    /// Where closures are stored that may hold it, as it holds them; what they capture cannot be seen.
    public let closures: [Hold]
    /// The other controllers that it holds in that way, as its children or as what it presents.
    public let heldControllers: [ObjectID]

    public init(
        id: ObjectID, kind: TracedObject.Kind, typeName: String, clock: Int? = nil,
        notification: String? = nil, cycle: [Hold] = [], closures: [Hold] = [], heldControllers: [ObjectID] = []
    ) {
        self.id = id
        self.kind = kind
        self.typeName = typeName
        self.clock = clock
        self.notification = notification
        self.cycle = cycle
        self.closures = closures
        self.heldControllers = heldControllers
    }
}

extension LeakedObject {
    /// Whether a timer, a display link or a block of its own holds it.
    public var isHeldByRegistration: Bool { clock != nil || notification != nil }
}

/// A property by which one object keeps another alive.
public struct Hold: Hashable, Sendable {
    /// The class of the object that has it.
    public let owner: String
    public let property: String
    /// Whether it is declared by the app, and not by UIKit, as the children of a controller are.
    public let isOwn: Bool

    public init(owner: String, property: String, isOwn: Bool = true) {
        self.owner = owner
        self.property = property
        self.isOwn = isOwn
    }

    /// As it is written: `Animator.page`.
    public var text: String { "\(owner).\(property)" }
}
