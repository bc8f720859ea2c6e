import HeadlessUIKit
import Testing
import TransitionCore
import TransitionInvariants
import TransitionRunner

@Suite("A scene's own rules over the live app")
@MainActor
struct SceneFormulaTests {
    private nonisolated static let isPresenting = Formula<HeadlessApp>.holds("a page is up") {
        $0.window.rootViewController?.presentedViewController != nil
    }

    private nonisolated static let isVisible = Formula<HeadlessApp>.holds("the page is in the window") {
        $0.window.rootViewController?.presentedViewController?.viewIfLoaded?.window != nil
    }

    private nonisolated static func scene(_ rule: Formula<HeadlessApp>) -> TransitionScene {
        TransitionScene("pages") { UIViewController() }
            .action("show", when: { $0.window.rootViewController?.presentedViewController == nil }) {
                $0.topViewController?.present(UIViewController(), animated: true)
            }
            .action("dismiss", when: { $0.window.rootViewController?.presentedViewController != nil }) {
                $0.window.rootViewController?.dismiss(animated: true)
            }
            .invariant("own-rule", rule)
    }

    private func find(_ rule: Formula<HeadlessApp>) -> [Counterexample] {
        var options = SearchOptions()
        options.runCount = 60
        options.seed = 3
        return search(Self.scene(rule), options: options).counterexamples
    }

    @Test("are kept by an app that keeps them")
    func kept() {
        let rule = Formula.always(Self.isPresenting.implies(.eventually(Self.isVisible, within: .seconds(0.1))))
        #expect(find(rule).map(\.identity.words) == [])
    }

    @Test("are told with the part that failed, when they are broken, and shrunk to what breaks them")
    func broken() throws {
        let found = find(.always(!Self.isPresenting || .next(Self.isPresenting)))
        let only = try #require(found.first)
        #expect(found.count == 1)
        #expect(only.identity.invariant == "own-rule")
        #expect(only.violations.first?.expected == "always ((not (a page is up)) or (next (a page is up)))")
        #expect(only.violations.first?.summary.contains("held") == true)
        #expect(only.script.steps.filter { if case .act = $0 { true } else { false } }.count == 2)
    }

    @Test("that wait for what never comes are broken when the app has come to rest")
    func neverCame() throws {
        let found = try #require(find(.always(Self.isPresenting.implies(.eventually(!Self.isPresenting)))).first)
        #expect(found.script.steps == [.act("show")])
        #expect(
            found.violations.first?.summary.contains("had not come true when nothing could change any more") == true)
    }

    @Test("are judged in every frame while something moves")
    func everyFrame() throws {
        let isHalfway = Formula<HeadlessApp>.holds("the page is shown between two places") { app in
            guard let layer = app.topViewController?.viewIfLoaded?.layer, let shown = layer.presentation() else {
                return false
            }
            let seen = shown.convert(shown.bounds, to: nil)
            return seen.minY > 200 && seen.minY < 600
        }
        #expect(try #require(find(.always(!isHalfway)).first).script.steps == [.act("show")])
    }

    @Test("that throw, or change the app, are told as what they are")
    func faultyConditions() throws {
        struct NoAnswer: Error {}
        let throwing = Formula<HeadlessApp>.holds("the top is known") { _ in throw NoAnswer() }
        let thrown = try #require(find(.always(throwing)).first?.violations.first)
        #expect(thrown.summary.contains("\"the top is known\" could not be judged: it threw NoAnswer()"))
        #expect(thrown.remedy.contains("Mend the condition"))

        let loading = Formula<HeadlessApp>.holds("the spare page is wide") { app in
            app.spare.view.bounds.width >= 0
        }
        let disturbing = try #require(find(.always(loading)).first?.violations.first)
        #expect(disturbing.summary.contains("changed the app"))
        #expect(disturbing.remedy.contains("viewIfLoaded"))
    }

    @Test("are left out when other rules are asked for")
    func restricted() {
        var options = SearchOptions()
        options.runCount = 20
        options.seed = 3
        options.invariants = ["no-crash"]
        #expect(search(Self.scene(.always(Self.isPresenting)), options: options).counterexamples.isEmpty)
    }
}

extension HeadlessApp {
    /// A page that nobody has loaded.
    fileprivate var spare: UIViewController { UIViewController() }
}
