import UIKit

/// Pops a photo by a pinch and catches the pop that runs; repaired, the pinch drives only the pop that it has asked for
/// or caught, and is remembered when it is over before that starts.
@MainActor
final class RepairedPhotoTransitionController: NSObject {
    private weak var navigationController: UINavigationController?
    /// The pop that runs, or is about to.
    private var pop: PinchedPop?
    /// What the fingers pop, from the request until UIKit asks for the animation.
    private weak var pinched: UIViewController?
    private var earlyEnding: PinchedPop.Ending?

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
        super.init()
        navigationController.delegate = self
        // UIKit's own swipe has no driver for this animation and would pop at once.
        navigationController.interactivePopGestureRecognizer?.isEnabled = false
        let pinch = UIPinchGestureRecognizer(
            target: self, action: Selector("handlePinch(_:)", RepairedPhotoTransitionController.handlePinch(_:)))
        navigationController.view.addGestureRecognizer(pinch)
    }

    func handlePinch(_ gesture: UIPinchGestureRecognizer) {
        switch gesture.state {
        case .began:
            begin()
        case .changed:
            pop?.pinch(to: gesture.scale)
        case .ended:
            end(
                pop?.ending(scale: gesture.scale, velocity: gesture.velocity)
                    ?? (gesture.scale < 0.6 ? .finish : .cancel))
        default:
            end(nil)
        }
    }

    private func begin() {
        if let pop {
            pop.grab()
        } else if let navigationController, navigationController.transitionCoordinator == nil,
            navigationController.topViewController is PhotoViewController
        {
            earlyEnding = nil
            pinched = navigationController.topViewController
            if navigationController.popViewController(animated: true) == nil { pinched = nil }
        }
    }

    /// - Parameter ending: nil when the system took the fingers away.
    private func end(_ ending: PinchedPop.Ending?) {
        if let pop {
            pop.release(ending)
        } else if pinched != nil {
            earlyEnding = ending ?? .cancel
        }
    }
}

extension RepairedPhotoTransitionController: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        guard operation == .pop else { return PhotoShowAnimator() }
        let pop = PinchedPop(startsInteractively: fromVC === pinched, earlyEnding: earlyEnding)
        pop.onEnd = { [weak self, weak pop] in
            if let self, self.pop === pop { self.pop = nil }
        }
        pinched = nil
        earlyEnding = nil
        self.pop = pop
        return pop
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        animationController as? PinchedPop
    }
}
