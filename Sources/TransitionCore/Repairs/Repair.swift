/// One mistake of an app's code that the model puts right as it happens: an intervention.
///
/// An experiment asks for it, and never a search or a replay. A world that has made one notes it in its trace. Use it
/// to learn what a failure leads to: what goes away with it was its consequence, what stays is a bug of its own.
public struct Repair: Hashable, Codable, Sendable {
    /// What is put right.
    public enum Kind: String, CaseIterable, Hashable, Codable, Sendable {
        /// A transition that nobody completes is completed as its interaction or its gesture has decided, a second
        /// after its animation and the last finger.
        case completesTransition = "completes-transition"
        /// Every `completeTransition(_:)` but the first is left out.
        case completesOnce = "completes-once"
        /// `completeTransition(_:)` is told what the interaction has decided.
        case tellsDecision = "tells-decision"
        /// `interruptibleAnimator(using:)` is taken by its first answer.
        case keepsAnimator = "keeps-animator"
        /// The delegate that was set is kept alive.
        case keepsDelegate = "keeps-delegate"
        /// What was added to the window during a cancelled transition is taken out at its end.
        case takesOutAdditions = "takes-out-additions"
        /// The views of both controllers are put back at the end of a cancelled transition: hierarchy and values.
        case putsViewsBack = "puts-views-back"
        /// The view that comes is put into the container where the animator has not.
        case putsViewIn = "puts-view-in"
        /// The progress that is told is kept between 0 and 1.
        case clampsProgress = "clamps-progress"

        /// What the app's code has to do in its place, as the end of `with …`.
        public var words: String {
            switch self {
            case .completesTransition: "completeTransition(_:) called once its gesture and animation are over"
            case .completesOnce: "only the first completeTransition(_:)"
            case .tellsDecision: "completeTransition(!transitionWasCancelled)"
            case .keepsAnimator: "one animator for all asks of interruptibleAnimator(using:)"
            case .keepsDelegate: "the delegate kept alive"
            case .takesOutAdditions: "what it added taken out on a cancel"
            case .putsViewsBack: "the views of both controllers put back on a cancel"
            case .putsViewIn: "the view that comes added to the container view"
            case .clampsProgress: "the progress kept between 0 and 1"
            }
        }
    }

    public let kind: Kind
    /// For what: a transition by kind and class, a delegate by its property and owner.
    public let subject: ViolationSubject

    public init(_ kind: Kind, of subject: ViolationSubject) {
        self.kind = kind
        self.subject = subject
    }
}

/// One intervention, and what became of a failing script with it.
public struct RepairTrial: Hashable, Codable, Sendable {
    public enum Outcome: String, Hashable, Codable, Sendable {
        /// The script breaks no rule any more.
        case passes
        /// What was repaired is gone, and other rules are broken: still, or now that the run goes on.
        case goesAway = "goes-away"
        /// It is broken as before.
        case stays
        /// UIKit raised or the app died, as it had not before: nothing can be said.
        case makesWorse = "makes-worse"
    }

    public let repair: Repair
    /// The failure that it puts right.
    public let target: ViolationIdentity
    public let outcome: Outcome
    /// The failures of the script that went away with it, its own included.
    public let gone: [ViolationIdentity]
    /// The failures that came to light with it.
    public let came: [ViolationIdentity]

    /// Whether what it was made for went away.
    public var isTelling: Bool { outcome == .passes || outcome == .goesAway }

    public init(
        repair: Repair, target: ViolationIdentity, outcome: Outcome, gone: [ViolationIdentity],
        came: [ViolationIdentity]
    ) {
        self.repair = repair
        self.target = target
        self.outcome = outcome
        self.gone = gone
        self.came = came
    }
}
