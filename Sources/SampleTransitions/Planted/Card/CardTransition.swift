import UIKit

/// The card's transitioning delegate, kept by its host. A finger gets the driver, code none.
final class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
    let behaviour: CardBehaviour
    let driver = RepairedSheetDriver()

    init(_ behaviour: CardBehaviour) {
        self.behaviour = behaviour
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        CardAnimator(behaviour, isPresentation: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        CardAnimator(behaviour, isPresentation: false)
    }

    func interactionControllerForPresentation(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        driver.vendedForRequest()
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        driver.vendedForRequest()
    }
}
