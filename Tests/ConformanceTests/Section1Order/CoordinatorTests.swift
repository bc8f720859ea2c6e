import Testing
import TransitionCore
import UIKit

@Suite("1.14–1.16 the transition coordinator")
@MainActor
struct CoordinatorTests {
    @Test("1.14 from the request to the end every participant finds it, a child through its parent, and nobody after")
    func lookup() {
        let fixture = PresentationFixture(style: .fullScreen)
        let child = UIViewController()
        fixture.root.addChild(child)
        #expect(fixture.root.transitionCoordinator == nil)
        fixture.present()
        var seen: [Bool] = []
        func look() {
            seen = [fixture.root, fixture.presented, child].map { $0.transitionCoordinator != nil }
        }
        look()
        #expect(seen == [true, true, true])
        fixture.app.advance(frames: 10)
        look()
        #expect(seen == [true, true, true])
        fixture.app.advanceToRest()
        look()
        #expect(seen == [false, false, false])
    }

    @Test("1.14 it is there in all four callbacks and in the hooks, and tells both controllers and views")
    func inCallbacks() {
        final class Looking: RecordingController {
            override func viewWillAppear(_ animated: Bool) { look("willAppear") }
            override func viewDidAppear(_ animated: Bool) { look("didAppear") }
            override func viewWillDisappear(_ animated: Bool) { look("willDisappear") }
            override func viewDidDisappear(_ animated: Bool) { look("didDisappear") }
            private func look(_ callback: String) {
                let coordinator = transitionCoordinator
                log("\(callback) \(coordinator?.viewController(forKey: .to) === self)")
                if coordinator?.view(forKey: .to) == nil { log("no view") }
            }
        }
        let log = CallLog()
        let app = HeadlessApp(root: UIViewController())
        let controller = Looking("C", log)
        controller.modalPresentationStyle = .fullScreen
        app.window.rootViewController?.present(controller, animated: true)
        app.advanceToRest()
        controller.dismiss(animated: true)
        app.advanceToRest()
        let lines = log.take().filter { !$0.hasPrefix("C.") }
        #expect(lines == ["willAppear true", "didAppear true", "willDisappear false", "didDisappear false"])
    }

    @Test("1.10 a presentation at once has no coordinator; 1.14 one of a custom animator has")
    func unanimated() {
        let builtIn = PresentationFixture(style: .fullScreen)
        builtIn.present(animated: false)
        #expect(builtIn.presented.transitionCoordinator == nil)
        let custom = PresentationFixture(
            style: .custom, profile: UIKitProfile(flipping: [.unanimatedCustomAsksNoAnimator]))
        custom.present(animated: false)
        #expect(custom.presented.transitionCoordinator?.isAnimated == false)
    }

    @Test("C14 the coordinator tells the animator's duration; flipped, the built-in one's", arguments: [false, true])
    func duration(flips: Bool) {
        let fixture = PresentationFixture(
            style: .fullScreen, profile: UIKitProfile(flipping: flips ? [.coordinatorTakesAnimatorDuration] : []))
        fixture.present()
        #expect(fixture.root.transitionCoordinator?.transitionDuration == (flips ? 0.5057 : 0.5))
        let sheet = PresentationFixture(style: .pageSheet, usesAnimator: false)
        sheet.present()
        #expect(sheet.root.transitionCoordinator?.transitionDuration == 0)
    }

    @Test("1.14 whoever asks for the duration before the start has the animator asked with its context")
    func durationBeforeStart() {
        final class Asking: FadeAnimator {
            override func transitionDuration(
                using transitionContext: (any UIViewControllerContextTransitioning)?
            ) -> TimeInterval {
                log("\(transitionContext?.viewController(forKey: .to) != nil)")
                return duration
            }
        }
        let fixture = PresentationFixture(style: .custom)
        let animator = Asking(fixture.log)
        fixture.delegate.animator = animator
        fixture.present()
        #expect(fixture.presented.transitionCoordinator?.transitionDuration == 0.5)
        #expect(fixture.log.take().last == "true")
        #expect(fixture.app.advanceToRest() == .rest)
        #expect(fixture.presented.view.window != nil)
    }

    @Test("1.15 alongside blocks wait for the animation, run in it once, and complete after it")
    func alongside() {
        let fixture = PresentationFixture(style: .custom)
        let (log, companion) = (fixture.log, UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        fixture.root.view.addSubview(companion)
        fixture.present()
        let isQueued = fixture.presented.transitionCoordinator?.animate { _ in
            log("alongside for \(UIView.inheritedAnimationDuration)")
            companion.alpha = 0
        } completion: { context in
            log("alongside ended, cancelled \(context.isCancelled)")
        }
        #expect(isQueued == true)
        #expect(!log.lines.contains { $0.hasPrefix("alongside") })
        fixture.app.advance(frames: 1)
        #expect(log.lines.last == "C.viewIsAppearing")
        #expect(log.take().contains("alongside for 0.5"))
        fixture.app.advance(frames: 15)
        #expect(abs(Double(companion.layer.presentation()?.opacity ?? 0) - 0.5) < 0.1)
        fixture.app.advanceToRest()
        #expect(
            log.take() == [
                "C.viewDidAppear", "completion", "alongside ended, cancelled false", "animationEnded(true)",
            ])
    }

