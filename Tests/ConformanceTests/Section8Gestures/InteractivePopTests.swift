import Testing
import TransitionCore
import UIKit

@Suite("8.13, 8.14 The edge swipe that pops")
@MainActor
struct InteractivePopTests {
    private func swipe(_ fixture: NavigationFixture, by width: CGFloat, ending: GestureEnding = .lift) {
        fixture.app.pan(
            from: CGPoint(x: 5, y: 400), by: CGVector(dx: width, dy: 0), frames: 20, ending: ending)
    }

    @Test("8.13 a swipe from the left edge pops under the finger")
    func finished() {
        let fixture = NavigationFixture(suppliesAnimators: false)
        fixture.show(fixture.b)
        swipe(fixture, by: 200, ending: .hold)
        #expect(fixture.navigation.transitionCoordinator?.isInteractive == true)
        #expect(fixture.navigation.topViewController === fixture.a)
        fixture.app.liftTouches()
        fixture.app.advanceToRest()
        #expect(fixture.navigation.viewControllers == [fixture.a])
        #expect(fixture.log.take().contains("didShow(A)"))
    }

    @Test("8.13 a short slow swipe goes back")
    func cancelled() {
        let fixture = NavigationFixture(suppliesAnimators: false)
        fixture.show(fixture.b)
        swipe(fixture, by: 60, ending: .hold)
        fixture.app.advance(frames: 30)
        fixture.app.liftTouches()
        fixture.app.advanceToRest()
        #expect(fixture.navigation.viewControllers == [fixture.a, fixture.b])
        #expect(!fixture.log.take().contains("didShow(A)"))
        #expect(fixture.b.view.frame == fixture.navigation.view.bounds)
    }

    @Test("8.10 a swipe that the system cancels goes back")
    func systemCancel() {
        let fixture = NavigationFixture(suppliesAnimators: false)
        fixture.show(fixture.b)
        swipe(fixture, by: 300, ending: .cancel)
        fixture.app.advanceToRest()
        #expect(fixture.navigation.viewControllers == [fixture.a, fixture.b])
    }

    @Test("8.9 a swipe that is over before the start still ends")
    func flick() {
        let fixture = NavigationFixture(suppliesAnimators: false)
        fixture.show(fixture.b)
        fixture.app.hitch(frames: 30)
        swipe(fixture, by: 300)
        #expect(fixture.app.advanceToRest() == .rest)
        #expect(fixture.navigation.viewControllers == [fixture.a])
    }

    @Test("8.13 it does not begin at the root")
    func atRoot() {
        let fixture = NavigationFixture(suppliesAnimators: false)
        swipe(fixture, by: 300)
        fixture.app.advanceToRest()
        fixture.show(fixture.b)
        #expect(fixture.b.view.window != nil)
        #expect(fixture.navigation.transitionCoordinator == nil)
    }

    @Test("8.13 it does not begin when the back button is hidden or replaced, or the bar is hidden")
    func withoutBackButton() {
        let hides: [(NavigationFixture) -> Void] = [
            { $0.b.navigationItem.hidesBackButton = true },
            {
                $0.b.navigationItem.leftBarButtonItem = UIBarButtonItem(
                    title: "Back", style: .plain, target: nil, action: nil)
            },
            { $0.navigation.setNavigationBarHidden(true, animated: false) },
        ]
        for hide in hides {
            let fixture = NavigationFixture(suppliesAnimators: false)
            fixture.show(fixture.b)
            hide(fixture)
            fixture.app.advanceToRest()
            swipe(fixture, by: 300)
            fixture.app.advanceToRest()
            #expect(fixture.navigation.topViewController === fixture.b)
        }
    }

    @Test("8.13 it does not begin during a transition")
    func duringTransition() {
        let fixture = NavigationFixture(usesAnimator: true)
        fixture.show(fixture.b)
        fixture.navigation.pushViewController(fixture.c, animated: true)
        fixture.app.advance()
        swipe(fixture, by: 300)
        fixture.app.advanceToRest()
        #expect(fixture.navigation.viewControllers == [fixture.a, fixture.b, fixture.c])
    }

