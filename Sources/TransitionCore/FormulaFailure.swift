/// Which part of a formula failed, how, and when.
public struct FormulaFailure: Hashable, Sendable {
    public enum Reason: Hashable, Sendable {
        /// The part is a condition that was false.
        case didNotHold
        /// The part is a formula that had to be false.
        case held
        /// None of the part's alternatives held.
        case noneHeld
        /// What the part waits for did not come in time.
        case cameTooLate
        /// What the part waits for never came.
        case neverCame
        /// What the part allows once came again.
        case cameAgain
        /// What had to hold until something else came stopped before.
        case stoppedBefore
        /// The part is a condition that threw this error.
        case threw(String)
        /// Judging the part changed what is observed.
        case disturbed
    }

    /// The innermost part that tells what is wrong, as a sentence.
    public let part: String
    public let reason: Reason
    /// From when on the part had to be kept.
    public let began: VirtualTime
    /// The observation that decided it.
    public let time: VirtualTime

    public init(part: String, reason: Reason, began: VirtualTime, time: VirtualTime) {
        self.part = part
        self.reason = reason
        self.began = began
        self.time = time
    }

    /// What happened: `"the page is dimmed" had not come true when its time was over`.
    public var seen: String {
        switch reason {
        case .didNotHold: "\"\(part)\" did not hold"
        case .held: "\"\(part)\" held, and must not"
        case .noneHeld: "neither side of \"\(part)\" held"
        case .cameTooLate: "\"\(part)\" had not come true when its time was over"
        case .neverCame: "\"\(part)\" had not come true when nothing could change any more"
        case .cameAgain: "\"\(part)\" came true a second time"
        case .stoppedBefore: "in \"\(part)\" the first stopped holding before the second came"
        case .threw(let error): "the condition \"\(part)\" could not be judged: it threw \(error)"
        case .disturbed: "judging \"\(part)\" changed the app"
        }
    }

    /// The cause that tells this failure from others of the same formula.
    public var cause: ViolationCause { ViolationCause(Cause(reason), .text(part)) }
}

extension FormulaFailure {
    /// How a formula is broken, whatever it says; the name is the part that failed.
    public enum Cause: String, CauseCode {
        case didNotHold = "did-not-hold"
        case held
        case noneHeld = "none-held"
        case tooLate = "too-late"
        case neverCame = "never-came"
        case cameAgain = "came-again"
        case stoppedBefore = "stopped-before"
        case threw
        case changedTheApp = "changed-the-app"

        init(_ reason: Reason) {
            self =
                switch reason {
                case .didNotHold: .didNotHold
                case .held: .held
                case .noneHeld: .noneHeld
                case .cameTooLate: .tooLate
                case .neverCame: .neverCame
                case .cameAgain: .cameAgain
                case .stoppedBefore: .stoppedBefore
                case .threw: .threw
                case .disturbed: .changedTheApp
                }
        }

        public var words: String {
            switch self {
            case .didNotHold: "{text}: did not hold"
            case .held: "{text}: held"
            case .noneHeld: "{text}: neither held"
            case .tooLate: "{text}: too late"
            case .neverCame: "{text}: never came"
            case .cameAgain: "{text}: came again"
            case .stoppedBefore: "{text}: stopped before"
            case .threw: "{text}: threw"
            case .changedTheApp: "{text}: changed the app"
            }
        }

        /// A formula is over anything: what rests on UIKit in it, and what puts it right, is its author's to say.
        public var rules: [String] { [] }
        public var repairs: [Repair.Kind] { [] }
    }
}

/// A formula of a scene that a run has broken.
public struct BrokenFormula: Hashable, Sendable {
    public let invariant: InvariantID
    /// The whole formula, as a sentence.
    public let formula: String
    public let failure: FormulaFailure

    public init(invariant: InvariantID, formula: String, failure: FormulaFailure) {
        self.invariant = invariant
        self.formula = formula
        self.failure = failure
    }
}
