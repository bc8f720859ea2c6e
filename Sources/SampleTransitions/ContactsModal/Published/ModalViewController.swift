import UIKit

/// A plain coloured controller that brings its own transition.
final class ModalViewController: UIViewController {
    private var hideAnimator: HideAnimator!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemIndigo
        transitioningDelegate = self
        hideAnimator = HideAnimator(viewController: self)
    }
}

extension ModalViewController: UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        ShowAnimator()
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        hideAnimator
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        hideAnimator
    }
}
