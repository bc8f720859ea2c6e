/// A storyboard, as far as a controller that was made from it performs segues.
@MainActor
protocol SegueSource: AnyObject {
    /// Performs a segue of the controller; false where it has none of that identifier.
    func runSegue(_ identifier: String, from controller: UIViewController, sender: Any?) -> Bool
}

/// The scene of a storyboard that a controller is made from.
struct SceneOrigin {
    let storyboard: any SegueSource
    let identifier: String
}

extension UIViewController {
    func runSegue(_ identifier: String, sender: Any?) {
        guard let world = World.current, !World.isFrozen else { return }
        if existingRareState?.storyboard?.runSegue(identifier, from: self, sender: sender) == true { return }
        world.raise(
            "NSInvalidArgumentException",
            "Receiver (\(world.label(self))) has no segue with identifier '\(identifier)'",
            for: .wantsUnknownScene, with: objectID)
    }

    /// The controllers of a container in its own order.
    var heldOrChildren: [UIViewController] { heldControllers.isEmpty ? children : heldControllers }
}
