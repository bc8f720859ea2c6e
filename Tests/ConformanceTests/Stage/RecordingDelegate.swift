import UIKit

/// Vends what it is given and writes down each question.
final class RecordingDelegate: NSObject, UIViewControllerTransitioningDelegate {
    let log: CallLog
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var driver: (any UIViewControllerInteractiveTransitioning)?
    var makesPresentationController: ((UIViewController, UIViewController?) -> UIPresentationController)?

    init(_ log: CallLog) {
        self.log = log
        super.init()
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log("animationController(forPresented)")
        return animator
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        log("animationController(forDismissed)")
        return animator
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log("interactionControllerForPresentation")
        return driver
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log("interactionControllerForDismissal")
        return driver
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        log("presentationController")
        return makesPresentationController?(presented, presenting)
    }
}
