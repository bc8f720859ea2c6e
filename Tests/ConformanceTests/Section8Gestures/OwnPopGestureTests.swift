import Testing
import TransitionCore
import UIKit

/// A stack that pops under a pan of the app's own, as most published ones do.
@Suite("8.9 A pop under the app's own pan")
@MainActor
struct OwnPopGestureTests {
    private final class Stack: UINavigationController, UINavigationControllerDelegate {
        let log = CallLog()
        /// Whether the driver is vended only while the finger is down.
        var forgetsDriver = true
        private var driver: UIPercentDrivenInteractiveTransition?

        override func viewDidLoad() {
            super.viewDidLoad()
            delegate = self
            view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("pan(_:)", Stack.pan)))
        }

        func pan(_ recognizer: UIPanGestureRecognizer) {
            switch recognizer.state {
            case .began:
                driver = UIPercentDrivenInteractiveTransition()
                popViewController(animated: true)
            case .changed:
                driver?.update(recognizer.translation(in: view).x / view.bounds.width)
            default:
                driver?.finish()
                if forgetsDriver { driver = nil }
            }
        }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .pop ? ContainerAnimator(log) : nil }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }

    private func launch(profile: UIKitProfile = .default) -> Launch<Stack> {
        let stage = Launch(Stack(rootViewController: UIViewController()), profile: profile)
        stage.root.pushViewController(UIViewController(), animated: false)
        stage.app.advanceToRest()
        return stage
    }

    private func flick(_ app: HeadlessApp) {
        app.hitch(frames: 20)
        app.pan(from: CGPoint(x: 100, y: 400), by: CGVector(dx: 250, dy: 0), frames: 10, ending: .lift)
    }

    @Test("1.12, 8.9 a slow pan pops under the finger")
    func slow() {
        let stage = launch()
        stage.app.pan(from: CGPoint(x: 100, y: 400), by: CGVector(dx: 250, dy: 0), frames: 20, ending: .hold)
        #expect(stage.root.transitionCoordinator?.isInteractive == true)
        stage.app.liftTouches()
        #expect(stage.app.advanceToRest() == .rest)
        #expect(stage.root.viewControllers.count == 1)
    }

    @Test("4.7, 8.9 a flick that is over before the start, with a driver that is vended all the same, waits for ever")
    func lostFinish() {
        let stage = launch()
        stage.root.forgetsDriver = false
        flick(stage.app)
        #expect(stage.app.advanceToRest() != .rest)
        #expect(stage.root.transitionCoordinator?.isInteractive == true)
    }

    @Test(
        "C31 a driver that is forgotten in time is not vended; asked inside the pop, the flick freezes",
        arguments: [false, true])
    func asksInTime(flips: Bool) {
        let stage = launch(profile: UIKitProfile(flipping: flips ? [.navigationAsksAtDeferredStart] : []))
        flick(stage.app)
        #expect((stage.app.advanceToRest() == .rest) == !flips)
        #expect((stage.root.transitionCoordinator == nil) == !flips)
    }
}
