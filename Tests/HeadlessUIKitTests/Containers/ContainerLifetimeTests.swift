import HeadlessUIKit
import Testing
import TransitionCore

@Suite("Containers: lifetime and traces")
@MainActor
struct ContainerLifetimeTests {
    @Test("A stack and its tabs are let go, at rest and in the middle of a push")
    func leaks() {
        for frames in [0, 5, 60] {
            let app = HeadlessApp(
                root: {
                    let tabs = UITabBarController()
                    tabs.viewControllers = [
                        UINavigationController(rootViewController: UIViewController()), UIViewController(),
                    ]
                    return tabs
                }())
            app.advanceToRest()
            app.perform { app in
                let tabs = app.topViewController as? UITabBarController
                let navigation = tabs?.viewControllers?.first as? UINavigationController
                navigation?.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
                    barButtonSystemItem: .done, target: nil, action: nil)
                navigation?.pushViewController(UIViewController(), animated: true)
                navigation?.pushViewController(UIViewController(), animated: true)
            }
            app.advance(frames: frames)
            #expect(app.tearDown().map(\.typeName) == [])
        }
    }

    @Test("A popped controller is let go after its end")
    func popped() {
        let app = HeadlessApp(root: UINavigationController(rootViewController: UIViewController()))
        app.advanceToRest()
        weak var pushed: UIViewController?
        app.perform { app in
            let controller = UIViewController()
            pushed = controller
            (app.topViewController as? UINavigationController)?.pushViewController(controller, animated: true)
        }
        app.advanceToRest()
        #expect(pushed != nil)
        app.perform { ($0.topViewController as? UINavigationController)?.popViewController(animated: true) }
        app.advanceToRest()
        #expect(pushed == nil)
    }

    @Test("A trace names the push, its container, and in each snapshot the stack")
    func trace() throws {
        let app = HeadlessApp(root: UINavigationController(rootViewController: UIViewController()))
        app.advanceToRest()
        app.perform {
            ($0.topViewController as? UINavigationController)?.pushViewController(UIViewController(), animated: true)
        }
        app.advanceToRest()
        let record = try #require(app.trace.transitions.first)
        #expect(record.kind == .push && record.style == .none)
        #expect(app.trace.object(record.container).typeName == "UINavigationController")
        let stacks = app.trace.snapshots.map { $0.controller(record.container)?.viewControllers }
        #expect(stacks.first == [record.from])
        #expect(stacks.last == [record.from, record.to])
        #expect(app.trace.snapshots.last?.controller(record.container)?.selected == record.to)
    }

    @Test("A new window size reaches container, bars and the top's view")
    func resize() {
        let app = HeadlessApp(root: UINavigationController(rootViewController: UIViewController()))
        app.advanceToRest()
        let navigation = app.topViewController as! UINavigationController
        app.resize(to: CGSize(width: 844, height: 390))
        app.advanceToRest()
        #expect(navigation.topViewController?.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(navigation.navigationBar.frame.width == 844)
    }

    @Test("A toolbar shows the top's items, and flexible spaces share the room")
    func toolbar() {
        let app = HeadlessApp(root: UINavigationController(rootViewController: UIViewController()))
        let navigation = app.topViewController as! UINavigationController
        navigation.topViewController?.toolbarItems = [
            UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil), .flexibleSpace(),
            UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil),
        ]
        navigation.setToolbarHidden(false, animated: true)
        app.advanceToRest()
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 766, width: 390, height: 44))
        #expect(navigation.toolbar.subviews.map(\.frame.minX) == [0, 44, 346])
        #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 78)
    }

    @Test("A split view shows one controller on a narrow window, two on a wide one")
    func split() {
        let make = {
            let split = UISplitViewController()
            split.viewControllers = [UIViewController(), UIViewController()]
            return split
        }
        let app = HeadlessApp(root: make())
        app.advanceToRest()
        let split = app.topViewController as! UISplitViewController
        #expect(split.isCollapsed)
        #expect(split.viewControllers.map { $0.viewIfLoaded?.window != nil } == [true, false])
    }

    @Test("What waits for a commit as the world ends keeps nothing alive")
    func commitAtTheEnd() {
        let app = HeadlessApp(root: UIViewController())
        app.advanceToRest()
        func add() {
            let child = UIViewController()
            app.window.rootViewController?.addChild(child)
            app.window.rootViewController?.view.addSubview(child.view)
        }
        add()
        #expect(app.tearDown().isEmpty)
    }
}
