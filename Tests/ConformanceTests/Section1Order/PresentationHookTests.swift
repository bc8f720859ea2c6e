import Testing
import TransitionCore
import UIKit

@Suite("1.13 the hooks of a presentation controller")
@MainActor
struct PresentationHookTests {
    @Test("A9 a custom presentation with interaction, from the questions to animationEnded")
    func goldenTrace() {
        let fixture = PresentationFixture(style: .custom)
        fixture.recordHooks()
        let driver = LoggingDriver(fixture.log)
        fixture.delegate.driver = driver
        fixture.present()
        fixture.presented.transitionCoordinator?.notifyWhenInteractionChanges { _ in
            fixture.log("interactionChanged")
        }
        fixture.presented.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
            fixture.log("coordinatorCompletion")
        }
        fixture.app.advance(frames: 1)
        driver.update(0.5)
        driver.finish()
        fixture.app.advanceToRest()
        #expect(
            fixture.log.take() == [
                "presentationController", "animationController(forPresented)", "interactionControllerForPresentation",
                "C.viewDidLoad", "presentationTransitionWillBegin", "C.viewWillAppear", "transitionDuration",
                "startInteractiveTransition", "animateTransition", "C.viewIsAppearing", "interactionChanged",
                "C.viewDidAppear", "presentationTransitionDidEnd(true)", "completion", "coordinatorCompletion",
                "animationEnded(true)",
            ])
    }

    @Test("1.13 will and did come in pairs, with false after a cancel", arguments: [true, false])
    func pairs(finishes: Bool) {
        let fixture = PresentationFixture(style: .custom)
        fixture.recordHooks()
        fixture.animator.result = finishes
        fixture.present()
        fixture.app.advanceToRest()
        let hooks = fixture.log.take().filter { $0.hasPrefix("presentationTransition") }
        #expect(hooks == ["presentationTransitionWillBegin", "presentationTransitionDidEnd(\(finishes))"])
        guard finishes else { return }
        for ends in [false, true] {
            fixture.animator.result = ends
            fixture.dismiss()
            fixture.app.advanceToRest()
            let hooks = fixture.log.take().filter { $0.hasPrefix("dismissalTransition") }
            #expect(hooks == ["dismissalTransitionWillBegin", "dismissalTransitionDidEnd(\(ends))"])
        }
    }

    @Test("1.13 the last hook still sees the container, which is gone after it", arguments: [true, false])
    func containerInTheLastHook(finishes: Bool) {
        final class Looking: RecordingPresentationController {
            override func presentationTransitionDidEnd(_ completed: Bool) { look("presented \(completed)") }
            override func dismissalTransitionDidEnd(_ completed: Bool) { look("dismissed \(completed)") }
            private func look(_ end: String) {
                log("\(end), \(containerView == nil ? "no container" : "container")")
            }
        }
        let fixture = PresentationFixture(style: .custom)
        var made: Looking?
        fixture.delegate.makesPresentationController = { presented, presenting in
            let looking = Looking(fixture.log, presented, presenting)
            made = looking
            return looking
        }
        fixture.animator.result = finishes
        fixture.present()
        fixture.app.advanceToRest()
        if finishes {
            fixture.dismiss()
            fixture.app.advanceToRest()
        }
        let ends = finishes ? ["presented true", "dismissed true"] : ["presented false"]
        let looks = fixture.log.take().filter { $0.hasSuffix("container") }
        #expect(looks == ends.map { "\($0), container" })
        #expect(made != nil && made?.containerView == nil)
    }

    @Test("1.18, C11 the end hook follows viewDidAppear; flipped, it comes before", arguments: [false, true])
    func endHook(flips: Bool) {
        let fixture = PresentationFixture(
            style: .custom, profile: UIKitProfile(flipping: flips ? [.presentationHookFollowsAppearance] : []))
        fixture.recordHooks()
        fixture.present()
        fixture.app.advanceToRest()
        let order = fixture.log.take().filter { $0 == "C.viewDidAppear" || $0.hasPrefix("presentationTransitionDid") }
        let expected = ["C.viewDidAppear", "presentationTransitionDidEnd(true)"]
        #expect(order == (flips ? expected.reversed() : expected))
    }

    @Test("1.13 a wrapper that is made in the first hook is the view that is animated; 2.4 it stands for the key")
    func wrapper() {
        final class Wrapping: RecordingPresentationController {
            override func presentationTransitionWillBegin() {
                super.presentationTransitionWillBegin()
                let made = UIView(frame: frameOfPresentedViewInContainerView)
                made.addSubview(presentedViewController.view)
                wrapper = made
            }
        }
        let fixture = PresentationFixture(style: .custom)
        var made: Wrapping?
        fixture.delegate.makesPresentationController = { presented, presenting in
            let wrapping = Wrapping(fixture.log, presented, presenting)
            made = wrapping
            return wrapping
        }
        fixture.present()
        fixture.app.advance(frames: 1)
        #expect(fixture.animator.lastContext?.view(forKey: .to) === made?.wrapper)
        fixture.app.advanceToRest()
        #expect(made?.wrapper?.superview === made?.containerView && made?.containerView?.window != nil)
        fixture.dismiss()
        fixture.app.advanceToRest()
        #expect(made?.containerView == nil && made?.wrapper?.window == nil)
    }

    @Test("1.8 shouldRemovePresentersView gives a custom style the behaviour of full screen")
    func removesPresenter() {
        let fixture = PresentationFixture(style: .custom)
        fixture.recordHooks { $0.removesPresenter = true }
        fixture.present()
        fixture.app.advanceToRest()
        #expect(fixture.log.take().filter { $0.hasPrefix("P.") } == ["P.viewWillDisappear", "P.viewDidDisappear"])
        #expect(fixture.root.view.window == nil)
        fixture.dismiss()
        fixture.app.advanceToRest()
        #expect(fixture.root.view.superview === fixture.app.window)
    }

    @Test("1.13 the coordinator is there in the first hook, from both controllers")
    func coordinatorInHook() {
        final class Looking: RecordingPresentationController {
            override func presentationTransitionWillBegin() {
                let presenters = presentingViewController.transitionCoordinator
                log("\(presenters === presentedViewController.transitionCoordinator)")
                log("\(presenters != nil)")
            }
        }
        let fixture = PresentationFixture(style: .custom)
        fixture.delegate.makesPresentationController = { Looking(fixture.log, $0, $1) }
        fixture.present()
        fixture.app.advanceToRest()
        #expect(fixture.log.take().filter { $0 == "true" || $0 == "false" } == ["true", "true"])
    }

    @Test("1.13 the container lays out between its two hooks")
    func layoutHooks() {
        final class Laying: RecordingPresentationController {
            override func containerViewWillLayoutSubviews() { log("will \(Int(containerView?.bounds.width ?? 0))") }
            override func containerViewDidLayoutSubviews() { log("did") }
        }
        let fixture = PresentationFixture(style: .custom)
        fixture.delegate.makesPresentationController = { Laying(fixture.log, $0, $1) }
        fixture.show()
        fixture.app.resize(to: CGSize(width: 500, height: 844))
        fixture.app.advanceToRest()
        #expect(fixture.log.take().filter { $0 == "did" || $0.hasPrefix("will") } == ["will 500", "did"])
    }

    @Test("1.13 the delegate for dismissals hears nothing of one that the app makes")
    func programmaticDismissal() {
        let fixture = PresentationFixture(style: .pageSheet, usesAnimator: false)
        let listener = DismissalListener(fixture.log)
        fixture.presented.presentationController?.delegate = listener
        fixture.show()
        fixture.dismiss()
        fixture.app.advanceToRest()
        #expect(fixture.log.take() == ["C.viewWillDisappear", "C.viewDidDisappear", "completion"])
    }
}

/// A driver that writes down its start.
final class LoggingDriver: UIPercentDrivenInteractiveTransition {
    let log: CallLog

    init(_ log: CallLog) {
        self.log = log
        super.init()
    }

    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        log("startInteractiveTransition")
        super.startInteractiveTransition(transitionContext)
    }
}
