import TransitionCore

extension World {
    /// Watches a new controller, so that snapshots list it and leaks are found.
    func adopt(_ controller: UIViewController) {
        watch.add(controller, id: controller.objectID)
        part(ControllersInWorld.self).controllers.append(WeakController(controller))
    }

    /// The object as UIKit's log lines name it: `<ModalViewController#3>`, a serial in place of the address.
    func label(_ controller: UIViewController) -> String {
        "<\(recorder.trace.label(controller.objectID))>"
    }

    /// What happens to controllers beyond them.
    var transitionsAround: (any TransitionsAround)? {
        get { part(ControllersInWorld.self).transitions }
        set { part(ControllersInWorld.self).transitions = newValue }
    }

    /// Live controllers in the order of their creation.
    var liveControllers: [UIViewController] {
        part(ControllersInWorld.self).controllers.compactMap(\.controller)
    }
}

@MainActor
private final class ControllersInWorld: WorldPart {
    static let slot = WorldSlot.controllers

    @exclusivity(unchecked) var controllers: [WeakController] = []
    var transitions: (any TransitionsAround)?
}

/// A controller that the world knows of and does not keep alive.
struct WeakController {
    weak var controller: UIViewController?

    init(_ controller: UIViewController) {
        self.controller = controller
    }
}
