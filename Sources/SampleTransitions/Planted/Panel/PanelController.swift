import UIKit

/// A panel that fades in over a dimmed background, and out.
final class PanelController: UIViewController, UIViewControllerTransitioningDelegate {
    private let habits: PanelHabits

    init(_ habits: PanelHabits) {
        self.habits = habits
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = habits.style
        transitioningDelegate = self
    }

    required init?(coder: NSCoder) {
        fatalError("PanelController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGreen
        view.isHidden = habits.isShownByAnimator
    }

    func close() {
        guard !isBeingPresented, !isBeingDismissed else { return }
        dismiss(animated: habits.closesAnimated)
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        PanelPresentationController(presented, presenting, habits.layout)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        PanelAnimator(isPresentation: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        PanelAnimator(isPresentation: false)
    }
}

/// Fades a panel in, or out.
final class PanelAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresentation: Bool

    init(isPresentation: Bool) {
        self.isPresentation = isPresentation
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        transitionContext?.isAnimated == false ? 0 : 0.25
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let panel = transitionContext.view(forKey: isPresentation ? .to : .from),
            let controller = transitionContext.viewController(forKey: isPresentation ? .to : .from)
        else { return transitionContext.completeTransition(false) }
        if isPresentation {
            panel.frame = transitionContext.finalFrame(for: controller)
            panel.isHidden = false
            panel.alpha = 0
            transitionContext.containerView.addSubview(panel)
        }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: { panel.alpha = self.isPresentation ? 1 : 0 },
            completion: { _ in
                panel.alpha = 1
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
