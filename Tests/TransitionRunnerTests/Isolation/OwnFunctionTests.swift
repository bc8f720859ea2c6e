import Testing

@testable import TransitionRunner

@Suite("A function of the tool's own")
struct OwnFunctionTests {
    @Test("is told by its name; what extends one of the tool's types is none")
    func own() {
        #expect(ownModule(ofSymbol: "$s13HeadlessUIKit6UIViewC13layOutFromTopyyF") == "HeadlessUIKit")
        #expect(ownModule(ofSymbol: "$s16TransitionRunner6SearchC3runyyF") == "TransitionRunner")
        #expect(ownModule(ofSymbol: "$s5MyApp4PageC4showyyF") == nil)
        #expect(ownModule(ofSymbol: "$s13HeadlessUIKit6UIViewC5MyAppE5shakeyyF") == nil)
        #expect(ownModule(ofSymbol: "$s13HeadlessUIKit6UIViewC5MyAppE5shakeyyFyycfU_") == nil)
        #expect(ownModule(ofSymbol: "main") == nil)
    }

    @Test("may hold the user's code where it was made for a type, or only passes on")
    func specialized() {
        #expect(mayHoldUserCode(symbol: "$s13HeadlessUIKit6UIViewC13layOutFromTopyyF5MyApp4PageC_Tg5"))
        #expect(mayHoldUserCode(symbol: "$s13HeadlessUIKit6UIViewCIegg_ACytIegnr_TR"))
        #expect(!mayHoldUserCode(symbol: "$s13HeadlessUIKit6UIViewC13layOutFromTopyyF"))
    }
}
