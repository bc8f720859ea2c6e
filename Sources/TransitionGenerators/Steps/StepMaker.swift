import TransitionChoices
import TransitionCore

/// All that drawing, enumerating, explaining and shrinking know of one kind of step, prepared for one vocabulary.
///
/// A new kind gives one, in the list of its family; no other code of this module has to know of it.
protocol StepMaker: Sendable {
    associatedtype Form: StepForm
    typealias Payload = Form.Payload

    static var kind: StepKind { get }
    /// Whether some runs do without the kind, so that others come more often.
    static var mayBeLeftOut: Bool { get }
    /// Whether only scenes that ask for the kind draw it: a kind that the others drew as well would change the scripts
    /// of all their seeds.
    static var isOnlyWhereAskedFor: Bool { get }
    /// Whether scripts of a scene may have the kind, asked for or not.
    static func isPossible(isAskedFor: Bool, actionNames: [String]) -> Bool

    init(_ vocabulary: ScriptVocabulary)

    // MARK: Drawing

    /// How often the kind is drawn beside the others.
    var weights: KindWeights { get }
    /// What a number of a record can be whose earlier numbers are all right.
    func number(_ column: StepRecord.Column, of record: StepRecord, in situation: StepSituation) -> StepNumber
    /// The step of a record whose numbers are all within their maxima.
    func step(of record: StepRecord) -> Step
    /// The record of a step without its kind; nil for what the vocabulary cannot express.
    func record(of payload: Payload) -> StepRecord?
    /// What the step leaves behind for those after it.
    static func leave(_ payload: Payload, in situation: inout StepSituation)

    // MARK: Enumerating and explaining

    /// The few steps that an enumeration of all short scripts tries.
    var examples: [Step] { get }
    /// What the step could be instead.
    func variations(of payload: Payload) -> StepVariations

    // MARK: Shrinking

    /// The time and the end of the step, if it is a gesture that has them.
    static func gesture(of payload: Payload) -> Gesture?
    /// An earlier gesture, whose fingers stay down, as it is when it goes on with the step; nil where it does not.
    func continuation(of earlier: Step, by payload: Payload) -> Step?
    /// Whole gestures that may end a script in the place of several steps.
    var wholeGestures: [Step] { get }

    // MARK: What follows from the above for every kind, and stands here for speed: so it is compiled for each

    func record(ofStep step: Step) -> StepRecord?
    static func leave(step: Step, in situation: inout StepSituation)
}

/// How often a kind is drawn, beside the others, in each of the situations that there are.
///
/// These are hints: they make fewer steps skipped, and the same numbers mean the same step in every situation.
struct KindWeights {
    let atRest: Int
    let whileTouched: Int
    let inBackground: Int
}

/// The largest value of a number of a step, and which are likely.
struct StepNumber {
    let maximum: UInt64
    let hint: ChoiceHint

    init(upTo maximum: UInt64, hint: ChoiceHint) {
        self.maximum = maximum
        self.hint = hint
    }

    /// A number that the kind does not need.
    static let unused = StepNumber(upTo: 0, hint: .none)
}

/// How long a gesture takes, how it ends, and the same one with another time and end.
struct Gesture {
    let frames: Int
    let ending: GestureEnding
    let with: (_ frames: Int, _ ending: GestureEnding) -> Step
}

extension StepMaker {
    static var mayBeLeftOut: Bool { true }
    static var isOnlyWhereAskedFor: Bool { false }
    static func isPossible(isAskedFor: Bool, actionNames: [String]) -> Bool { isAskedFor }
    static func leave(_ payload: Payload, in situation: inout StepSituation) {}
    static func gesture(of payload: Payload) -> Gesture? { nil }
    var examples: [Step] { [] }
    var wholeGestures: [Step] { [] }
    func variations(of payload: Payload) -> StepVariations { StepVariations() }
    func continuation(of earlier: Step, by payload: Payload) -> Step? { nil }
}

extension StepMaker {
    static func leave(step: Step, in situation: inout StepSituation) {
        leave(Form.ownPayload(of: step), in: &situation)
    }

    static func gesture(ofStep step: Step) -> Gesture? { gesture(of: Form.ownPayload(of: step)) }
    func record(ofStep step: Step) -> StepRecord? { record(of: Form.ownPayload(of: step)) }
    func variations(ofStep step: Step) -> StepVariations { variations(of: Form.ownPayload(of: step)) }

    func continuation(of earlier: Step, byStep step: Step) -> Step? {
        continuation(of: earlier, by: Form.ownPayload(of: step))
    }
}

/// A step that is nothing but its kind.
protocol PlainStepMaker: StepMaker where Form.Payload == Void {
    static var step: Step { get }
}

extension PlainStepMaker {
    func number(_ column: StepRecord.Column, of record: StepRecord, in situation: StepSituation) -> StepNumber {
        .unused
    }

    func step(of record: StepRecord) -> Step { Self.step }
    func record(of payload: Void) -> StepRecord? { StepRecord() }
}
