import Testing

/// The rule of layers on folders that break it, and on some that come close.
@Suite("The rule of layers")
struct LayerRuleTests {
    private let view = file(
        "Views/View.swift", "open class View {\n    var owner: (any ViewOwner)?\n}\nprotocol ViewOwner {}")
    private let controller = file(
        "Controllers/Controller.swift",
        """
        public final class Controller: ViewOwner {
            var view: View?
            struct Style {}
            func appear() {}
        }
        """)

    @Test("lets a higher folder know a lower one")
    func downwards() {
        #expect(problems([view, controller]).isEmpty)
    }

    @Test("knows a lower folder that names a type of a higher one, once a file")
    func types() {
        let culprit = Self.file(
            "Views/Window.swift", "class Window: View {\n    var root: Controller?\n    let last: [Controller] = []\n}")
        let found = problems([view, controller, culprit])
        #expect(
            found.map(\.description) == ["Model/Views/Window.swift:2: Views may not know Controller of Controllers"])
    }

    @Test("reads neither comments nor strings")
    func proseIsNoCode() {
        let text = "/// The view of a Controller.\nlet name = \"Controller\" // of Controller.appear"
        #expect(problems([view, controller, Self.file("Views/Name.swift", text)]).isEmpty)
    }

    @Test("knows a call of a member that only higher folders declare, be it in an extension of a lower type")
    func members() {
        let additions = Self.file("Controllers/View+Home.swift", "extension View {\n    var home: Int { 1 }\n}")
        let culprit = Self.file("Views/Window.swift", "func show(_ view: View) {\n    _ = view.home\n}")
        let found = problems([view, controller, additions, culprit])
        #expect(found.map(\.description) == ["Model/Views/Window.swift:2: Views may not know home of Controllers"])
    }

    @Test("leaves a member alone that has a namesake in the folder, below it, or in another module")
    func namesakes() {
        let own = Self.file(
            "Views/Own.swift", "protocol Appearing { func appear() }\nfunc f(_ a: any Appearing) { a.appear() }")
        #expect(problems([view, controller, own]).isEmpty)
        let caller = Self.file("Views/Caller.swift", "func f(_ a: Other) { a.appear() }")
        #expect(problems([view, controller, caller]).count == 1)
        let other = Self.file("../Core/Other.swift", "struct Other { func appear() {} }")
        #expect(problems([view, controller, caller], others: [other]).isEmpty)
    }

    @Test("leaves a type alone that has a namesake in the folder or below it")
    func nestedNamesakes() {
        let own = Self.file(
            "Views/Own.swift", "extension View {\n    enum Controller {}\n    static let kind = Controller.self\n}")
        #expect(problems([view, controller, own]).isEmpty)
    }

    @Test("knows a type that a higher folder nests in a lower one's, by the dot before it")
    func nestedTypes() {
        let additions = Self.file("Controllers/View+Home.swift", "extension View {\n    enum Home {}\n}")
        let culprit = Self.file("Views/Window.swift", "let home = View.Home.self\nstruct Street<Home> {}")
        let found = problems([view, controller, additions, culprit])
        #expect(found.map(\.description) == ["Model/Views/Window.swift:1: Views may not know Home of Controllers"])
    }

    @Test("takes an exception, for that type in that file alone")
    func exceptions() {
        let window = Self.file("Views/Window.swift", "class Window: View {\n    var root: Controller?\n}")
        let other = Self.file("Views/Other.swift", "let other: Controller? = nil")
        let exceptions = ["Model/Views/Window.swift": Set(["Controller"])]
        let found = problems([view, controller, window, other], exceptions: exceptions)
        #expect(found.map(\.path) == ["Model/Views/Other.swift"])
    }

    @Test("asks for the end of an exception that nothing needs, and of one for a file that is gone")
    func unneededExceptions() {
        let exceptions = ["Model/Views/Gone.swift": Set(["Controller"]), "Model/Views/View.swift": ["Controller"]]
        let found = problems([view, controller], exceptions: exceptions)
        #expect(found.map(\.path) == ["Model/Views/Gone.swift", "Model/Views/View.swift"])
        #expect(found.first?.text == "it does not name Controller: no exception is needed")
    }

    @Test("asks for a place in the table for a new folder, and for the end of a place that is empty")
    func table() {
        let found = problems([view, Self.file("Newcomers/A.swift", "let a = 1"), Self.file("B.swift", "let b = 1")])
        #expect(
            found.map(\.description) == [
                "Model/Newcomers/A.swift: its folder is not in the table of layers",
                "Model/B.swift: its folder is not in the table of layers",
                "Model/Controllers: a layer without a file",
            ])
    }

    private func problems(
        _ files: [SourceFile], others: [SourceFile] = [], exceptions: [String: Set<String>] = [:]
    ) -> [TidyProblem] {
        LayerRule(
            files, below: "Model/", beside: others, layers: ["Views", "Controllers"], exceptions: exceptions
        ).problems()
    }

    private static func file(_ path: String, _ text: String) -> SourceFile {
        SourceFile(path: "Model/\(path)", text: text)
    }
}
