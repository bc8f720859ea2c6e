// No other class is a presentation.
extension UIViewController {
    /// The presentation that this controller is the presenter of; it keeps the presented controller alive.
    var presentation: ModalPresentation? {
        get { heldPresentation.map { unsafeDowncast($0, to: ModalPresentation.self) } }
        set { heldPresentation = newValue }
    }

    /// The presentation that shows this controller.
    var ownPresentation: ModalPresentation? {
        get { shownBy.map { unsafeDowncast($0, to: ModalPresentation.self) } }
        set { shownBy = newValue }
    }

    /// The presentation by this controller or by one inside it, among what is shown.
    var shownModalInside: ModalPresentation? {
        shownPresentationInside.map { unsafeDowncast($0, to: ModalPresentation.self) }
    }
}

/// Presentations, dismissals and all other transitions, as controllers ask for them.
struct AllTransitions: TransitionsAround {
    func coordinator(for controller: UIViewController, in world: World) -> (any UIViewControllerTransitionCoordinator)?
    {
        world.transitions.coordinator(for: controller)
    }

    func coordinatorOfSizeChange(in world: World) -> (any UIViewControllerTransitionCoordinator)? {
        world.sizeChange?.coordinator
    }

    func isUnderWay(with controller: UIViewController, in world: World) -> Bool {
        world.transitions.open.contains { $0.from === controller || $0.to === controller }
    }

    func present(
        _ controller: UIViewController, from source: UIViewController, in world: World, animated: Bool,
        completion: (() -> Void)?
    ) {
        PresentationRequest(world: world, source: source, presented: controller).make(
            animated: animated, completion: completion)
    }

    func dismiss(_ receiver: UIViewController, in world: World, animated: Bool, completion: (() -> Void)?) {
        DismissalRequest(world: world, receiver: receiver).make(animated: animated, completion: completion)
    }
}
