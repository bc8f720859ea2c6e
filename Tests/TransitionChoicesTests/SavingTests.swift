import Testing

@testable import PropertyTesting
@testable import TransitionChoices

@Suite struct SavingTests {
    private struct Transfer: Codable, Equatable {
        var from: Int
        var amounts: [Double]
    }

    private static let transfer = Transfer(from: 3, amounts: [0.5, -2])

    @Test("a token gives back the value, numbers and text alone too")
    func tokensGiveBackValues() throws {
        let token = try CaseToken.token(of: Self.transfer)
        #expect(token.hasPrefix("V1-") && token.allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) })
        #expect(try CaseToken.value(of: token) == Self.transfer)
        #expect(try CaseToken.value(of: CaseToken.token(of: Int.min)) == Int.min)
        #expect(try CaseToken.value(of: CaseToken.token(of: "a\"b")) == "a\"b")
    }

    @Test("a token of choices gives back the choices")
    func tokensGiveBackChoices() throws {
        let sequence = try Generator<[Int]>.array(of: .integer()).generate(from: RandomChoiceSource(seed: 3)).sequence
        #expect(try CaseToken.sequence(of: CaseToken.token(of: sequence)) == sequence)
    }

    @Test("what is no token, of another version, damaged, or of something else is named as that")
    func badTokensAreNamed() throws {
        let token = try CaseToken.token(of: Self.transfer)
        func error(_ token: String) -> CaseTokenError? {
            #expect(throws: CaseTokenError.self) { try CaseToken.value(of: token, as: Transfer.self) }
        }
        #expect(error("hello") == .notAToken("hello"))
        #expect(error("V7-abc") == .otherVersion(found: 7, readable: 1))
        for length in 3..<token.count { #expect(error(String(token.prefix(length))) == .damaged) }
        let choices = CaseToken.token(of: ChoiceSequence())
        #expect(error(choices) == .otherContent(expected: "a value"))
        guard case .otherType = error(try CaseToken.token(of: 7)) else {
            Issue.record("a number is no transfer")
            return
        }
    }

    @Test("a file gives back the case, and is text that can be read")
    func filesGiveBackCases() throws {
        let sequence = try Generator.integer().generate(from: RandomChoiceSource(seed: 3)).sequence
        let saved = SavedCase(
            property: "transfers keep the sum", failure: .isFalse, value: Self.transfer, sequence: sequence)
        let text = try saved.text()
        #expect(text.contains("\"from\" : 3") && text.contains("\"property\" : \"transfers keep the sum\""))
        let again = try SavedCase<Transfer>(text: text)
        #expect(again.value == Self.transfer && again.sequence == sequence && again.failure == .isFalse)
    }

    @Test("a file of another version, of another type, or none at all is named as that")
    func badFilesAreNamed() throws {
        let text = try SavedCase(property: "p", failure: .isFalse, value: 7, sequence: ChoiceSequence()).text()
        #expect(throws: CaseTokenError.otherVersion(found: 2, readable: 1)) {
            try SavedCase<Int>(text: text.replacing("\"version\" : 1", with: "\"version\" : 2"))
        }
        #expect(throws: CaseTokenError.notASavedCase) { try SavedCase<Int>(text: "hello") }
        #expect(throws: CaseTokenError.self) { try SavedCase<Transfer>(text: text) }
    }

    @Test("what a search finds can be saved and replayed")
    func foundCasesAreSaved() throws {
        let search = PropertySearch(.integer(in: 0...99))
        let failure = try #require(search.run { number, _ in number < 40 }.failures.first)
        let saved = try SavedCase<Int>(text: SavedCase(property: "small", failure).text())
        #expect(saved.value == 40)
        #expect(search.replay(saved.value) { number, _ in number < 40 } != .holds)
    }
}
