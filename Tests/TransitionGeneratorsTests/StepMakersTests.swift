import Testing
import TransitionCore

@testable import TransitionGenerators

@Suite("The makers of steps")
struct StepMakersTests {
    private let makers = StepMakers(.modal)

    @Test("are one for each kind, which knows steps of its own kind", arguments: StepKind.allCases)
    func kinds(_ kind: StepKind) {
        #expect(kind.maker.kind == kind)
        for step in makers[kind].examples + makers[kind].wholeGestures { #expect(StepKind(step) == kind) }
    }

    @Test("draw the same step of its record as it was written from, and nothing that the kind does not need")
    func records() throws {
        for seed in UInt64(0)..<200 {
            for step in ScriptGenerator.modal.random(seed: seed).script.steps {
                let record = try #require(makers.record(of: step))
                #expect(makers.step(of: record) == step)
                let maker = makers[step]
                for column in StepRecord.Column.allCases {
                    let number = maker.number(column, of: record, in: StepSituation())
                    #expect(record[column] <= number.maximum, "\(column) of \(step)")
                }
            }
        }
    }

    @Test("give a gesture back that is to take the time and end that it has")
    func gestures() {
        var count = 0
        for step in StepKind.allCases.flatMap({ makers[$0].examples }) {
            guard let gesture = step.gesture else { continue }
            count += 1
            #expect(gesture.with(gesture.frames, gesture.ending) == step)
            #expect(gesture.with(7, .cancel).gesture?.frames == 7)
        }
        #expect(count > 8)
    }
}
