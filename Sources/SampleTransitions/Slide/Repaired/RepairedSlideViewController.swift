import UIKit

/// A page that presents the next one, repaired: swipes and buttons ask only for what can happen.
class RepairedSlideViewController: UIViewController, SlidePage {
    private let driver = SlideDriver()
    var pageStyle = UIModalPresentationStyle.fullScreen

    var nextIdentifier: String? { nil }
    var color: UIColor { .white }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        driver.attach(to: self)
    }

    func presentNext() {
        guard presentedViewController == nil, !isBeingPresented, !isBeingDismissed, let nextIdentifier,
            let next = storyboard?.instantiateViewController(withIdentifier: nextIdentifier)
                as? RepairedSlideViewController
        else { return }
        next.pageStyle = pageStyle
        next.modalPresentationStyle = pageStyle
        next.transitioningDelegate = self
        present(next, animated: true)
    }

    func close(animated: Bool) {
        guard presentingViewController != nil, presentedViewController == nil, !isBeingPresented, !isBeingDismissed
        else { return }
        dismiss(animated: animated)
    }
}

extension RepairedSlideViewController: UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        RepairedSlidePresentAnimator()
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        RepairedSlideDismissAnimator()
    }

    func interactionControllerForPresentation(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        driver.driverForCurrentRequest()
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        (presentedViewController as? RepairedSlideViewController)?.driver.driverForCurrentRequest()
    }
}

final class RepairedFirstViewController: RepairedSlideViewController {
    override var nextIdentifier: String? { "second" }
    override var color: UIColor { .systemTeal }
}

final class RepairedSecondViewController: RepairedSlideViewController {
    override var nextIdentifier: String? { "third" }
    override var color: UIColor { .systemOrange }
}

final class RepairedThirdViewController: RepairedSlideViewController {
    override var color: UIColor { .systemPurple }
}

/// The app's storyboard, which has the pages by identifier.
@MainActor
enum RepairedSlideStoryboard {
    static func firstPage() -> RepairedSlideViewController {
        UIStoryboard.define("Slide") { slide in
            slide.scene("first", isInitial: true) { RepairedFirstViewController() }
            slide.scene("second") { RepairedSecondViewController() }
            slide.scene("third") { RepairedThirdViewController() }
        }
        let slide = UIStoryboard(name: "Slide", bundle: nil)
        return slide.instantiateInitialViewController() as! RepairedSlideViewController
    }
}
