import TransitionCore

extension UIViewController {
    /// The controller that this one, or the container it stands in, presents; set when `present` returns (ledger 1.2).
    public var presentedViewController: UIViewController? {
        presentation?.presented ?? parent?.presentedViewController
    }

    /// The controller that presented this one or the container it stands in.
    public var presentingViewController: UIViewController? {
        ownPresentation?.presenter ?? parent?.presentingViewController
    }

    /// The presentation controller of the presentation that shows this controller.
    public var presentationController: UIPresentationController? {
        ownPresentation?.controller ?? parent?.presentationController
    }
}

// Overridable as in UIKit: apps refuse or reroute presentations in their own `present` and `dismiss`.
extension UIViewController {
    func requestPresentation(of controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        guard let world = World.current, !World.isFrozen else { return }
        PresentationRequest(world: world, source: self, presented: controller).make(
            animated: animated, completion: completion)
    }

    func requestDismissal(animated: Bool, completion: (() -> Void)?) {
        guard let world = World.current, !World.isFrozen else { return }
        DismissalRequest(world: world, receiver: self).make(animated: animated, completion: completion)
    }
}
