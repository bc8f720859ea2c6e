import Foundation
import HeadlessUIKit
import Testing

@testable import TransitionRunner

@MainActor
@Suite("The functions of the executable")
struct FunctionTableTests {
    @Test("are found by class and method, also where the mangled name leaves out words that stood there before")
    func location() throws {
        let table = try #require(FunctionTable())
        let type = String(reflecting: FunctionTableProbeFunctionTable.self)
        let location = try #require(table.location(ofMethod: "tableFunction(ofTable:)", inType: type))
        #expect(location.file.hasSuffix("/FunctionTableTests.swift"))
        #expect(location.line == FunctionTableProbeFunctionTable.line)
        #expect(location.function == "FunctionTableProbeFunctionTable.tableFunction(ofTable:)")
        #expect(table.location(ofMethod: "tableFunction(ofChair:)", inType: type) == nil)
        #expect(table.location(ofMethod: "tableFunction(ofTable:)", inType: "TransitionRunnerTests.Nobody") == nil)
    }

    @Test("are read no further than their end, where another function stands")
    func ends() throws {
        #expect(Array(FunctionTable.probedOffsets(ofFunctionOfSize: 6)) == [1, 5])
        #expect(Array(FunctionTable.probedOffsets(ofFunctionOfSize: 0)) == [1])
        #expect(FunctionTable.probedOffsets(ofFunctionOfSize: 5_000).max() == 93)
        let file = try #require(FunctionTable.executable)
        let symbols = try #require(ELFSymbols(file: file)).functions(containing: ["TableProbe"])
        #expect(!symbols.isEmpty && symbols.allSatisfy { (1..<100_000).contains($0.size) })
    }

    @Test("are told from those of a class of the same name in another module or type")
    func namesakes() throws {
        let table = try #require(FunctionTable())
        let lines = [TableFlow.Namesake.self, TableDetour.Namesake.self].map { type in
            table.location(ofMethod: "tableStep(of:)", inType: String(reflecting: type))?.line
        }
        #expect(lines == [TableFlow.line, TableDetour.line])
        let privateType = String(reflecting: FunctionTableProbeFunctionTable.self)
            .replacing("TransitionRunnerTests.", with: "OtherTests.")
        #expect(table.location(ofMethod: "tableFunction(ofTable:)", inType: privateType) == nil)
    }

    @Test("are not told of a private class that another file has by the same name")
    func strangers() throws {
        let table = try #require(FunctionTable())
        let here = TableStranger()
        here.tableStranger(of: 1)
        otherTableStranger().tableStranger(of: 2)
        let type = String(reflecting: TableStranger.self)
        #expect(table.location(ofMethod: "tableStranger(of:)", inType: type) == nil)
    }

    @Test("are not those of a module whose name ends in the same letters")
    func modules() {
        let method = MethodName("step(of:)", in: "App.Page")
        #expect(method.isName(ofFunction: "App.Page.step(of: Swift.Int) -> ()"))
        #expect(method.isName(ofFunction: "generic specialization <Swift.Int> of App.Page.step(of: A) -> ()"))
        #expect(!method.isName(ofFunction: "MyApp.Page.step(of: Swift.Int) -> ()"))
        let hidden = MethodName("step(of:)", in: "App.(unknown context at $1f).Page")
        #expect(hidden.isName(ofFunction: "App.(Page in _2F).step(of: Swift.Int) -> ()"))
        #expect(!hidden.isName(ofFunction: "MyApp.(Page in _2F).step(of: Swift.Int) -> ()"))
    }

    @Test("a name that two classes of a run have is nobody's, until it is one's again")
    func lineage() {
        HeadlessApp.forgetClasses()
        defer { HeadlessApp.forgetClasses() }
        let flow = HeadlessApp(root: TableFlow.Namesake())
        #expect(HeadlessApp.lineage(ofClassNamed: "Namesake").first == "TransitionRunnerTests.TableFlow.Namesake")
        #expect(HeadlessApp.lineage(ofClassNamed: "Namesake").contains("HeadlessUIKit.UIViewController"))
        _ = flow.tearDown()
        _ = HeadlessApp(root: TableDetour.Namesake()).tearDown()
        #expect(HeadlessApp.lineage(ofClassNamed: "Namesake").isEmpty)
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
        // A private method, whose name is followed by its file's mark.
        let name = "$s13HeadlessUIKit15TouchDispatcherC11sendActions33_879AA7ECB316F0B0961D36050EE4B7C3LLyyAA7UIEventCF"
        #expect(ownModule(ofSymbol: name) == "HeadlessUIKit")
    }
}

enum TableFlow {
    static let line: Int = #line + 4

    class Namesake: UIViewController {
        @inline(never)
        func tableStep(of number: Int) -> Int { number + 1 }
    }
}

enum TableDetour {
    static let line: Int = #line + 4

    class Namesake: UIViewController {
        @inline(never)
        func tableStep(of number: Int) -> Int { number + 2 }
    }
}

/// Its name repeats the words of its file.
private final class FunctionTableProbeFunctionTable {
    static let line: Int = #line + 3

    @inline(never)
    func tableFunction(ofTable table: Int) -> Int { table + 1 }
}

private final class TableStranger: TableStranging {
    private var count = 0
    @inline(never) func tableStranger(of number: Int) { count += number }
}
