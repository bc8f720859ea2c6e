/// One mistake of an app's code that the model puts right as it happens: an intervention.
///
/// An experiment asks for it, and never a search or a replay. A world that has made one notes it in its trace. Use it
/// to learn what a failure leads to: what goes away with it was its consequence, what stays is a bug of its own.
public struct Repair: Hashable, Codable, Sendable {
    /// What is put right.
    public enum Kind: String, CaseIterable, Hashable, Codable, Sendable {
        /// `finish()` or `cancel()` that came before the start is heard at the start.
        case keepsEarlyEnd = "keeps-early-end"
        /// An interaction that its gesture has left open is ended as the gesture has, a second after the last finger.
        case endsInteraction = "ends-interaction"
        /// An interaction controller is taken only for what a gesture has asked for.
        case vendsForGestures = "vends-for-gestures"
        /// A transition that nobody completes is completed as its interaction or its gesture has decided, a second
        /// after its animation and the last finger.
        case completesTransition = "completes-transition"
        /// Every `completeTransition(_:)` but the first is left out.
        case completesOnce = "completes-once"
        /// `completeTransition(_:)` is told what the interaction has decided.
        case tellsDecision = "tells-decision"
        /// `completeTransition(_:)` is told false where the code has turned the animation round, which has come back.
        case tellsPosition = "tells-position"
        /// `completeTransition(_:)` under an undecided hand waits for what the hand decides.
        case waitsForDecision = "waits-for-decision"
        /// A page's view that the code has moved elsewhere before its transition runs is back where UIKit had put it.
        case keepsPlace = "keeps-place"
        /// A request to a stack amid a transition of it waits for the end.
        case waitsForTurn = "waits-for-turn"
        /// `interruptibleAnimator(using:)` is taken by its first answer.
        case keepsAnimator = "keeps-animator"
        /// The delegate that was set is kept alive.
        case keepsDelegate = "keeps-delegate"
        /// What was added to the window during a cancelled transition is taken out at its end.
        case takesOutAdditions = "takes-out-additions"
        /// The views of both controllers are put back at the end of a cancelled transition: hierarchy and values.
        case putsViewsBack = "puts-views-back"
        /// At the end of a finished transition the view that stays is put where UIKit's own animation leaves it: in the
        /// window, in its final frame, seen.
        case settlesPage = "settles-page"
        /// A page is laid out at the end of its transitions, and with every change of the window's size.
        case laysOutPages = "lays-out-pages"
        /// Appearance calls that the code makes itself are left out.
        case leavesOutAppearanceCalls = "leaves-out-appearance-calls"
        /// The progress that is told is kept between 0 and 1.
        case clampsProgress = "clamps-progress"

        /// Whether it is a mistake of what drives, in whichever transition.
        public var isByDriver: Bool {
            switch self {
            case .keepsEarlyEnd, .endsInteraction, .vendsForGestures: true
            default: false
            }
        }

        /// Whether it is a mistake of what lays a page out, whichever transition has brought that.
        public var isByPage: Bool { self == .laysOutPages }

        /// Whether it ends whatever stands open, why ever it does.
        public var endsWhateverIsOpen: Bool { self == .completesTransition || self == .endsInteraction }

        /// Whether nothing is left of the mistake: what stays is no consequence of it. Others may leave half of it.
        public var leavesNothing: Bool {
            switch self {
            case .clampsProgress, .keepsDelegate, .laysOutPages, .takesOutAdditions: true
            default: false
            }
        }

        /// What the app's code has to do in its place, as the end of `with …`.
        public var words: String {
            switch self {
            case .keepsEarlyEnd: "finish() or cancel() that came before the start made again at the start"
            case .endsInteraction: "finish() or cancel() called once its gesture is over"
            case .vendsForGestures: "an interaction controller only for what a gesture has asked for"
            case .completesTransition: "completeTransition(_:) called once its gesture and animation are over"
            case .completesOnce: "only the first completeTransition(_:)"
            case .tellsDecision: "completeTransition(!transitionWasCancelled)"
            case .tellsPosition: "completeTransition(position == .end)"
            case .waitsForDecision: "completeTransition(_:) only once the gesture has decided"
            case .keepsPlace: "the view of the page left where UIKit had put it"
            case .waitsForTurn: "the request made only once the transition under way is over"
            case .keepsAnimator: "one animator for all asks of interruptibleAnimator(using:)"
            case .keepsDelegate: "the delegate kept alive"
            case .takesOutAdditions: "what it added taken out on a cancel"
            case .putsViewsBack: "the views of both controllers put back on a cancel"
            case .settlesPage: "the view that stays left in the window, in its final frame and seen"
            case .laysOutPages: "the page laid out with the window"
            case .leavesOutAppearanceCalls: "no begin- or endAppearanceTransition of its own"
            case .clampsProgress: "the progress kept between 0 and 1"
            }
        }
    }

    public let kind: Kind
    /// For what: a transition by kind and class, what drives it or a page by class, a delegate by property and owner.
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
    /// The failures that it puts right, of the script or of others of the search; the one that it was made for first.
    public var targets: [ViolationIdentity]
    public let outcome: Outcome
    /// The failures of the script that went away with it, its own included.
    public let gone: [ViolationIdentity]
    /// The failures that came to light with it.
    public let came: [ViolationIdentity]

    /// Whether what it was made for went away.
    public var isTelling: Bool { outcome == .passes || outcome == .goesAway }

    public init(
        repair: Repair, targets: [ViolationIdentity], outcome: Outcome, gone: [ViolationIdentity],
        came: [ViolationIdentity]
    ) {
        self.repair = repair
        self.targets = targets
        self.outcome = outcome
        self.gone = gone
        self.came = came
    }
}
