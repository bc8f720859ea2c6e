import Testing
import TransitionChoices
import TransitionCore

@testable import TransitionGenerators

@Suite("What scripts are made of, as plain numbers")
struct ScriptMaterialTests {
    private static let materials = [
        ScriptMaterial(
            records: [[3, .max, 0], [], [7]], stepStarts: [0, 37], instants: [0, 3, 23, 60],
            askedRules: [
                AskedRule(rule: .stopKeepsShownValue, step: -1), AskedRule(rule: .fullUpdateStillCompletes, step: 2),
            ]),
        ScriptMaterial(records: [], stepStarts: [], instants: [], askedRules: []),
    ]

    @Test("is the same when it is read again, one after the other")
    func reading() {
        var words = Self.materials.flatMap(\.words)[...]
        for material in Self.materials { #expect(ScriptMaterial(words: &words) == material) }
        #expect(words.isEmpty)
        #expect(ScriptMaterial(words: &words) == nil)
    }

    @Test("is nothing where its end is missing")
    func cut() {
        let words = Self.materials[0].words
        for length in words.indices {
            var words = words[..<length]
            #expect(ScriptMaterial(words: &words) == nil, "\(length) of \(Self.materials[0].words.count)")
        }
    }

    @Test("is nothing where a number says what there is not: a rule without that number, a list longer than the rest")
    func wrongNumbers() {
        let words = Self.materials[0].words
        for (place, number) in [(words.count - 2, 255), (words.count - 2, 256), (0, Int.max), (1, .max)] {
            var changed = words
            changed[place] = UInt64(number)
            var words = changed[...]
            #expect(ScriptMaterial(words: &words) == nil, "\(number) at \(place)")
        }
    }
}