    @Test(
        "8.13 it does not begin while its page presents or is about to",
        arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext, .pageSheet, .fullScreen])
    func duringPresentation(style: UIModalPresentationStyle) {
        for frames in [0, 4] {
            let fixture = NavigationFixture(suppliesAnimators: false)
            fixture.show(fixture.b)
            fixture.b.definesPresentationContext = true
            fixture.c.modalPresentationStyle = style
            // The finger is down already, and moves on in the turn of the request or in the midst of the presentation.
            swipe(fixture, by: 4, ending: .hold)
            fixture.b.present(fixture.c, animated: true)
            fixture.app.advance(frames: frames)
            fixture.app.moveHeldTouch(by: CGVector(dx: 300, dy: 0), frames: 20)
            fixture.app.liftTouches()
            fixture.app.advanceToRest()
            #expect(fixture.navigation.viewControllers == [fixture.a, fixture.b], "\(style) after \(frames)")
            #expect(fixture.c.view.window != nil && fixture.c.presentingViewController != nil)
        }
    }

    @Test("8.13 it begins over what its page presents in its context and has come")
    func afterPresentation() {
        let fixture = NavigationFixture(suppliesAnimators: false)
        fixture.show(fixture.b)
        fixture.b.definesPresentationContext = true
        fixture.c.modalPresentationStyle = .overCurrentContext
        fixture.b.present(fixture.c, animated: true)
        fixture.app.advanceToRest()
        swipe(fixture, by: 300)
        fixture.app.advanceToRest()
        #expect(fixture.navigation.viewControllers == [fixture.a])
    }

    @Test("8.13 without a delegate a swipe at the root leaves the next push waiting for ever")
    func frozenByRootSwipe() {
        let fixture = NavigationFixture(suppliesAnimators: false)
        fixture.navigation.interactivePopGestureRecognizer?.delegate = nil
        swipe(fixture, by: 300)
        fixture.app.advanceToRest()
        fixture.navigation.pushViewController(fixture.b, animated: true)
        #expect(fixture.app.advanceToRest() != .rest)
    }

    @Test("8.13, C48 it does not begin under a delegate that implements the question for animators, even to answer nil")
    func animatingDelegate() {
        for (flips, begins) in [(false, false), (true, true)] {
            let fixture = NavigationFixture(
                profile: UIKitProfile(flipping: flips ? [.animatingDelegateStopsSwipe] : []))
            fixture.show(fixture.b)
            swipe(fixture, by: 300)
            fixture.app.advanceToRest()
            #expect((fixture.navigation.topViewController === fixture.a) == begins)
        }
    }

    @Test("8.13, C48 it begins again under a delegate of another class, and with one of its own")
    func otherDelegate() {
        let fixture = NavigationFixture()
        fixture.show(fixture.b)
        let listener = NavigationListener(fixture.log)
        fixture.navigation.delegate = listener
        swipe(fixture, by: 300)
        fixture.app.advanceToRest()
        #expect(fixture.navigation.topViewController === fixture.a)
        fixture.navigation.delegate = fixture.delegate
        fixture.show(fixture.c)
        let begins = AlwaysBegins()
        fixture.navigation.interactivePopGestureRecognizer?.delegate = begins
        swipe(fixture, by: 300)
        fixture.app.advanceToRest()
        #expect(fixture.navigation.topViewController === fixture.a)
    }

    @Test("8.14 with an animator and no interaction controller the swipe pops at once, by itself")
    func ownAnimator() {
        let fixture = NavigationFixture()
        let begins = AlwaysBegins()
        fixture.navigation.interactivePopGestureRecognizer?.delegate = begins
        fixture.show(fixture.b)
        fixture.delegate.animator = fixture.animator
        swipe(fixture, by: 100, ending: .hold)
        #expect(fixture.navigation.transitionCoordinator?.isInteractive == false)
        fixture.app.advance(frames: 40)
        #expect(fixture.navigation.viewControllers == [fixture.a])
        fixture.app.liftTouches()
    }

    @Test("8.7 it is an edge pan of the left edge, attached to the navigation controller's view")
    func recognizer() {
        let fixture = NavigationFixture(suppliesAnimators: false)
        let recognizer = fixture.navigation.interactivePopGestureRecognizer
        #expect((recognizer as? UIScreenEdgePanGestureRecognizer)?.edges == .left)
        #expect(recognizer?.view === fixture.navigation.view)
        swipe(fixture, by: 10)
        fixture.show(fixture.b)
        fixture.app.pan(from: CGPoint(x: 100, y: 400), by: CGVector(dx: 280, dy: 0), frames: 20, ending: .lift)
        fixture.app.advanceToRest()
        #expect(fixture.navigation.topViewController === fixture.b)
    }
}

/// A delegate that an app gives the recognizer to turn it on again.
private final class AlwaysBegins: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
