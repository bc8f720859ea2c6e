import UIKit

/// Makes what a sheet's transitions need.
final class DimmedSheetDelegate: NSObject, UIViewControllerTransitioningDelegate {
    var presentationDriver: DimmedSheetDriver?
    private weak var dismissedSheet: DimmedSheetController?

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        DimmedSheetPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        SheetAnimator(isPresentation: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        dismissedSheet = dismissed as? DimmedSheetController
        return SheetAnimator(isPresentation: false)
    }

    func interactionControllerForPresentation(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        guard let presentationDriver, presentationDriver.isDragging else { return nil }
        return presentationDriver
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        guard let driver = dismissedSheet?.driver, driver.isDragging else { return nil }
        return driver
    }
}
