import UIKit

/// A page that presents the next one and is the delegate of its transition.
class SlideViewController: UIViewController, SlidePage {
    private(set) var swipe: PageSwipe?
    var pageStyle = UIModalPresentationStyle.fullScreen
    /// Whether fingers swipe it, which came last.
    var takesSwipes = true

    var nextIdentifier: String? { nil }
    var color: UIColor { .white }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        if takesSwipes { swipe = PageSwipe(of: self) }
    }

    func presentNext() {
        guard let nextIdentifier,
            let next = storyboard?.instantiateViewController(withIdentifier: nextIdentifier) as? SlideViewController
        else { return }
        next.pageStyle = pageStyle
        next.takesSwipes = takesSwipes
        next.modalPresentationStyle = pageStyle
        next.transitioningDelegate = self
        present(next, animated: true)
    }

    func close(animated: Bool) {
        dismiss(animated: animated)
    }
}

extension SlideViewController: UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        SlidePresentAnimator()
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        SlideDismissAnimator()
    }

    func interactionControllerForPresentation(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        guard let swipe, swipe.isSwiping else { return nil }
        return swipe
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        guard let swipe = (presentedViewController as? SlideViewController)?.swipe, swipe.isSwiping else { return nil }
        return swipe
    }
}

final class FirstViewController: SlideViewController {
    override var nextIdentifier: String? { "second" }
    override var color: UIColor { .systemTeal }
}

final class SecondViewController: SlideViewController {
    override var nextIdentifier: String? { "third" }
    override var color: UIColor { .systemOrange }
}

final class ThirdViewController: SlideViewController {
    override var color: UIColor { .systemPurple }
}

/// The app's storyboard, which has the pages by identifier.
@MainActor
enum SlideStoryboard {
    static func firstPage() -> SlideViewController {
        UIStoryboard.define("Slide") { slide in
            slide.scene("first", isInitial: true) { FirstViewController() }
            slide.scene("second") { SecondViewController() }
            slide.scene("third") { ThirdViewController() }
        }
        return UIStoryboard(name: "Slide", bundle: nil).instantiateInitialViewController() as! SlideViewController
    }
}
