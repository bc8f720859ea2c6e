extension UIViewController {
    /// Leaves its place in a container where nothing replaces it, or nobody sees it.
    func vacatePlace() {
        guard let view = viewInPlaceIfLoaded, view.superview != nil else { return }
        let seen = occupants.filter { $0.appearance.mayBegin(isAppearing: false) }
        for occupant in seen { occupant.beginAppearanceChange(false, animated: false) }
        view.removeFromSuperview()
        for occupant in seen { occupant.endAppearanceChange() }
    }
}

/// How a container tells two of its children of a transition while its own appearance may change.
///
/// A container that is off screen tells nobody. One that leaves the screen in the middle takes the children with it:
/// their changes then end with its own. A transition that begins while the container is itself appearing runs into it,
/// as in UIKit, and is logged as unbalanced (ledger 10.4), unless it was asked for from outside meanwhile (C49).
@MainActor
struct ContainedAppearance {
    private let container: UIViewController
    private let isTold: Bool
    private let overlaps: Bool
    /// Whether the children leave the container's own change, and are told by the transition alone.
    private let isOnItsOwn: Bool

    /// - Parameter wasAskedAmidAppearance: whether the transition was asked for as the container was appearing already,
    ///   by no callback of that appearance.
    init(in container: UIViewController, wasAskedAmidAppearance: Bool) {
        self.container = container
        let isAppearing = container.appearance.state == .appearing
        isOnItsOwn =
            isAppearing && wasAskedAmidAppearance
            && World.current?.profile[.childrenLeaveAppearanceOfContainer] ?? true
        overlaps = isAppearing && !isOnItsOwn
        isTold = container.appearance.isOnScreen
    }

    /// Whether a request of this moment comes amid the appearance of the container, and not from one of its callbacks.
    static func isAskedAmidAppearance(of container: UIViewController) -> Bool {
        container.appearance.state == .appearing && !(World.current?.isSendingAppearance ?? false)
    }

    func begin(_ controller: UIViewController, isAppearing: Bool, animated: Bool) {
        for occupant in controller.occupants(toldToAppear: isAppearing) {
            beginAlone(occupant, isAppearing: isAppearing, animated: animated)
        }
    }

    private func beginAlone(_ controller: UIViewController, isAppearing: Bool, animated: Bool) {
        // Nobody comes on screen in a container that has left it since.
        guard isTold, !isAppearing || container.appearance.isOnScreen else { return }
        if isOnItsOwn { controller.containment.remove(.followsParent) }
        let isFree = !controller.containment.contains(.followsParent)
        guard overlaps || isFree && controller.appearance.mayBegin(isAppearing: isAppearing) else { return }
        controller.beginAppearanceChange(isAppearing, animated: animated)
    }

    func end(_ controller: UIViewController) {
        for occupant in controller.occupants { endAlone(occupant) }
    }

    private func endAlone(_ controller: UIViewController) {
        guard isTold else { return }
        let isFree = !controller.containment.contains(.followsParent)
        guard overlaps || isFree && controller.appearance.isChanging else { return }
        controller.endAppearanceChange()
    }

    /// The opposite changes of a cancel: first the one that came, then the one that stays (ledger 1.12, C6).
    func turn(coming: UIViewController, staying: UIViewController, animated: Bool) {
        begin(coming, isAppearing: false, animated: animated)
        begin(staying, isAppearing: true, animated: animated)
    }

    func cancel(coming: UIViewController, staying: UIViewController, animated: Bool, turns: Bool) {
        if turns { begin(coming, isAppearing: false, animated: animated) }
        end(coming)
        if turns { begin(staying, isAppearing: true, animated: animated) }
        end(staying)
        if !isTold, container.appearance.isOnScreen { exchange(coming, for: staying) }
    }

    /// The container has come on screen since the transition began unseen, with the one that was to come.
    private func exchange(_ coming: UIViewController, for staying: UIViewController) {
        for occupant in coming.occupants where occupant.appearance.mayBegin(isAppearing: false) {
            occupant.containment.remove(.followsParent)
            occupant.beginAppearanceChange(false, animated: false)
            occupant.endAppearanceChange()
        }
        guard container.appearance.state == .appeared else {
            return container.beginAppearance(
                of: [staying], isAppearing: true, animated: container.appearance.isAnimated)
        }
        for occupant in staying.occupants(toldToAppear: true)
        where occupant.appearance.mayBegin(isAppearing: true) {
            occupant.beginAppearanceChange(true, animated: false)
            occupant.endAppearanceChange()
        }
    }
}
