import Testing
import TransitionCore
import UIKit

/// A container shows in a child's place what a presentation in the child's context has put there.
@Suite("2.1 places in a context")
@MainActor
struct ContextPlaceTests {
    /// What holds the page.
    enum Holder: Sendable, CaseIterable {
        case stack, scrolledPages, curledPages, columns, columnsOfOld
    }

    private func hold(_ page: UIViewController, in holder: Holder) -> UIViewController {
        switch holder {
        case .stack: return UINavigationController(rootViewController: page)
        case .scrolledPages, .curledPages:
            let pages = UIPageViewController(
                transitionStyle: holder == .scrolledPages ? .scroll : .pageCurl, navigationOrientation: .horizontal)
            pages.setViewControllers([page], direction: .forward, animated: false)
            return pages
        case .columns:
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(page, for: .primary)
            return split
        case .columnsOfOld:
            let split = UISplitViewController()
            split.viewControllers = [page]
            return split
        }
    }

    @Test(
        "2.1, 9.9 what has taken the place of a page in its context keeps it when the room changes",
        arguments: Holder.allCases)
    func resized(holder: Holder) {
        let log = CallLog()
        let (page, presented) = (RecordingController("P", log), RecordingController("C", log))
        let app = HeadlessApp(root: hold(page, in: holder))
        app.advanceToRest()
        page.definesPresentationContext = true
        presented.modalPresentationStyle = .currentContext
        page.present(presented, animated: true)
        app.advanceToRest()
        _ = log.take()
        for size in [CGSize(width: 844, height: 390), CGSize(width: 390, height: 844)] {
            app.resize(to: size)
            app.advanceToRest()
            #expect(presented.view.window != nil && page.view.window == nil)
            #expect(presented.view.convert(presented.view.bounds, to: nil).size == size)
        }
        #expect(log.take().filter { $0.contains("ppear") && $0.hasPrefix("P.") } == [])
        page.dismiss(animated: true)
        app.advanceToRest()
        #expect(page.view.window != nil && page.view.frame.size == CGSize(width: 390, height: 844))
        #expect(app.diagnostics.isEmpty)
    }

    /// A page of a stack that presents in its own context, at rest.
    private struct Stage {
        let log = CallLog()
        let page, presented: RecordingController
        let stack: UINavigationController
        let app: HeadlessApp

        @MainActor
        init(_ style: UIModalPresentationStyle) {
            (page, presented) = (RecordingController("P", log), RecordingController("C", log))
            stack = UINavigationController(rootViewController: page)
            app = HeadlessApp(root: stack)
            app.advanceToRest()
            page.definesPresentationContext = true
            presented.modalPresentationStyle = style
            page.present(presented, animated: true)
            app.advanceToRest()
            _ = log.take()
        }
    }

