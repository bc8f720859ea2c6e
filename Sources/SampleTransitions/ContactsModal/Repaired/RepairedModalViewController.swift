import UIKit

/// The coloured controller, repaired: its transition is known before its view is, and a swipe drives only what it
/// asked for.
final class RepairedModalViewController: UIViewController {
    private let driver = ModalDismissalDriver()

    init() {
        super.init(nibName: nil, bundle: nil)
        // Set here rather than in viewDidLoad: UIKit may ask the delegate before it loads the view.
        transitioningDelegate = self
        driver.onBegin = { [weak self] in self?.dismissBySwipe() }
    }

    required init?(coder: NSCoder) {
        fatalError("RepairedModalViewController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemIndigo
        driver.attach(to: view)
    }

    private func dismissBySwipe() {
        guard presentingViewController != nil, !isBeingPresented, !isBeingDismissed else { return }
        dismiss(animated: true)
    }
}

extension RepairedModalViewController: UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        RepairedShowAnimator()
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        RepairedHideAnimator()
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        driver.driverForCurrentRequest()
    }
}
