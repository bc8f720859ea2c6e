import Testing
import TransitionCore
import UIKit

@Suite("Container and context")
@MainActor
struct TransitionContextTests {
    /// Looks at the context from inside `animateTransition`.
    final class Spy: FadeAnimator {
        var look: ((any UIViewControllerContextTransitioning) -> Void)?

        override func animateTransition(using context: any UIViewControllerContextTransitioning) {
            look?(context)
            super.animateTransition(using: context)
        }
    }

    private func spy(
        _ style: UIModalPresentationStyle, profile: UIKitProfile = .default
    ) -> (fixture: PresentationFixture, spy: Spy) {
        let fixture = PresentationFixture(style: style, profile: profile)
        let spy = Spy(fixture.log)
        fixture.delegate.animator = spy
        return (fixture, spy)
    }

    @Test("2.2 full-screen present: the from view is in the container, the to view is not, both keys are set")
    func fullScreenContainer() {
        let (fixture, spy) = spy(.fullScreen)
        var seen: [Bool] = []
        spy.look = { context in
            seen = [
                fixture.root.view.superview === context.containerView, fixture.presented.view.superview == nil,
                context.view(forKey: .from) === fixture.root.view, context.view(forKey: .to) === fixture.presented.view,
            ]
        }
        fixture.present()
        fixture.app.advance(frames: 1)
        #expect(seen == [true, true, true, true])
    }

    @Test("2.3, 2.4 a style that keeps the presenter: it stays where it was, and its view key is nil")
    func customContainer() {
        let (fixture, spy) = spy(.custom)
        var fromKey: UIView?
        var toKey: UIView?
        spy.look = { context in
            fromKey = context.view(forKey: .from)
            toKey = context.view(forKey: .to)
        }
        fixture.present()
        fixture.app.advanceToRest()
        #expect(fromKey == nil && toKey === fixture.presented.view)
        #expect(fixture.root.view.superview === fixture.app.window)
        fixture.dismiss()
        fixture.app.advance(frames: 1)
        #expect(fromKey === fixture.presented.view && toKey == nil)
    }

    @Test(
        "2.6, C51 the final frame of the view that comes follows the container's size; flipped, it stays",
        arguments: [UIModalPresentationStyle.fullScreen, .custom], [false, true])
    func finalFrameAfterResizing(style: UIModalPresentationStyle, flips: Bool) {
        let fixture = PresentationFixture(
            style: style, profile: UIKitProfile(flipping: flips ? [.finalFrameFollowsSize] : []))
        fixture.present()
        fixture.app.advance(frames: 1)
        let context = fixture.animator.lastContext
        let portrait = CGRect(x: 0, y: 0, width: 390, height: 844)
        #expect(context?.finalFrame(for: fixture.presented) == portrait)
        fixture.app.resize(to: CGSize(width: 844, height: 390))
        fixture.app.advance(frames: 2)
        let landscape = CGRect(x: 0, y: 0, width: 844, height: 390)
        #expect(context?.finalFrame(for: fixture.presented) == (flips ? portrait : landscape))
        #expect(context?.finalFrame(for: fixture.root) != landscape)
        fixture.app.advanceToRest()
    }

    @Test("2.6 on a presentation the final frame of a view that leaves is zero, of the one that comes the container")
    func finalFrames() {
        let (fixture, spy) = spy(.fullScreen)
        var frames: [CGRect] = []
        spy.look = { context in
            frames = [context.finalFrame(for: fixture.root), context.finalFrame(for: fixture.presented)]
        }
        fixture.present()
        fixture.app.advanceToRest()
        #expect(frames == [.zero, fixture.app.window.bounds])
    }

    @Test("C30 on a dismissal the from view's final frame is its own; flipped, zero", arguments: [false, true])
    func finalFrameOfDismissal(flips: Bool) {
        let (fixture, spy) = spy(
            .fullScreen, profile: UIKitProfile(flipping: flips ? [.dismissalKeepsFinalFrame] : []))
        var frames: [CGRect] = []
        fixture.show()
        spy.look = { context in
            frames = [context.finalFrame(for: fixture.presented), context.finalFrame(for: fixture.root)]
        }
        fixture.dismiss()
        fixture.app.advanceToRest()
        #expect(frames == [flips ? .zero : fixture.app.window.bounds, fixture.app.window.bounds])
    }

    @Test("2.7 an animator that never adds the to view leaves a blank screen and a note")
    func neverAdded() {
        final class Forgetful: FadeAnimator {
            override func animateTransition(using context: any UIViewControllerContextTransitioning) {
                context.completeTransition(true)
            }
        }
        let fixture = PresentationFixture(style: .fullScreen)
        let animator = Forgetful(fixture.log)
        fixture.delegate.animator = animator
        fixture.present()
        fixture.app.advanceToRest()
        #expect(fixture.presented.view.window == nil && fixture.root.view.window == nil)
        #expect(fixture.log.take().contains("C.viewDidAppear"))
        #expect(fixture.app.diagnostics.contains { $0.severity == .misuse })
    }

