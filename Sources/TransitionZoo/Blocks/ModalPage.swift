import UIKit

/// A page that is presented, slides, and leaves by a swipe from the left edge: its own transitioning delegate.
class ModalPage: Page, UIViewControllerTransitioningDelegate {
    /// Drives the dismissal.
    let exit: EdgeDriver
    /// Drives the presentation, where a swipe may ask for it.
    weak var entrance: EdgeDriver?

    init(isFlawed: Bool = false, style: UIModalPresentationStyle = .fullScreen, exit: EdgeDriver = EdgeDriver()) {
        self.exit = exit
        super.init(isFlawed: isFlawed, color: .systemIndigo)
        modalPresentationStyle = style
        transitioningDelegate = self
    }

    required init?(coder: NSCoder) {
        fatalError("Pages are made in code: call init(isFlawed:style:exit:).")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        attachSwipe()
    }

    func attachSwipe() {
        exit.controller = self
        exit.request = { [weak self] in
            // With a page over this one, it would be that page's dismissal.
            if self?.presentedViewController == nil { self?.dismiss(animated: true) }
        }
        exit.attach(to: view, edge: .left)
    }

    /// The button.
    func close() {
        guard transitionCoordinator == nil else { return }
        dismiss(animated: true)
    }

    // MARK: UIViewControllerTransitioningDelegate

    /// Here for entries that have one of their own.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        nil
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        SlideAnimator(.entering)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        SlideAnimator(.leaving)
    }

    func interactionControllerForPresentation(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        entrance?.driverForRequest()
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        exit.driverForRequest()
    }
}
