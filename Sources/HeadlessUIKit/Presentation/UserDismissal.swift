/// A dismissal that the user asks for; only these ask the delegate, and tell it (ledger 1.13).
@MainActor
struct UserDismissal {
    let controller: UIPresentationController

    private var presented: UIViewController { controller.presentedViewController }

    /// Whether the presented controller, or what it shows of its children, is not to be swiped away.
    private var holdsFast: Bool {
        let shown = sequence(first: presented) { $0.shownController }
        return shown.contains(where: \.isModalInPresentation)
    }

    /// Whether the user may; else the delegate hears of the attempt.
    func isAllowed() -> Bool {
        controller.askForDelegate()
        guard !holdsFast,
            controller.delegate?.presentationControllerShouldDismiss(controller) ?? true
        else {
            controller.delegate?.presentationControllerDidAttemptToDismiss(controller)
            return false
        }
        return !World.isFrozen
    }

    /// Dismisses with UIKit's own animation, driven by a hand when there is an interaction.
    func begin(interaction: (any UIViewControllerInteractiveTransitioning)? = nil) {
        guard let world = World.current, !World.isFrozen else { return }
        guard world.transitions.modalTransition(of: presented) == nil else {
            let label = world.recorder.trace.label(world.identify(controller, as: .presentationController))
            world.warn("Trying to dismiss the presentation controller while transitioning already. (<\(label)>)")
            return
        }
        var request = DismissalRequest(world: world, receiver: presented)
        request.interaction = interaction
        let controller = controller
        request.onAcceptance = { controller.delegate?.presentationControllerWillDismiss(controller) }
        request.make(animated: true) {
            controller.delegate?.presentationControllerDidDismiss(controller)
        }
    }
}
