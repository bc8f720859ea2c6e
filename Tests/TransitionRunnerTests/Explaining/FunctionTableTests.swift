import HeadlessUIKit
import Testing

@testable import TransitionRunner

@Suite("The functions of the executable")
struct FunctionTableTests {
    @Test("are found by class and method, also where the mangled name leaves out words that stood there before")
    func place() throws {
        let table = try #require(FunctionTable())
        let place = try #require(
            table.place(ofMethod: "tableFunction(ofTable:)", inType: "FunctionTableProbeFunctionTable"))
        #expect(place.file.hasSuffix("/FunctionTableTests.swift"))
        #expect(place.line == FunctionTableProbeFunctionTable.line)
        #expect(place.function == "FunctionTableProbeFunctionTable.tableFunction(ofTable:)")
        #expect(table.place(ofMethod: "tableFunction(ofChair:)", inType: "FunctionTableProbeFunctionTable") == nil)
        #expect(table.place(ofMethod: "tableFunction(ofTable:)", inType: "FunctionTableNobody") == nil)
    }

    @Test("are told by the longest word of an identifier that mangling leaves whole")
    func words() {
        #expect(longestWord(of: "interactionControllerForDismissal") == "interaction")
        #expect(longestWord(of: "UIKitDimmingView2") == "Dimming")
        #expect(longestWord(of: "größe") == nil)
        #expect(longestWord(of: "_1") == nil)
    }

    @Test("are ours by their names, but not where the user extends a type of ours")
    func module() {
        #expect(ownModule(ofSymbol: "$s13HeadlessUIKit6UIViewC14layoutIfNeededyyF") == "HeadlessUIKit")
        #expect(ownModule(ofSymbol: "$s13HeadlessUIKit6UIViewC14layoutIfNeededyyFyycfU_") == "HeadlessUIKit")
        #expect(ownModule(ofSymbol: "$s13HeadlessUIKit6UIViewC5MyAppE5shakeyyF") == nil)
        #expect(ownModule(ofSymbol: "$s5MyApp6UIViewC14layoutIfNeededyyF") == nil)
        #expect(ownModule(ofSymbol: "main") == nil)
    }
}

/// Its name repeats the words of its file.
private final class FunctionTableProbeFunctionTable {
    static let line = 43

    @inline(never)
    func tableFunction(ofTable table: Int) -> Int { table + 1 }
}
