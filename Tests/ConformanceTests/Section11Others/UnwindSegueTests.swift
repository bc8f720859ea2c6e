import Testing
import UIKit

@Suite("11 Unwind segues")
@MainActor
struct UnwindSegueTests {
    /// Writes down what a segue asks of it and tells it.
    class Page: UIViewController {
        static var log: [String] = []
        var allows = true

        func note(_ text: String) { Self.log.append("\(title ?? "?").\(text)") }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            note("prepare(\(segue.destination.title ?? "?"))")
        }
        override func canPerformUnwindSegueAction(
            _ action: Selector, from fromViewController: UIViewController, sender: Any?
        ) -> Bool {
            let answer = super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
            note("asked \(answer && allows)")
            return answer && allows
        }
    }

    final class List: Page {
        func done(_ segue: UIStoryboardSegue) { note("done from \(segue.source.title ?? "?")") }
    }

    final class Leap: UIStoryboardSegue {
        override func perform() { source.title = "leapt" }
    }

    private struct Stage {
        let app: HeadlessApp
        let root: UIViewController
        let storyboard: UIStoryboard

        @MainActor
        init(_ makeRoot: (UIStoryboard) -> UIViewController) {
            Page.log = []
            var storyboard: UIStoryboard!
            app = HeadlessApp(
                root: {
                    UIStoryboard.define("Main") { main in
                        main.scene("list") { List() }
                        main.scene("editor") { Page() }
                        let done = Selector("done(_:)", List.done)
                        main.unwind("done", from: "editor", to: done)
                        main.unwind("own", from: "editor", to: done, make: Leap.init(identifier:source:destination:))
                    }
                    storyboard = UIStoryboard(name: "Main", bundle: nil)
                    return makeRoot(storyboard)
                }())
            self.storyboard = storyboard
            root = app.window.rootViewController!
            app.advanceToRest()
        }

        @MainActor
        func make(_ identifier: String, _ title: String) -> Page {
            Self.make(storyboard, identifier, title)
        }

        @MainActor
        static func make(_ storyboard: UIStoryboard, _ identifier: String, _ title: String) -> Page {
            let page = storyboard.instantiateViewController(withIdentifier: identifier) as! Page
            page.title = title
            return page
        }
    }

    @Test("11.1 the source prepares, the handler runs, and the stack pops to it")
    func pops() {
        let stage = Stage { UINavigationController(rootViewController: Stage.make($0, "list", "root")) }
        let navigation = stage.root as! UINavigationController
        let editor = stage.make("editor", "editor")
        navigation.setViewControllers(
            navigation.viewControllers + [stage.make("editor", "middle"), editor], animated: false)
        stage.app.advanceToRest()
        editor.performSegue(withIdentifier: "done", sender: nil)
        #expect(
            Page.log == [
                "editor.asked false", "middle.asked false", "root.asked true", "editor.prepare(root)",
                "root.done from editor",
            ])
        #expect(navigation.viewControllers.count == 1 && navigation.transitionCoordinator != nil)
        stage.app.advanceToRest()
        #expect(navigation.topViewController?.title == "root" && stage.app.diagnostics.isEmpty)
    }

    @Test("11.1 what is presented on the way is dismissed with all above it")
    func dismisses() {
        let stage = Stage { Stage.make($0, "list", "root") }
        let (middle, editor) = (stage.make("editor", "middle"), stage.make("editor", "editor"))
        stage.root.present(middle, animated: false)
        stage.app.advanceToRest()
        middle.present(UINavigationController(rootViewController: editor), animated: false)
        stage.app.advanceToRest()
        editor.performSegue(withIdentifier: "done", sender: nil)
        #expect(Page.log.last == "root.done from editor")
        stage.app.advanceToRest()
        #expect(stage.root.presentedViewController == nil && middle.presentingViewController == nil)
        #expect(stage.app.diagnostics.isEmpty)
    }

    @Test("11.1 a controller that refuses is passed over; the children of a presenting stack are asked top first")
    func refuses() {
        let stage = Stage { UINavigationController(rootViewController: Stage.make($0, "list", "root")) }
        let navigation = stage.root as! UINavigationController
        let (second, third) = (stage.make("list", "second"), stage.make("list", "third"))
        navigation.setViewControllers(navigation.viewControllers + [second, third], animated: false)
        stage.app.advanceToRest()
        third.allows = false
        let editor = stage.make("editor", "editor")
        editor.modalPresentationStyle = .fullScreen
        navigation.present(editor, animated: false)
        stage.app.advanceToRest()
        editor.performSegue(withIdentifier: "done", sender: nil)
        stage.app.advanceToRest()
        #expect(Page.log.prefix(3) == ["editor.asked false", "third.asked false", "second.asked true"])
        #expect(navigation.topViewController === second && navigation.presentedViewController == nil)
    }

    @Test("11.1 tabs select the controller on the way")
    func selects() {
        let stage = Stage { storyboard in
            let tabs = UITabBarController()
            tabs.viewControllers = [Stage.make(storyboard, "list", "first"), Stage.make(storyboard, "editor", "other")]
            tabs.selectedIndex = 1
            return tabs
        }
        let tabs = stage.root as! UITabBarController
        tabs.selectedViewController?.performSegue(withIdentifier: "done", sender: nil)
        stage.app.advanceToRest()
        #expect(tabs.selectedIndex == 0 && Page.log.last == "first.done from other")
    }

    @Test("11.1 without a handler anywhere nothing happens; a segue of the app's own class does what it likes")
    func noneAndOwn() {
        let stage = Stage { Stage.make($0, "editor", "root") }
        stage.root.performSegue(withIdentifier: "done", sender: nil)
        #expect(Page.log == ["root.asked false"] && stage.app.diagnostics.isEmpty)

        let second = Stage { Stage.make($0, "list", "root") }
        let editor = second.make("editor", "editor")
        second.root.present(editor, animated: false)
        second.app.advanceToRest()
        editor.performSegue(withIdentifier: "own", sender: nil)
        second.app.advanceToRest()
        #expect(editor.title == "leapt" && second.root.presentedViewController === editor)
    }
}
