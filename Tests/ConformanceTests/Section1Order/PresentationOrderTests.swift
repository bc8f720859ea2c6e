import Testing
import TransitionCore
import UIKit

@Suite("Order of callbacks: presentations")
@MainActor
struct PresentationOrderTests {
    @Test("A1, 1.6 full-screen present: presenter goes, presented comes, completion last")
    func fullScreenPresent() {
        let fixture = PresentationFixture(style: .fullScreen, usesAnimator: false)
        fixture.present()
        fixture.app.advanceToRest()
        #expect(
            fixture.log.take() == [
                "C.viewDidLoad", "P.viewWillDisappear", "C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear",
                "P.viewDidDisappear", "completion",
            ])
        #expect(fixture.root.view.window == nil)
    }

    @Test("A2, 1.7 full-screen dismiss: the mirror image")
    func fullScreenDismiss() {
        let fixture = PresentationFixture(style: .fullScreen, usesAnimator: false)
        fixture.show()
        fixture.dismiss()
        fixture.app.advanceToRest()
        #expect(
            fixture.log.take() == [
                "C.viewWillDisappear", "P.viewWillAppear", "P.viewIsAppearing", "P.viewDidAppear",
                "C.viewDidDisappear", "completion",
            ])
        #expect(fixture.root.view.superview === fixture.app.window)
        #expect(fixture.presented.view.window == nil)
    }

    @Test(
        "A3, 1.8 a style that keeps the presenter sends it nothing",
        arguments: [UIModalPresentationStyle.custom, .pageSheet, .overFullScreen])
    func nonRemovingStyles(style: UIModalPresentationStyle) {
        let fixture = PresentationFixture(style: style, usesAnimator: false)
        fixture.present()
        fixture.app.advanceToRest()
        let present = fixture.log.take().filter { $0 != "C.viewDidLoad" }
        #expect(present == ["C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear", "completion"])
        #expect(fixture.root.view.window != nil)
        fixture.dismiss()
        fixture.app.advanceToRest()
        #expect(fixture.log.take() == ["C.viewWillDisappear", "C.viewDidDisappear", "completion"])
    }

    @Test("1.2 present returns first; the relation is set, nothing has appeared, and the next turn starts it")
    func deferredStart() {
        let fixture = PresentationFixture(style: .fullScreen)
        fixture.present()
        #expect(fixture.root.presentedViewController === fixture.presented)
        #expect(fixture.presented.presentingViewController === fixture.root)
        #expect(!fixture.log.take().contains("animateTransition"))
        fixture.app.advance(frames: 1)
        #expect(fixture.log.take().contains("animateTransition"))
    }

    @Test("1.3 the animator is asked first, the driver only with an animator")
    func queryOrder() {
        let fixture = PresentationFixture(style: .fullScreen)
        fixture.present()
        #expect(
            fixture.log.take() == [
                "C.viewDidLoad", "animationController(forPresented)", "interactionControllerForPresentation",
            ])
        let bare = PresentationFixture(style: .fullScreen)
        bare.delegate.animator = nil
        bare.present()
        #expect(bare.log.take() == ["C.viewDidLoad", "animationController(forPresented)"])
    }

    @Test("1.3 a custom style asks for a presentation controller before the animator; C28 its view loads after")
    func customQueryOrder() {
        let fixture = PresentationFixture(style: .custom)
        fixture.present()
        #expect(
            fixture.log.take() == [
                "presentationController", "animationController(forPresented)", "interactionControllerForPresentation",
            ])
    }

    @Test("C28 flipped: the view loads after the question, so a delegate set in viewDidLoad is not asked")
    func viewLoadsAfterQuery() {
        final class SelfVending: RecordingController {
            var delegateOfMine: RecordingDelegate?
            override func viewDidLoad() {
                super.viewDidLoad()
                transitioningDelegate = delegateOfMine
            }
        }
        for flips in [false, true] {
            let fixture = PresentationFixture(
                style: .fullScreen, profile: UIKitProfile(flipping: flips ? [.viewLoadsBeforeDelegateQuery] : []))
            let controller = SelfVending("D", fixture.log)
            controller.modalPresentationStyle = .fullScreen
            controller.delegateOfMine = fixture.delegate
            fixture.root.present(controller, animated: true)
            #expect(fixture.log.take().contains("animationController(forPresented)") == !flips)
        }
    }

    @Test("1.18 the end: did calls, completion, animationEnded")
    func endOrder() {
        let fixture = PresentationFixture(style: .fullScreen)
        fixture.present()
        fixture.app.advance(frames: 1)
        _ = fixture.log.take()
        fixture.app.advanceToRest()
        #expect(fixture.log.take() == ["C.viewDidAppear", "P.viewDidDisappear", "completion", "animationEnded(true)"])
    }

    @Test("1.6 isBeingPresented and 1.7 isBeingDismissed are true in the did calls and false in the completion")
    func beingFlags() {
        final class Flags: RecordingController {
            override func viewDidAppear(_ animated: Bool) { log("presented: \(isBeingPresented)") }
            override func viewDidDisappear(_ animated: Bool) {
                log("dismissed: \(isBeingDismissed), presenter: \(presentingViewController != nil)")
            }
        }
        let fixture = PresentationFixture(style: .fullScreen)
        let controller = Flags("F", fixture.log)
        controller.modalPresentationStyle = .fullScreen
        fixture.root.present(controller, animated: true) {
            fixture.log("completion: \(controller.isBeingPresented)")
        }
        fixture.app.advanceToRest()
        #expect(fixture.log.take().suffix(3) == ["presented: true", "P.viewDidDisappear", "completion: false"])
        controller.dismiss(animated: true) { fixture.log("completion: \(controller.isBeingDismissed)") }
        fixture.app.advanceToRest()
        #expect(fixture.log.take().suffix(2) == ["dismissed: true, presenter: false", "completion: false"])
    }

    @Test("1.10 without animation no animator is asked and callbacks keep their order")
    func unanimated() {
        let fixture = PresentationFixture(style: .fullScreen)
        fixture.present(animated: false)
        fixture.app.advance(frames: 1)
        #expect(
            fixture.log.take() == [
                "C.viewDidLoad", "P.viewWillDisappear", "C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear",
                "P.viewDidDisappear", "completion",
            ])
    }

    @Test("C15 without animation a custom style's delegate is asked for no animator; flipped, it runs unanimated")
    func unanimatedCustom() {
        for flips in [false, true] {
            let fixture = PresentationFixture(
                style: .custom, profile: UIKitProfile(flipping: flips ? [.unanimatedCustomAsksNoAnimator] : []))
            fixture.present(animated: false)
            fixture.app.advanceToRest()
            #expect(fixture.log.take().contains("animateTransition") == flips)
            #expect(fixture.presented.view.window != nil)
            fixture.dismiss(animated: false)
            fixture.app.advanceToRest()
            #expect(fixture.log.take().contains("animateTransition") == flips)
            #expect(fixture.presented.view.window == nil)
        }
    }
}
