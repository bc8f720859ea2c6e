import HeadlessUIKit
import TransitionRunner

/// A full screen page that a finger from the left edge takes away, with an animator of its own.
final class LeavePage: UIViewController, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    struct Habits {
        /// Whether the presenter's view is brought to where UIKit says it ends.
        var asksForFinalFrame = true
        /// Whether the animator is finished once more when it has come to its end.
        var finishesAgain = false
    }

    private let habits: Habits
    private var driver: UIPercentDrivenInteractiveTransition?

    init(_ habits: Habits) {
        self.habits = habits
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
        transitioningDelegate = self
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .orange
        let edge = UIScreenEdgePanGestureRecognizer(target: self, action: Selector("swipe(_:)", LeavePage.swipe(_:)))
        edge.edges = .left
        view.addGestureRecognizer(edge)
    }

    func swipe(_ edge: UIScreenEdgePanGestureRecognizer) {
        let way = edge.translation(in: view.window).x / view.bounds.width
        switch edge.state {
        case .began:
            guard transitionCoordinator == nil, !isBeingPresented else { return }
            driver = UIPercentDrivenInteractiveTransition()
            dismiss(animated: true)
        case .changed: driver?.update(way)
        case .ended where way > 0.5:
            driver?.finish()
            driver = nil
        case .ended, .cancelled, .failed:
            driver?.cancel()
            driver = nil
        default: break
        }
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        self
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        driver
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let page = context.view(forKey: .from), let presenter = context.viewController(forKey: .to) else {
            return context.completeTransition(false)
        }
        if let view = context.view(forKey: .to) {
            if habits.asksForFinalFrame { view.frame = context.finalFrame(for: presenter) }
            context.containerView.insertSubview(view, at: 0)
        }
        let away = CGAffineTransform(translationX: page.bounds.width, y: 0)
        let end = {
            if context.transitionWasCancelled { page.transform = .identity }
            context.completeTransition(!context.transitionWasCancelled)
        }
        guard habits.finishesAgain, !context.isInteractive else {
            return UIView.animate(withDuration: 0.3, animations: { page.transform = away }) { _ in end() }
        }
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { page.transform = away }
        animator.addCompletion { _ in
            end()
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { animator.finishAnimation(at: .end) }
        }
        animator.startAnimation()
    }
}

extension TransitionScene {
    /// A host that presents such a page.
    static func leave(_ habits: LeavePage.Habits = LeavePage.Habits()) -> TransitionScene {
        TransitionScene("leave") {
            let host = UIViewController()
            host.view.backgroundColor = .white
            return host
        }
        .action("show", when: { $0.presentationChain.count == 1 }) {
            $0.topViewController?.present(LeavePage(habits), animated: true)
        }
        .action("close", when: { $0.presentationChain.count > 1 }) { $0.topViewController?.dismiss(animated: true) }
    }
}
