import Testing
import TransitionCore
import UIKit

@Suite("2.1 containers in a context")
@MainActor
struct ContextContainerTests {
    private func tabs(_ style: UIModalPresentationStyle) -> (
        app: HeadlessApp, tabs: UITabBarController, page: RecordingController, presented: RecordingController,
        log: CallLog
    ) {
        let (log, tabs) = (CallLog(), UITabBarController())
        let (page, presented) = (RecordingController("P", log), RecordingController("C", log))
        page.definesPresentationContext = true
        tabs.viewControllers = [page, RecordingController("Q", log)]
        let app = HeadlessApp(root: tabs)
        app.advanceToRest()
        presented.modalPresentationStyle = style
        page.present(presented, animated: true)
        app.advanceToRest()
        _ = log.take()
        return (app, tabs, page, presented, log)
    }

    @Test("2.1 the container of a current context covers the context, not what surrounds it")
    func frame() {
        let (parent, child, page) = (UIViewController(), UIViewController(), UIViewController())
        let app = HeadlessApp(root: parent)
        parent.addChild(child)
        child.view.frame = CGRect(x: 0, y: 400, width: 390, height: 444)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        child.definesPresentationContext = true
        app.advanceToRest()
        page.modalPresentationStyle = .currentContext
        child.present(page, animated: true)
        app.advanceToRest()
        #expect(page.view.superview?.frame == CGRect(x: 0, y: 400, width: 390, height: 444))
        #expect(page.view.superview?.superview === parent.view)
        page.dismiss(animated: true)
        app.advanceToRest()
        #expect(child.view.superview === parent.view)
        #expect(child.view.frame == CGRect(x: 0, y: 400, width: 390, height: 444))
    }

    @Test("2.1 a container in a context whose view scrolls stays over what is seen of it")
    func scrolledContext() {
        let (table, page) = (UITableViewController(style: .plain), UIViewController())
        let app = HeadlessApp(root: UINavigationController(rootViewController: table))
        table.definesPresentationContext = true
        table.tableView.contentSize.height = 2000
        app.advanceToRest()
        page.modalPresentationStyle = .overCurrentContext
        let seen = table.view.convert(table.view.bounds, to: nil)
        table.tableView.contentOffset.y = 100
        table.present(page, animated: true)
        app.advance(frames: 5)
        table.tableView.contentOffset.y = 300
        app.advanceToRest()
        #expect(page.view.convert(page.view.bounds, to: nil) == seen)
        table.tableView.setContentOffset(.zero, animated: true)
        app.advanceToRest()
        #expect(page.view.convert(page.view.bounds, to: nil) == seen)
    }

    /// When the window changes its size.
    enum Turn: Sendable {
        case never, atRest, meanwhile
    }

    @Test(
        "2.2, 2.5 a page in a context that begins elsewhere than the window keeps its place under a full-screen one",
        arguments: [Turn.never, .atRest, .meanwhile])
    func fullScreenOverContext(turn: Turn) {
        let (parent, child) = (UIViewController(), UIViewController())
        let (filter, page) = (UIViewController(), UIViewController())
        let app = HeadlessApp(root: parent)
        parent.addChild(child)
        child.view.frame = CGRect(x: 0, y: 300, width: 390, height: 544)
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        child.definesPresentationContext = true
        filter.modalPresentationStyle = .overCurrentContext
        child.present(filter, animated: true)
        app.advanceToRest()
        page.modalPresentationStyle = .fullScreen
        filter.present(page, animated: true)
        app.advance(frames: 5)
        #expect(filter.view.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 300))
        if turn == .meanwhile { app.resize(to: CGSize(width: 500, height: 600)) }
        app.advanceToRest()
        // Covered it is out of the window, and speaks of the place that it comes back to.
        #expect(filter.view.window == nil && filter.view.frame.origin == .zero)
        if turn == .atRest {
            app.resize(to: CGSize(width: 500, height: 600))
            app.advanceToRest()
        }
        page.dismiss(animated: true)
        app.advance(frames: 5)
        #expect(filter.view.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 300))
        app.advanceToRest()
        #expect(filter.view.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 300))
        #expect(filter.view.frame.size == child.view.bounds.size)
    }

