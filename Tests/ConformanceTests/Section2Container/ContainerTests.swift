import Testing
import TransitionCore
import UIKit

@Suite("2 containers of presentations")
@MainActor
struct ContainerTests {
    @Test("2.1 one container serves presentation and dismissal, and lives as long as the presentation")
    func lifetime() {
        let fixture = PresentationFixture(style: .custom)
        var seen: [UIView] = []
        fixture.present()
        fixture.app.advance(frames: 1)
        seen.append(fixture.animator.lastContext!.containerView)
        fixture.app.advanceToRest()
        #expect(seen[0].window != nil && fixture.presented.presentationController?.containerView === seen[0])
        fixture.dismiss()
        fixture.app.advance(frames: 1)
        #expect(fixture.animator.lastContext?.containerView === seen[0])
        fixture.app.advanceToRest()
        #expect(seen[0].window == nil)
    }

    @Test("C8 a full-screen container holds the presenter's view from the start; flipped, it stays where it was")
    func holdsPresenter() {
        for flips in [false, true] {
            let fixture = PresentationFixture(
                style: .fullScreen,
                profile: UIKitProfile(flipping: flips ? [.fullScreenContainerHoldsPresenter] : []))
            fixture.present()
            fixture.app.advance(frames: 1)
            let container = fixture.animator.lastContext?.containerView
            #expect((fixture.root.view.superview === container) == !flips)
            fixture.app.advanceToRest()
            #expect(fixture.root.view.window == nil)
            fixture.dismiss()
            fixture.app.advanceToRest()
            #expect(fixture.root.view.superview === fixture.app.window)
        }
    }

    @Test("C9 after a cancelled dismissal the inserted to view stays; flipped, UIKit takes it away")
    func insertedViews() {
        for flips in [false, true] {
            let fixture = PresentationFixture(
                style: .fullScreen, profile: UIKitProfile(flipping: flips ? [.cancelLeavesInsertedViews] : []))
            fixture.show()
            fixture.animator.result = false
            fixture.dismiss()
            fixture.app.advanceToRest()
            #expect((fixture.root.view.window == nil) == flips)
            #expect(fixture.presented.view.window != nil)
        }
    }

    @Test("2.5 a full-screen dismissal begins with the presented view alone, and ends with the presenter at its place")
    func dismissal() {
        let fixture = PresentationFixture(style: .fullScreen)
        let behind = UIView()
        fixture.app.window.addSubview(behind)
        fixture.show()
        final class Spy: FadeAnimator {
            var subviews: [UIView] = []
            override func animateTransition(using context: any UIViewControllerContextTransitioning) {
                subviews = context.containerView.subviews
                super.animateTransition(using: context)
            }
        }
        let spy = Spy(fixture.log)
        fixture.delegate.animator = spy
        fixture.dismiss()
        fixture.app.advanceToRest()
        #expect(spy.subviews == [fixture.presented.view])
        #expect(fixture.app.window.subviews == [fixture.root.view, behind])
    }

    @Test("2.8 what an animator adds beside the to view stays in the container until the dismissal")
    func leftover() {
        final class Decorating: FadeAnimator {
            let extra = UIView()
            override func animateTransition(using context: any UIViewControllerContextTransitioning) {
                if context.viewController(forKey: .to)?.isBeingPresented == true {
                    context.containerView.addSubview(extra)
                }
                super.animateTransition(using: context)
            }
        }
        let fixture = PresentationFixture(style: .custom)
        let animator = Decorating(fixture.log)
        fixture.delegate.animator = animator
        fixture.show()
        #expect(animator.extra.window != nil)
        fixture.dismiss()
        fixture.app.advanceToRest()
        #expect(animator.extra.window == nil)
    }

    @Test("2.11 a full-screen presentation from a presented controller moves its view into the new container")
    func nested() {
        let fixture = PresentationFixture(style: .fullScreen)
        fixture.show()
        let top = RecordingController("T", fixture.log)
        top.modalPresentationStyle = .fullScreen
        fixture.presented.present(top, animated: true)
        fixture.app.advance(frames: 2)
        #expect(fixture.presented.view.superview === top.presentationController?.containerView)
        fixture.app.advanceToRest()
        #expect(fixture.presented.view.window == nil)
        top.dismiss(animated: true)
        fixture.app.advanceToRest()
        #expect(fixture.presented.view.superview === fixture.presented.presentationController?.containerView)
    }

    @Test("1.8, 2.1 current-context styles stay in the controller that defines the context", arguments: [true, false])
    func currentContext(removes: Bool) {
        let log = CallLog()
        let (root, child) = (UIViewController(), RecordingController("K", log))
        let app = HeadlessApp(root: root)
        root.addChild(child)
        child.view.frame = CGRect(x: 0, y: 100, width: 390, height: 300)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        child.definesPresentationContext = true
        app.advanceToRest()
        _ = log.take()
        let presented = UIViewController()
        presented.modalPresentationStyle = removes ? .currentContext : .overCurrentContext
        child.present(presented, animated: true)
        app.advanceToRest()
        #expect(presented.presentingViewController === child)
        #expect(root.view.window != nil && presented.view.isDescendant(of: root.view))
        #expect((child.view.window == nil) == removes)
        #expect(log.take() == (removes ? ["K.viewWillDisappear", "K.viewDidDisappear"] : []))
        presented.dismiss(animated: true)
        app.advanceToRest()
        #expect(child.view.superview === root.view && root.view.subviews == [child.view])
        #expect(app.diagnostics.isEmpty)
    }

    @Test("1.8 without a context the outermost controller presents over all")
    func noContext() {
        let (root, child) = (UIViewController(), UIViewController())
        let app = HeadlessApp(root: root)
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        let presented = UIViewController()
        presented.modalPresentationStyle = .overCurrentContext
        child.present(presented, animated: true)
        app.advanceToRest()
        #expect(presented.presentingViewController === root)
        #expect(presented.view.bounds.size == app.window.bounds.size)
    }

    @Test("a presenter's view that code has taken out before the start is put nowhere at the end")
    func takenOutBeforeStart() {
        let fixture = PresentationFixture(style: .fullScreen, usesAnimator: false)
        fixture.present()
        fixture.root.view.removeFromSuperview()
        fixture.app.advanceToRest()
        #expect(fixture.presented.view.window != nil && fixture.root.view.window == nil)
        fixture.dismiss()
        fixture.app.advanceToRest()
        #expect(fixture.root.presentedViewController == nil && fixture.root.view.window == nil)
    }

    @Test("7.6 every built-in animation ends with the view in place", arguments: [0, 1, 2, 3])
    func builtInAnimations(rawStyle: Int) {
        let fixture = PresentationFixture(style: .fullScreen, usesAnimator: false)
        fixture.presented.modalTransitionStyle = UIModalTransitionStyle(rawValue: rawStyle)!
        fixture.present()
        fixture.app.advance(frames: 31)
        #expect(fixture.root.transitionCoordinator != nil)
        fixture.app.advanceToRest()
        let view = fixture.presented.view!
        #expect(view.frame == fixture.app.window.bounds && view.alpha == 1)
        fixture.dismiss()
        #expect(fixture.app.advanceToRest() == .rest)
        #expect(view.alpha == 1 && view.transform3D == CATransform3DIdentity)
        #expect(fixture.root.view.frame == fixture.app.window.bounds)
    }
}
