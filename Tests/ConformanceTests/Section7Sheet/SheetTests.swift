import Testing
import TransitionCore
import UIKit

@Suite("7.9 sheets")
@MainActor
struct SheetTests {
    private func shown(_ prepare: (PresentationFixture) -> Void = { _ in }) -> (PresentationFixture, DismissalListener)
    {
        let fixture = PresentationFixture(style: .pageSheet, usesAnimator: false)
        let listener = DismissalListener(fixture.log)
        fixture.presented.presentationController?.delegate = listener
        prepare(fixture)
        fixture.show()
        return (fixture, listener)
    }

    private func drag(_ fixture: PresentationFixture, by way: CGFloat, ending: GestureEnding = .lift) {
        // Slow enough not to be a flick.
        fixture.app.pan(
            from: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: way), frames: Int(abs(way) / 8) + 1, ending: ending)
    }

    @Test("7.9 the large height leaves the safe area, the medium one is about half; 0.2 dark below")
    func heights() {
        let (fixture, _) = shown()
        #expect(fixture.presented.view.frame == CGRect(x: 0, y: 47, width: 390, height: 797))
        let dimming = fixture.presented.view.superview?.subviews.first
        #expect(dimming !== fixture.presented.view && dimming?.alpha == 0.2)
        fixture.presented.sheetPresentationController?.detents = [.medium()]
        #expect(abs(fixture.presented.view.frame.height - 422) < 60)
    }

    @Test("A7, 7.9 a drag that comes back is a cancelled dismissal of the sheet")
    func cancelledDrag() {
        let (fixture, listener) = shown()
        drag(fixture, by: 300)
        fixture.app.advanceToRest()
        #expect(
            fixture.log.take() == [
                "shouldDismiss", "willDismiss", "C.viewWillDisappear", "C.viewWillAppear", "C.viewIsAppearing",
                "C.viewDidAppear",
            ])
        #expect(fixture.presented.view.frame.minY == 47)
        #expect(fixture.root.presentedViewController === fixture.presented)
        withExtendedLifetime(listener) {}
    }

    @Test("7.9 a drag beyond half of the height dismisses, and so does a flick")
    func finishedDrag() {
        for isFlick in [false, true] {
            let (fixture, listener) = shown()
            if isFlick {
                fixture.app.pan(from: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: 200), frames: 4)
            } else {
                drag(fixture, by: 450)
            }
            fixture.app.advanceToRest()
            #expect(
                fixture.log.take() == [
                    "shouldDismiss", "willDismiss", "C.viewWillDisappear", "C.viewDidDisappear", "didDismiss",
                ])
            #expect(fixture.root.presentedViewController == nil)
            withExtendedLifetime(listener) {}
        }
    }

    @Test(
        "1.13 a sheet that may not be dismissed stays, and the delegate hears of the attempt", arguments: [true, false])
    func refusedDrag(byDelegate: Bool) {
        let (fixture, listener) = shown { fixture in
            fixture.presented.isModalInPresentation = !byDelegate
        }
        listener.allows = !byDelegate
        drag(fixture, by: 450)
        fixture.app.advanceToRest()
        #expect(fixture.log.take() == (byDelegate ? ["shouldDismiss", "didAttempt"] : ["didAttempt"]))
        #expect(fixture.root.presentedViewController === fixture.presented)
    }

    @Test("1.13 a sheet stays, too, for the page that its stack or tabs show, and no other", arguments: [true, false])
    func refusedByShownPage(isShown: Bool) {
        let (below, shown) = (UIViewController(), UIViewController())
        let stack = UINavigationController(rootViewController: below)
        stack.pushViewController(shown, animated: false)
        (isShown ? shown : below).isModalInPresentation = true
        let tabs = UITabBarController()
        tabs.viewControllers = [stack, UIViewController()]
        let app = HeadlessApp(root: UIViewController())
        app.perform { $0.topViewController?.present(tabs, animated: false) }
        app.advanceToRest()
        app.pan(from: CGPoint(x: 200, y: 70), by: CGVector(dx: 0, dy: 600), frames: 20)
        app.advanceToRest()
        #expect((app.presentationChain.count == 2) == isShown)
    }

    @Test("7.9 between two heights the nearest to the finger is chosen")
    func detents() {
        let (fixture, listener) = shown { fixture in
            fixture.presented.sheetPresentationController?.detents = [.medium(), .large()]
        }
        let medium = fixture.presented.view.frame.height
        fixture.app.pan(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: -300), frames: 60)
        fixture.app.advanceToRest()
        #expect(fixture.presented.view.frame.height > medium)
        #expect(fixture.presented.sheetPresentationController?.selectedDetentIdentifier == .large)
        withExtendedLifetime(listener) {}
    }

    @Test("7.9 a finger that was down before a dismissal by code moves the sheet no more", arguments: [true, false])
    func heldBeforeDismissal(lifts: Bool) {
        let (fixture, listener) = shown { fixture in
            fixture.presented.sheetPresentationController?.detents = [.medium(), .large()]
        }
        fixture.app.pan(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: -100), frames: 10, ending: .hold)
        fixture.presented.dismiss(animated: true)
        fixture.app.advance(frames: 10)
        #expect(fixture.presented.view.frame.minY == 844)
        if lifts {
            fixture.app.liftTouches()
        } else {
            fixture.app.moveHeldTouch(by: CGVector(dx: 0, dy: -50), frames: 1)
        }
        fixture.app.advance(frames: 2)
        #expect(fixture.presented.view.frame.minY == 844)
        fixture.app.liftTouches()
        fixture.app.advanceToRest()
        #expect(fixture.root.presentedViewController == nil)
        withExtendedLifetime(listener) {}
    }

    @Test("1.13 a tap beside the sheet dismisses as the user")
    func tapOutside() {
        let (fixture, listener) = shown { fixture in
            fixture.presented.sheetPresentationController?.detents = [.medium()]
        }
        fixture.app.tap(at: CGPoint(x: 200, y: 100))
        fixture.app.advanceToRest()
        #expect(fixture.root.presentedViewController == nil)
        #expect(fixture.log.take().last == "didDismiss")
        withExtendedLifetime(listener) {}
    }

    @Test("7.9 beside a sheet that does not dim touches reach the presenter, on it never, not even while it comes")
    func undimmed() throws {
        let fixture = PresentationFixture(style: .pageSheet, usesAnimator: false)
        let sheet = try #require(fixture.presented.sheetPresentationController)
        sheet.detents = [.medium()]
        sheet.largestUndimmedDetentIdentifier = .medium
        func touched(atY y: CGFloat) -> UIView? {
            fixture.app.window.hitTest(CGPoint(x: 200, y: y), with: nil)
        }
        fixture.present()
        fixture.app.advance(frames: 5)
        #expect(touched(atY: 700) === fixture.presented.view.superview)
        fixture.app.advanceToRest()
        #expect(touched(atY: 100) === fixture.root.view)
        #expect(touched(atY: 700) === fixture.presented.view)
    }

    @Test("C29 a controller is presented as a page sheet by default; flipped, full screen", arguments: [false, true])
    func defaultStyle(flips: Bool) {
        let fixture = PresentationFixture(
            style: .automatic, usesAnimator: false,
            profile: UIKitProfile(flipping: flips ? [.defaultStyleIsPageSheet] : []))
        fixture.show()
        #expect((fixture.root.view.window == nil) == flips)
        #expect((fixture.presented.view.frame.minY == 0) == flips)
    }

    @Test("1.8 a popover in compact width is a sheet, unless its delegate keeps it")
    func popover() {
        final class Keeping: NSObject, UIPopoverPresentationControllerDelegate {
            func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
                .none
            }
        }
        for keeps in [false, true] {
            let fixture = PresentationFixture(style: .popover, usesAnimator: false)
            let delegate = Keeping()
            let popover = fixture.presented.popoverPresentationController
            popover?.sourceView = fixture.root.view
            popover?.sourceRect = CGRect(x: 100, y: 100, width: 50, height: 50)
            if keeps { popover?.delegate = delegate }
            fixture.presented.preferredContentSize = CGSize(width: 200, height: 150)
            fixture.show()
            #expect(fixture.root.view.window != nil)
            #expect(
                fixture.presented.view.frame
                    == (keeps
                        ? CGRect(x: 25, y: 150, width: 200, height: 150)
                        : CGRect(x: 0, y: 47, width: 390, height: 797)))
        }
    }

    @Test("a delegate may have a sheet adapt to full screen, with another controller in its place")
    func adapted() {
        final class Adapting: NSObject, UIAdaptivePresentationControllerDelegate {
            let substitute = UIViewController()
            func adaptivePresentationStyle(
                for controller: UIPresentationController, traitCollection: UITraitCollection
            ) -> UIModalPresentationStyle { .fullScreen }
            func presentationController(
                _ controller: UIPresentationController,
                viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
            ) -> UIViewController? { substitute }
        }
        let fixture = PresentationFixture(style: .pageSheet, usesAnimator: false)
        let delegate = Adapting()
        fixture.presented.presentationController?.delegate = delegate
        fixture.show()
        #expect(fixture.root.presentedViewController === delegate.substitute)
        #expect(fixture.root.view.window == nil)
    }

    @Test("7.9 two heights without names are two heights")
    func unnamedDetents() {
        let (fixture, listener) = shown { fixture in
            fixture.presented.sheetPresentationController?.detents = [.custom { _ in 200 }, .custom { _ in 500 }]
        }
        let low = fixture.presented.view.frame.height
        fixture.app.pan(from: CGPoint(x: 200, y: 700), by: CGVector(dx: 0, dy: -280), frames: 60)
        fixture.app.advanceToRest()
        #expect(fixture.presented.view.frame.height == low + 300)
        withExtendedLifetime(listener) {}
    }

    @Test("7.9 a sheet whose dismissal was only asked for still takes another height")
    func heightBeforeDismissal() {
        let (fixture, listener) = shown { fixture in
            fixture.presented.sheetPresentationController?.detents = [.medium(), .large()]
        }
        let low = fixture.presented.view.frame.minY
        fixture.presented.dismiss(animated: true)
        fixture.presented.sheetPresentationController?.animateChanges {
            fixture.presented.sheetPresentationController?.selectedDetentIdentifier = .large
        }
        #expect(fixture.presented.view.frame.minY < low)
        withExtendedLifetime(listener) {}
    }
}
