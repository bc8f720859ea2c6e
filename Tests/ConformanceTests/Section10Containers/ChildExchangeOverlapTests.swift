import Testing
import UIKit

@Suite("10.2 An exchange of children while something else goes on")
@MainActor
struct ChildExchangeOverlapTests {
    private let log = CallLog()

    private func add(_ child: UIViewController, to parent: UIViewController) {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    private func exchange(_ from: UIViewController, for to: UIViewController, in parent: UIViewController) {
        from.willMove(toParent: nil)
        parent.addChild(to)
        parent.transition(from: from, to: to, duration: 0.25, animations: { to.view.alpha = 0.9 }) { _ in
            from.removeFromParent()
            to.didMove(toParent: parent)
        }
    }

    @Test("10.2, 10.5 a parent that leaves in the middle takes both along, balanced")
    func parentLeaves() {
        let parent = UIViewController()
        let tabs = Launch(
            { () -> UITabBarController in
                let tabs = UITabBarController()
                tabs.viewControllers = [parent, UIViewController()]
                return tabs
            }())
        let (from, to) = (RecordingController("A", log), RecordingController("B", log))
        add(from, to: parent)
        tabs.app.advanceToRest()
        _ = log.take()
        exchange(from, for: to, in: parent)
        tabs.app.advance(frames: 3)
        tabs.root.selectedIndex = 1
        tabs.app.advanceToRest()
        #expect(tabs.app.diagnostics.isEmpty)
        #expect(log.take().filter { $0.hasPrefix("B.viewDid") } == ["B.viewDidLoad", "B.viewDidDisappear"])
        #expect(to.parent === parent && from.parent == nil)
    }

    @Test("10.2, 10.4 a second exchange before the end of the first is logged as unbalanced")
    func overlapping() {
        let stage = Launch(UIViewController())
        let children = ["A", "B", "C"].map { RecordingController($0, log) }
        add(children[0], to: stage.root)
        stage.app.advanceToRest()
        exchange(children[0], for: children[1], in: stage.root)
        stage.app.advance(frames: 3)
        exchange(children[1], for: children[2], in: stage.root)
        stage.app.advanceToRest()
        #expect(stage.app.diagnostics.map { $0.text.prefix(16) } == ["Unbalanced calls"])
    }

    @Test("9.13 a push that has not started when its stack's window gets another root is done unseen")
    func rootReplacedBeforeTheStart() {
        let stage = Launch(UINavigationController(rootViewController: UIViewController()))
        stage.root.pushViewController(UIViewController(), animated: true)
        stage.app.window.rootViewController = UIViewController()
        #expect(stage.app.advanceToRest() == .rest)
        #expect(stage.app.trace.transitions.count == 1)
        #expect(stage.root.transitionCoordinator == nil)
        #expect(stage.app.diagnostics.isEmpty)
    }
}
