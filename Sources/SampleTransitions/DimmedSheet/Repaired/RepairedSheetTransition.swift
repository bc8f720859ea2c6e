import UIKit

/// Makes what a sheet's transitions need, repaired: the sheet holds it for as long as it lives.
final class RepairedSheetTransition: NSObject, UIViewControllerTransitioningDelegate {
    weak var presentationDriver: RepairedSheetDriver?
    private weak var dismissedSheet: RepairedSheetController?

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        RepairedSheetPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        SheetAnimator(isPresentation: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        dismissedSheet = dismissed as? RepairedSheetController
        return SheetAnimator(isPresentation: false)
    }

    func interactionControllerForPresentation(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        presentationDriver?.vendedForRequest()
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        dismissedSheet?.driver.vendedForRequest()
    }
}
