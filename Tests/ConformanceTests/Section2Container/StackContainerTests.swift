import Testing
import UIKit

@Suite("2 Container views of stacks and tabs")
@MainActor
struct StackContainerTests {
    @Test("2.1 the container lies in the navigation controller's view, and the bar is not in it")
    func container() {
        let fixture = NavigationFixture(usesAnimator: true)
        let (navigation, a, b) = (fixture.navigation, fixture.a, fixture.b)
        var wasAsked = false
        fixture.animator.onAnimate = { context in
            wasAsked = true
            #expect(context.containerView.isDescendant(of: navigation.view))
            #expect(!navigation.navigationBar.isDescendant(of: context.containerView))
            // C8: from's view is there already, to's is the animator's to add.
            #expect(a.view.isDescendant(of: context.containerView))
            #expect(b.view.superview == nil)
        }
        navigation.pushViewController(b, animated: true)
        fixture.app.advanceToRest()
        #expect(wasAsked)
    }

    @Test("2.4 both views of a push and a pop are there, and both controllers")
    func keys() {
        let fixture = NavigationFixture(usesAnimator: true)
        var pairs: [[AnyObject?]] = []
        fixture.animator.onAnimate = { context in
            pairs.append([context.view(forKey: .from), context.view(forKey: .to)])
            pairs.append([context.viewController(forKey: .from), context.viewController(forKey: .to)])
        }
        fixture.navigation.pushViewController(fixture.b, animated: true)
        fixture.app.advanceToRest()
        #expect(pairs[0][0] === fixture.a.view && pairs[0][1] === fixture.b.view)
        #expect(pairs[1][0] === fixture.a && pairs[1][1] === fixture.b)
    }

    @Test("2.6 frames: to ends in the content frame, from's final frame is zero because it goes")
    func frames() {
        let fixture = NavigationFixture(usesAnimator: true)
        let (a, b) = (fixture.a, fixture.b)
        let bounds = fixture.navigation.view.bounds
        fixture.animator.onAnimate = { context in
            #expect(context.initialFrame(for: a) == bounds)
            #expect(context.initialFrame(for: b) == .zero)
            #expect(context.finalFrame(for: a) == .zero)
            #expect(context.finalFrame(for: b) == bounds)
        }
        fixture.navigation.pushViewController(b, animated: true)
        fixture.app.advanceToRest()
        #expect(b.view.frame == bounds)
    }

    @Test("2.6 below an opaque bar the content frame is what the bar leaves")
    func opaqueBar() {
        let fixture = NavigationFixture(usesAnimator: true)
        let b = fixture.b
        fixture.navigation.navigationBar.isTranslucent = false
        let bar = fixture.navigation.navigationBar.frame
        var frame = CGRect.zero
        fixture.animator.onAnimate = { frame = $0.finalFrame(for: b) }
        fixture.navigation.pushViewController(b, animated: true)
        fixture.app.advanceToRest()
        #expect(frame.minY == bar.maxY && frame.maxY == fixture.navigation.view.bounds.maxY)
    }

    @Test("2.6 the safe area of a stack's controller begins below the bar")
    func safeArea() {
        let fixture = NavigationFixture()
        #expect(fixture.navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
        #expect(fixture.a.view.safeAreaInsets.top == 91)
        fixture.navigation.setNavigationBarHidden(true, animated: false)
        fixture.app.advanceToRest()
        #expect(fixture.a.view.safeAreaInsets.top == 47)
    }

    @Test("2.7 an animator that never adds the to view: diagnosed, and put in with the next layout")
    func viewNeverAdded() {
        let fixture = NavigationFixture(usesAnimator: true)
        fixture.animator.addsView = false
        fixture.navigation.pushViewController(fixture.b, animated: true)
        fixture.app.advanceToRest()
        #expect(fixture.app.diagnostics.map(\.mistake) == [.leavesViewOut])
        #expect(fixture.b.view.window != nil)
    }

    @Test("2.7 so is one of tabs, and one that adds it is not", arguments: [false, true])
    func tabNeverAdded(addsView: Bool) {
        let fixture = TabFixture(usesAnimator: true)
        fixture.animator.addsView = addsView
        fixture.tabs.selectedIndex = 1
        fixture.app.advanceToRest()
        #expect(fixture.app.diagnostics.map(\.mistake) == (addsView ? [] : [.leavesViewOut]))
    }

    @Test("2.8 after a success from's view is gone, and what the animator added stays")
    func afterSuccess() {
        let fixture = NavigationFixture(usesAnimator: true)
        let extra = UIView()
        fixture.animator.onAnimate = { $0.containerView.addSubview(extra) }
        fixture.navigation.pushViewController(fixture.b, animated: true)
        fixture.app.advanceToRest()
        #expect(fixture.a.view.superview == nil)
        #expect(extra.window != nil)
    }

    @Test("2.9 after a cancel from's view is back, even when the animator took it out, and to's view is gone")
    func afterCancel() {
        let fixture = NavigationFixture()
        fixture.show(fixture.b)
        let b = fixture.b
        fixture.animator.onAnimate = { _ in b.view.removeFromSuperview() }
        let driver = fixture.startInteractivePop()
        #expect(b.view.window == nil)
        driver.cancel()
        fixture.app.advanceToRest()
        #expect(b.view.window != nil)
        #expect(fixture.a.view.superview == nil)
    }

    @Test("3.6 a push that is never completed: the coordinator stays, later pushes wait for ever")
    func neverCompleted() {
        let fixture = NavigationFixture(usesAnimator: true)
        fixture.animator.completes = false
        fixture.navigation.pushViewController(fixture.b, animated: true)
        #expect(fixture.app.advanceToRest() != .rest)
        #expect(fixture.navigation.transitionCoordinator != nil)
        fixture.navigation.pushViewController(fixture.c, animated: true)
        fixture.app.advance(frames: 60)
        #expect(fixture.navigation.viewControllers == [fixture.a, fixture.b])
    }
}