    @Test("1.15 with an animator that animates no view the blocks run when animateTransition returns")
    func withoutAnimationBlock() {
        final class Waiting: FadeAnimator {
            override func animateTransition(using context: any UIViewControllerContextTransitioning) {
                log("animateTransition")
                lastContext = context
                context.containerView.addSubview(context.view(forKey: .to)!)
            }
        }
        let fixture = PresentationFixture(style: .custom)
        let animator = Waiting(fixture.log)
        fixture.delegate.animator = animator
        fixture.present()
        fixture.presented.transitionCoordinator?.animate(alongsideTransition: { _ in fixture.log("alongside") })
        fixture.app.advance(frames: 1)
        #expect(fixture.log.take().suffix(3) == ["animateTransition", "alongside", "C.viewIsAppearing"])
        animator.lastContext?.completeTransition(true)
        #expect(fixture.app.advanceToRest() == .rest)
    }

    @Test("1.15 with an interruptible animator the blocks join it")
    func withPropertyAnimator() {
        let fixture = PresentationFixture(style: .custom)
        let animator = SlidingAnimator()
        fixture.delegate.animator = animator
        fixture.present()
        fixture.presented.transitionCoordinator?.animate { _ in fixture.root.view.alpha = 0.5 }
        fixture.app.advance(frames: 10)
        animator.current?.pauseAnimation()
        let shown = fixture.root.view.layer.presentation()?.opacity ?? 0
        #expect(shown > 0.5 && shown < 1)
        fixture.app.advance(frames: 30)
        #expect(fixture.root.view.layer.presentation()?.opacity == shown)
        animator.current?.startAnimation()
        #expect(fixture.app.advanceToRest() == .rest)
    }

    @Test("1.15 a block that comes after the start is dropped, its completion is not")
    func tooLate() {
        let fixture = PresentationFixture(style: .fullScreen)
        fixture.present()
        fixture.app.advance(frames: 5)
        let isQueued = fixture.root.transitionCoordinator?.animate { _ in
            fixture.log("alongside")
        } completion: { _ in
            fixture.log("alongside ended")
        }
        #expect(isQueued == false)
        fixture.app.advanceToRest()
        let lines = fixture.log.take()
        #expect(lines.contains("alongside ended") && !lines.contains("alongside"))
    }

    @Test("1.15 a percent driver drives the container, and another view only when it is named")
    func driven() {
        for isNamed in [false, true] {
            let fixture = PresentationFixture(style: .custom)
            let driver = UIPercentDrivenInteractiveTransition()
            fixture.delegate.driver = driver
            fixture.present()
            let presenter = fixture.root.view!
            let coordinator = fixture.presented.transitionCoordinator
            if isNamed {
                coordinator?.animateAlongsideTransition(in: presenter) { _ in presenter.alpha = 0 }
            } else {
                coordinator?.animate { _ in presenter.alpha = 0 }
            }
            fixture.app.advance(frames: 1)
            driver.update(0.25)
            fixture.app.advance(frames: 60)
            let shown = Double(presenter.layer.presentation()?.opacity ?? 0)
            #expect(isNamed ? abs(shown - 0.87) < 0.05 : shown == 0)
            driver.cancel()
            fixture.app.advanceToRest()
            #expect(presenter.alpha == (isNamed ? 1 : 0))
        }
    }

    @Test("1.15, 1.19 a new presentation may be requested in a completion")
    func requestInCompletion() {
        let fixture = PresentationFixture(style: .fullScreen)
        fixture.show()
        let next = UIViewController()
        fixture.dismiss()
        fixture.root.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
            fixture.root.present(next, animated: true)
        }
        #expect(fixture.app.advanceToRest() == .rest)
        #expect(fixture.root.presentedViewController === next)
        #expect(fixture.app.diagnostics.isEmpty)
    }

    @Test("1.16 the handlers run when the hand lets go, once, with the outcome; C6 before the opposite will calls")
    func interactionChanges() {
        for finishes in [true, false] {
            let fixture = PresentationFixture(
                style: .fullScreen, profile: UIKitProfile(flipping: [.cancelTurnsAppearanceAtEnd]))
            fixture.show()
            let driver = UIPercentDrivenInteractiveTransition()
            fixture.delegate.driver = driver
            fixture.dismiss()
            let coordinator = fixture.root.transitionCoordinator
            #expect(coordinator?.isInteractive == true && coordinator?.initiallyInteractive == true)
            coordinator?.notifyWhenInteractionChanges { context in
                fixture.log("changed, interactive \(context.isInteractive), cancelled \(context.isCancelled)")
            }
            coordinator?.notifyWhenInteractionEnds { _ in fixture.log("ended") }
            fixture.app.advance(frames: 1)
            driver.update(0.5)
            #expect(coordinator?.percentComplete == 0.5)
            _ = fixture.log.take()
            if finishes { driver.finish() } else { driver.cancel() }
            #expect(fixture.log.lines.prefix(2) == ["changed, interactive false, cancelled \(!finishes)", "ended"])
            #expect(fixture.log.lines.contains("P.viewWillDisappear") == !finishes)
            #expect(coordinator?.initiallyInteractive == true)
            fixture.app.advanceToRest()
            #expect(fixture.log.lines.filter { $0.hasPrefix("changed") }.count == 1)
        }
    }

    @Test("1.16 a transition that is not interactive never calls the handlers")
    func notInteractive() {
        let fixture = PresentationFixture(style: .fullScreen)
        fixture.present()
        fixture.root.transitionCoordinator?.notifyWhenInteractionChanges { _ in fixture.log("changed") }
        fixture.app.advanceToRest()
        #expect(!fixture.log.take().contains("changed"))
    }
}
