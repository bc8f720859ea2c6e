import TransitionChoices
import TransitionCore

struct ActMaker: StepMaker {
    typealias Form = ActForm
    static let kind = StepKind.act
    static let mayBeLeftOut = false
    let weights = KindWeights(atRest: 30, whileTouched: 20, inBackground: 8)
    private let names: [String]

    init(_ vocabulary: ScriptVocabulary) { names = vocabulary.actionNames }

    static func isPossible(isAskedFor: Bool, actionNames: [String]) -> Bool { isAskedFor && !actionNames.isEmpty }

    func number(_ column: StepRecord.Column, of record: StepRecord, in situation: StepSituation) -> StepNumber {
        column == .target ? StepNumber(upTo: UInt64(names.count - 1), hint: situation.actions) : .unused
    }

    func step(of record: StepRecord) -> Step { .act(names[Int(record.target)]) }

    func record(of name: String) -> StepRecord? {
        names.firstIndex(of: name).map { StepRecord(target: UInt64($0)) }
    }

    var examples: [Step] { names.map { .act($0) } }

    func variations(of name: String) -> StepVariations {
        var variations = StepVariations()
        variations.add(.action, names.map { .act($0) }, besides: .act(name))
        return variations
    }
}