    @Test(
        "2.1, 10.5 what a page of a stack presents in its context goes and comes with the page",
        arguments: [.currentContext, .overCurrentContext] as [UIModalPresentationStyle], [true, false])
    func pushedUpon(style: UIModalPresentationStyle, animated: Bool) {
        let stage = Stage(style)
        let (page, presented, stack, app, log) = (stage.page, stage.presented, stage.stack, stage.app, stage.log)
        stack.pushViewController(UIViewController(), animated: animated)
        app.advanceToRest()
        #expect(presented.view.window == nil && page.view.window == nil)
        #expect(log.take().filter { $0.hasPrefix("C.") } == ["C.viewWillDisappear", "C.viewDidDisappear"])
        stack.popViewController(animated: animated)
        app.advanceToRest()
        #expect(presented.view.window != nil && (page.view.window != nil) == (style == .overCurrentContext))
        #expect(
            log.take().filter { $0.hasPrefix("C.") } == ["C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear"])
        page.dismiss(animated: true)
        app.advanceToRest()
        #expect(page.view.window != nil && app.diagnostics.isEmpty)
    }

    @Test(
        "2.1, 10.5 a page that comes back while what it presented is being dismissed comes alone",
        arguments: [.currentContext, .overCurrentContext] as [UIModalPresentationStyle])
    func backAmidDismissal(style: UIModalPresentationStyle) {
        let stage = Stage(style)
        let (page, presented, stack, app, log) = (stage.page, stage.presented, stage.stack, stage.app, stage.log)
        page.dismiss(animated: true)
        app.advance(frames: 1)
        stack.pushViewController(UIViewController(), animated: true)
        app.advance(frames: 22)
        stack.popViewController(animated: true)
        app.advance(frames: 2)
        #expect(presented.isBeingDismissed)
        app.advanceToRest()
        #expect(log.take().filter { $0.hasPrefix("C.") } == ["C.viewWillDisappear", "C.viewDidDisappear"])
        page.present(presented, animated: true)
        app.advanceToRest()
        #expect(presented.view.window != nil && app.diagnostics.isEmpty)
    }

    @Test("2.1, 10.5 what is dismissed together with what it presents is told once, though its page goes meanwhile")
    func dismissedWithItsOwn() {
        let stage = Stage(.overCurrentContext)
        let (page, presented, stack, app, log) = (stage.page, stage.presented, stage.stack, stage.app, stage.log)
        let upper = UIViewController()
        upper.modalPresentationStyle = .overFullScreen
        presented.present(upper, animated: true)
        app.advanceToRest()
        page.dismiss(animated: true)
        app.advance(frames: 1)
        stack.pushViewController(UIViewController(), animated: true)
        app.advanceToRest()
        #expect(log.take().filter { $0.hasPrefix("C.") } == ["C.viewWillDisappear", "C.viewDidDisappear"])
        #expect(app.diagnostics.isEmpty)
    }

    @Test("2.1, 10.5 a cancelled dismissal brings nobody back into the context of a page that has gone meanwhile")
    func cancelledWithoutPage() {
        let stage = Stage(.overCurrentContext)
        let (page, presented, stack, app, log) = (stage.page, stage.presented, stage.stack, stage.app, stage.log)
        let (upper, delegate, driver) = (
            UIViewController(), RecordingDelegate(log), UIPercentDrivenInteractiveTransition()
        )
        (delegate.animator, delegate.driver) = (SlidingAnimator(), driver)
        (upper.transitioningDelegate, upper.modalPresentationStyle) = (delegate, .overFullScreen)
        presented.present(upper, animated: false)
        app.advanceToRest()
        _ = log.take()
        page.dismiss(animated: true)
        app.advance(frames: 1)
        driver.update(0.5)
        stack.pushViewController(UIViewController(), animated: true)
        app.advance(frames: 30)
        driver.cancel()
        app.advanceToRest()
        #expect(upper.view.window != nil && page.view.window == nil)
        #expect(log.take().filter { $0.hasPrefix("C.") } == ["C.viewWillDisappear", "C.viewDidDisappear"])
        #expect(app.diagnostics.isEmpty)
    }

    @Test("9.1, 1.8 a presentation that had waited until its presenter was popped tells the presenter nothing more")
    func presenterPoppedBefore() {
        let (root, page, presented) = (UIViewController(), UIViewController(), UIViewController())
        let stack = UINavigationController(rootViewController: root)
        let app = HeadlessApp(root: stack)
        app.advanceToRest()
        stack.pushViewController(page, animated: true)
        app.advanceToRest()
        app.resize(to: CGSize(width: 844, height: 390))
        page.definesPresentationContext = true
        presented.modalPresentationStyle = .currentContext
        app.perform { _ in page.present(presented, animated: true) }
        app.perform { _ in stack.popViewController(animated: true) }
        app.hitch(frames: 21)
        app.resize(to: CGSize(width: 845, height: 390))
        app.advanceToRest()
        #expect(app.diagnostics.isEmpty)
    }

    @Test("2.1, 10.5 a page that leaves the stack takes along what stands in its place")
    func leavesStack() {
        let (page, presented, other) = (UIViewController(), UIViewController(), UIViewController())
        let stack = UINavigationController(rootViewController: page)
        let app = HeadlessApp(root: stack)
        app.advanceToRest()
        page.definesPresentationContext = true
        presented.modalPresentationStyle = .currentContext
        page.present(presented, animated: true)
        app.advanceToRest()
        stack.setViewControllers([other], animated: true)
        app.advanceToRest()
        #expect(presented.view.window == nil && page.view.window == nil && other.view.window != nil)
        #expect(app.diagnostics.isEmpty)
    }
}
