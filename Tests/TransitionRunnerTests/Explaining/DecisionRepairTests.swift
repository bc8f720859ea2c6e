import Foundation
import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

@Suite("A swipe that a clock completes under the finger")
@MainActor
struct DecisionRepairTests {
    @Test("passes where the completion waits for what the finger decides")
    func waitsForDecision() throws {
        let scene = TransitionScene("clock") { UIViewController() }
            .action("show", when: { $0.presentationChain.count == 1 }) { app in
                app.topViewController?.present(SwipedPage(), animated: true)
            }
        let swipe = PanStep(start: .point(x: 50, y: 20), dx: 0, dy: 500, frames: 60, ending: .lift)
        let script = Script(scene: scene.name, steps: [.act("show"), .wait(frames: 60), .pan(swipe)])
        let found = try #require(explain(script, in: scene))
        #expect(found.identity.invariant == "result-agrees")
        #expect(found.repairTrials.map(\.repair.kind) == [.waitsForDecision])
        #expect(found.repairTrials.map(\.outcome) == [.passes], "\(found.repairTrials)")
    }
}

/// Goes with a swipe down; a clock that knows nothing of the finger completes that.
private final class SwipedPage: UIViewController, UIViewControllerTransitioningDelegate {
    private let driver = UIPercentDrivenInteractiveTransition()

    init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = self
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: Selector("swiped(_:)", SwipedPage.swiped(_:))))
    }

    func swiped(_ pan: UIPanGestureRecognizer) {
        let progress = pan.translation(in: nil).y / 844
        switch pan.state {
        case .began: dismiss(animated: true)
        case .changed: driver.update(min(max(progress, 0), 1))
        case .ended where progress > 0.3: driver.finish()
        default: driver.cancel()
        }
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Clocked() }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

private final class Clocked: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.25 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let view = context.view(forKey: .from)
        UIView.animate(withDuration: 0.25) { view?.transform = CGAffineTransform(translationX: 0, y: 844) }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
            if context.transitionWasCancelled { view?.transform = .identity }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