    @Test(
        "2.1, 10.5 what a tab presents in its context goes and comes with the tab",
        arguments: [.currentContext, .overCurrentContext] as [UIModalPresentationStyle])
    func goesWithTab(style: UIModalPresentationStyle) {
        let (app, tabs, page, presented, log) = tabs(style)
        tabs.selectedIndex = 1
        app.advanceToRest()
        #expect(presented.view.window == nil)
        #expect(page.view.window == nil)
        #expect(log.take().filter { $0.hasPrefix("C.") } == ["C.viewWillDisappear", "C.viewDidDisappear"])
        tabs.selectedIndex = 0
        app.advanceToRest()
        #expect(presented.view.window != nil)
        #expect((page.view.window != nil) == (style == .overCurrentContext))
        #expect(
            log.take().filter { $0.hasPrefix("C.") } == ["C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear"])
        page.dismiss(animated: true)
        app.advanceToRest()
        #expect(page.view.window != nil)
        #expect(app.diagnostics.isEmpty)
    }

    @Test(
        "10.4 a tab that goes while it presents leaves nothing unbalanced",
        arguments: [.currentContext, .overCurrentContext] as [UIModalPresentationStyle])
    func goesInTheMiddle(style: UIModalPresentationStyle) {
        let (app, tabs, page, presented, _) = tabs(style)
        page.dismiss(animated: false)
        app.advanceToRest()
        page.present(presented, animated: true)
        app.advance(frames: 5)
        tabs.selectedIndex = 1
        app.advanceToRest()
        tabs.selectedIndex = 0
        app.advanceToRest()
        #expect(presented.view.window != nil)
        #expect(app.diagnostics.isEmpty)
        page.dismiss(animated: true)
        app.advance(frames: 5)
        tabs.selectedIndex = 1
        app.advanceToRest()
        #expect(page.view.window == nil)
        tabs.selectedIndex = 0
        app.advanceToRest()
        #expect(page.view.window != nil)
        #expect(app.diagnostics.isEmpty)
    }

    @Test(
        "10.4, 10.5 what a hidden tab dismisses has disappeared with the tab, and its page appears with the tab",
        arguments: [.currentContext, .overCurrentContext] as [UIModalPresentationStyle], [true, false])
    func goesUnseen(style: UIModalPresentationStyle, animated: Bool) {
        let (app, tabs, page, presented, log) = tabs(style)
        tabs.selectedIndex = 1
        app.advanceToRest()
        _ = log.take()
        page.dismiss(animated: animated)
        app.advanceToRest()
        #expect(log.take().isEmpty)
        #expect(page.presentedViewController == nil && presented.view.superview == nil)
        tabs.selectedIndex = 0
        app.advanceToRest()
        #expect(page.view.window != nil)
        #expect(
            log.take().filter { $0.hasPrefix("P.") } == ["P.viewWillAppear", "P.viewIsAppearing", "P.viewDidAppear"])
        #expect(app.diagnostics.isEmpty)
    }

    @Test(
        "10.4, 10.5 what comes or goes in the context of a page that is left in the same turn goes with the page",
        arguments: [.currentContext, .overCurrentContext] as [UIModalPresentationStyle], [true, false])
    func pageIsLeft(style: UIModalPresentationStyle, isComing: Bool) {
        let log = CallLog()
        let (page, presented) = (RecordingController("P", log), RecordingController("C", log))
        page.definesPresentationContext = true
        presented.modalPresentationStyle = style
        let stack = UINavigationController(rootViewController: page)
        let app = HeadlessApp(root: stack)
        app.advanceToRest()
        if !isComing { page.present(presented, animated: true) }
        app.advanceToRest()
        _ = log.take()
        if isComing { page.present(presented, animated: true) } else { page.dismiss(animated: true) }
        stack.pushViewController(UIViewController(), animated: true)
        app.advanceToRest()
        func calls() -> [String] { log.take().filter { $0.hasPrefix("C.") } }
        #expect(calls() == (isComing ? ["C.viewDidLoad"] : ["C.viewWillDisappear", "C.viewDidDisappear"]))
        stack.popViewController(animated: true)
        app.advanceToRest()
        #expect(calls() == (isComing ? ["C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear"] : []))
        #expect((presented.view.window != nil) == isComing)
        #expect(app.diagnostics.isEmpty)
    }

    @Test("2.1 the responder chain of a presented controller goes on at its presenter, and ends at the application")
    func responderChain() {
        let fixture = PresentationFixture(style: .overFullScreen, usesAnimator: false)
        fixture.show()
        #expect(fixture.presented.view.next === fixture.presented)
        #expect(fixture.presented.next === fixture.root)
        #expect(fixture.app.window.next is UIApplication)
    }

    @Test(
        "2.1 so it does where the presenter's view has gone",
        arguments: [.fullScreen, .currentContext]
            as [UIModalPresentationStyle])
    func responderChainOfAbsentPresenter(style: UIModalPresentationStyle) {
        let (app, _, page, presented, _) = tabs(style)
        var chain: [UIResponder] = [presented.view]
        while let next = chain.last?.next { chain.append(next) }
        #expect(page.view.window == nil)
        let passesWindow = chain.contains { $0 === app.window }
        #expect(passesWindow && chain.last is UIApplication)
    }

    /// Lays its child out in its lower half.
    final class Parent: UIViewController {
        let child = UIViewController()
        /// Whether it does so at each layout, or once for each size.
        var isEager = true
        private var size = CGSize.zero

        override func viewDidLoad() {
            super.viewDidLoad()
            child.definesPresentationContext = true
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            guard isEager || size != view.bounds.size else { return }
            size = view.bounds.size
            child.view.frame = CGRect(
                x: 0, y: view.bounds.midY, width: view.bounds.width, height: view.bounds.height / 2)
        }
    }

    private let lowerHalf = CGRect(x: 0, y: 422, width: 390, height: 422)
    private let lowerHalfRotated = CGRect(x: 0, y: 195, width: 844, height: 195)

    private func place(_ controller: UIViewController) -> CGRect {
        controller.view.convert(controller.view.bounds, to: nil)
    }

    @Test("2.1, 9.9 a page in place of a child stands where the parent puts the child's view, also after a rotation")
    func childLaidOutByParent() {
        let (parent, page) = (Parent(), UIViewController())
        let app = HeadlessApp(root: parent)
        page.modalPresentationStyle = .currentContext
        parent.child.present(page, animated: true)
        app.advanceToRest()
        #expect(place(page) == lowerHalf)
        app.resize(to: CGSize(width: 844, height: 390))
        app.advanceToRest()
        #expect(place(page) == lowerHalfRotated)
        page.dismiss(animated: true)
        app.advance(frames: 3)
        #expect(place(parent.child) == lowerHalfRotated)
        app.advanceToRest()
        #expect(parent.child.view.frame == lowerHalfRotated)
    }

    @Test(
        "2.1, 9.9 so it does when the window turns while the page comes or goes", arguments: [true, false],
        [true, false])
    func childLaidOutMeanwhile(isComing: Bool, isEager: Bool) {
        let (parent, page) = (Parent(), UIViewController())
        parent.isEager = isEager
        let app = HeadlessApp(root: parent)
        page.modalPresentationStyle = .currentContext
        parent.child.present(page, animated: true)
        if !isComing {
            app.advanceToRest()
            page.dismiss(animated: true)
        }
        app.advance(frames: 3)
        #expect(place(parent.child) == lowerHalf)
        app.resize(to: CGSize(width: 844, height: 390))
        app.advance(frames: 3)
        #expect(place(parent.child) == lowerHalfRotated)
        app.advanceToRest()
        #expect(place(isComing ? page : parent.child) == lowerHalfRotated)
        #expect(parent.child.view.frame == lowerHalfRotated)
        if isComing { page.dismiss(animated: true) }
        app.advanceToRest()
        #expect(parent.child.view.frame == lowerHalfRotated)
    }

    /// Lays out a view in which its child's view follows by its mask.
    final class Holder: UIViewController {
        let child = UIViewController()
        private let holder = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 544))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(holder)
            child.definesPresentationContext = true
            addChild(child)
            child.view.frame = CGRect(x: 0, y: 100, width: 390, height: 444)
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            holder.addSubview(child.view)
            child.didMove(toParent: self)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            holder.frame = CGRect(x: 0, y: 300, width: view.bounds.width, height: view.bounds.height - 300)
        }
    }

    @Test("2.1, 9.9 one that nobody lays out follows its mask, and so does the page", arguments: [true, false])
    func childLaidOutByMask(isComing: Bool) {
        let (parent, page) = (Holder(), UIViewController())
        let app = HeadlessApp(root: parent)
        app.advanceToRest()
        page.modalPresentationStyle = .currentContext
        parent.child.present(page, animated: true)
        if !isComing {
            app.advanceToRest()
            page.dismiss(animated: true)
        }
        app.advance(frames: 3)
        app.resize(to: CGSize(width: 500, height: 700))
        app.advance(frames: 3)
        let resized = CGRect(x: 0, y: 400, width: 500, height: 300)
        #expect(place(parent.child) == resized)
        app.advanceToRest()
        #expect(place(isComing ? page : parent.child) == resized)
        if isComing { page.dismiss(animated: true) }
        app.advanceToRest()
        #expect(place(parent.child) == resized)
    }

    @Test("2.1, 9.9 what comes in the place of a tab's stack that goes in the same turn fills that place with the tab")
    func stackIsLeft() throws {
        let app = HeadlessApp(root: UITabBarController())
        let tabs = try #require(app.window.rootViewController as? UITabBarController)
        let (page, presented) = (UIViewController(), UIViewController())
        let stack = UINavigationController(rootViewController: page)
        tabs.viewControllers = [stack, UIViewController()]
        app.advanceToRest()
        stack.definesPresentationContext = true
        presented.modalPresentationStyle = .currentContext
        page.present(presented, animated: true)
        tabs.selectedIndex = 1
        app.advanceToRest()
        #expect(presented.view.window == nil && stack.view.window == nil)
        tabs.selectedIndex = 0
        app.advanceToRest()
        #expect(presented.view.window != nil && stack.view.window == nil)
        #expect(place(presented) == CGRect(x: 0, y: 0, width: 390, height: 844))
        let rotated = CGRect(x: 0, y: 0, width: 844, height: 390)
        app.resize(to: rotated.size)
        app.advanceToRest()
        #expect(place(presented) == rotated)
        presented.dismiss(animated: true)
        app.advanceToRest()
        #expect(presented.view.window == nil && tabs.presentedViewController == nil)
        #expect(stack.view.window != nil && page.view.window != nil)
        #expect(place(stack) == rotated)
        #expect(app.diagnostics.isEmpty)
    }

    @Test("10.4, 10.5 what comes in the context of a tab that goes in the same turn appears with the tab")
    func tabIsLeft() {
        let (app, tabs, page, presented, log) = tabs(.overCurrentContext)
        page.dismiss(animated: false)
        app.advanceToRest()
        _ = log.take()
        page.present(presented, animated: true)
        tabs.selectedIndex = 1
        app.advanceToRest()
        #expect(log.take().filter { $0.hasPrefix("C.") }.isEmpty)
        tabs.selectedIndex = 0
        app.advanceToRest()
        #expect(
            log.take().filter { $0.hasPrefix("C.") } == ["C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear"])
        #expect(presented.view.window != nil && app.diagnostics.isEmpty)
    }

    @Test(
        "1.8, 10.5 a page in a tab's context that has gone with the tab is not told again that it disappears",
        arguments: [.currentContext, .overCurrentContext] as [UIModalPresentationStyle], [true, false])
    func tabIsLeftBeforeFullScreen(style: UIModalPresentationStyle, animated: Bool) {
        let (app, tabs, _, presented, log) = tabs(style)
        let top = RecordingController("A", log)
        top.modalPresentationStyle = .fullScreen
        presented.present(top, animated: animated)
        tabs.selectedIndex = 1
        app.advanceToRest()
        let calls = log.take()
        #expect(calls.filter { $0.hasPrefix("C.") } == ["C.viewWillDisappear", "C.viewDidDisappear"])
        #expect(calls.last { $0.hasPrefix("A.") } == "A.viewDidAppear")
        #expect(top.view.window != nil && presented.view.window == nil)
        #expect(app.diagnostics.isEmpty)
    }
}