    @Test("2.9 a cancelled dismissal leaves the to view to the animator, C9")
    func cancelledDismissal() {
        let fixture = PresentationFixture(style: .fullScreen)
        fixture.show()
        fixture.animator.result = false
        fixture.dismiss()
        fixture.app.advanceToRest()
        #expect(fixture.root.presentedViewController === fixture.presented)
        #expect(fixture.presented.view.window != nil)
        // The animator inserted it and, not knowing of a cancel, left it there.
        #expect(fixture.root.view.window != nil)
        let order = fixture.log.take().filter { $0.contains("view") }
        #expect(
            order == [
                "C.viewWillDisappear", "P.viewWillAppear", "P.viewIsAppearing", "P.viewWillDisappear",
                "P.viewDidDisappear", "C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear",
            ])
    }

    @Test("2.9 a cancelled presentation takes the container away and puts the presenter back")
    func cancelledPresentation() {
        let fixture = PresentationFixture(style: .fullScreen)
        fixture.animator.result = false
        fixture.present()
        fixture.app.advanceToRest()
        #expect(fixture.root.presentedViewController == nil)
        #expect(fixture.root.view.superview === fixture.app.window)
        #expect(fixture.app.window.subviews.count == 1)
        #expect(!fixture.log.take().contains("completion"))
    }

    @Test("2.9 what the client removed from the container in a cancelled presentation stays removed")
    func cancelledPresentationIsNotRepaired() {
        final class Removing: FadeAnimator {
            override func animateTransition(using context: any UIViewControllerContextTransitioning) {
                context.view(forKey: .from)?.removeFromSuperview()
                context.completeTransition(false)
            }
        }
        let fixture = PresentationFixture(style: .fullScreen)
        let animator = Removing(fixture.log)
        fixture.delegate.animator = animator
        fixture.present()
        fixture.app.advanceToRest()
        #expect(fixture.root.view.window == nil)
    }

    @Test("2.10 the views of a running transition get no new touches")
    func touchesAreOff() {
        let fixture = PresentationFixture(style: .fullScreen)
        fixture.show()
        #expect(fixture.app.window.hitTest(CGPoint(x: 100, y: 100), with: nil) === fixture.presented.view)
        fixture.dismiss()
        fixture.app.advance(frames: 3)
        let hit = fixture.app.window.hitTest(CGPoint(x: 100, y: 100), with: nil)
        #expect(hit !== fixture.presented.view && hit !== fixture.root.view)
        fixture.app.advanceToRest()
        #expect(fixture.app.window.hitTest(CGPoint(x: 100, y: 100), with: nil) === fixture.root.view)
    }

    @Test("3.6 without completeTransition nothing ends and the next dismissal is refused")
    func neverCompleted() {
        let fixture = PresentationFixture(style: .fullScreen)
        fixture.show()
        fixture.animator.completes = false
        fixture.dismiss()
        guard case .stuck(let reasons) = fixture.app.advanceToRest() else {
            Issue.record("the app came to rest")
            return
        }
        #expect(reasons == ["dismissal #2 of RecordingController is open"])
        fixture.presented.dismiss(animated: true)
        #expect(
            fixture.app.diagnostics.last?.text.hasSuffix("while a presentation or dismiss is in progress!") == true)
    }

    @Test("3.7, C13 a second completeTransition is ignored and noted")
    func completedTwice() {
        let fixture = PresentationFixture(style: .fullScreen)
        fixture.present()
        fixture.app.advance(frames: 1)
        let context = fixture.animator.lastContext
        fixture.app.advanceToRest()
        let lines = fixture.log.take().count
        context?.completeTransition(false)
        #expect(fixture.log.take().isEmpty && lines > 0)
        #expect(fixture.app.diagnostics.last?.severity == .misuse)
        #expect(fixture.root.presentedViewController === fixture.presented)
    }

    @Test("3.8 completing inside animateTransition is legal")
    func completedAtOnce() {
        final class Immediate: FadeAnimator {
            override func animateTransition(using context: any UIViewControllerContextTransitioning) {
                context.containerView.addSubview(context.view(forKey: .to)!)
                context.completeTransition(true)
            }
        }
        let fixture = PresentationFixture(style: .fullScreen)
        let animator = Immediate(fixture.log)
        fixture.delegate.animator = animator
        fixture.present()
        #expect(fixture.app.advanceToRest() == .rest)
        #expect(fixture.log.take().last == "animationEnded(true)")
        #expect(fixture.presented.view.window != nil)
        #expect(fixture.app.diagnostics.isEmpty)
    }
}
