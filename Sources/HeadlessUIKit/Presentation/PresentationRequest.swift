import TransitionCore

/// A call of `present(_:animated:completion:)`: refused with UIKit's words, or accepted and started later.
@MainActor
struct PresentationRequest {
    let world: World
    let source: UIViewController
    let presented: UIViewController

    func make(animated: Bool, completion: (() -> Void)?) {
        let presenter = presenter
        guard !raisesForMisuse(presented, presenter) else { return }
        if let other = coordinatorInTheWay(of: presenter) {
            other.addRequest {
                let request = PresentationRequest(world: world, source: source, presented: presented)
                request.make(animated: animated, completion: completion)
            }
            return
        }
        if let warning = refusal(by: presenter) {
            let diagnostic = world.warn(warning)
            world.noteRefusal()
            world.record(
                .refused(
                    kind: .presentation, receiver: source.objectID, controller: presented.objectID,
                    diagnostic: diagnostic))
            return
        }
        accept(presenter: presenter, animated: animated, completion: completion)
    }

    /// The coordinator that the request would wait for if it were made now.
    var coordinatorInTheWay: TransitionCoordinator? { coordinatorInTheWay(of: presenter) }

    /// The coordinator that the request waits for: of a container's transition, or with C17 flipped of another
    /// presentation that is not all UIKit's own (ledger 1.19, C17).
    private func coordinatorInTheWay(of presenter: UIViewController) -> TransitionCoordinator? {
        if let modal = world.transitions.modalTransition(of: presenter) {
            return modal.follows(.concurrentPresentationIsRefused) ? nil : modal.coordinator
        }
        return world.transitions.containerTransition(around: source)?.coordinator
    }

    /// Misuse that kills an app (ledger 9.6).
    private func raisesForMisuse(_ presented: UIViewController, _ presenter: UIViewController) -> Bool {
        let name = "NSInvalidArgumentException"
        if presented === source {
            world.raise(
                name, "Application tried to present modal view controller on itself. \(world.label(source)).",
                for: .presentsItself, with: source.objectID)
            return true
        }
        if presented.parent != nil {
            world.raise(
                name, "Application tried to present modally an active controller \(world.label(presented)).",
                for: .presentsActiveController, with: presented.objectID)
            return true
        }
        if let owner = presented.ownPresentation {
            world.raise(
                name,
                "Application tried to present modally a view controller \(world.label(presented)) that is already "
                    + "being presented by \(world.label(owner.presenter)).",
                for: .presentsPresentedController, with: presented.objectID, owner.presenter.objectID)
            return true
        }
        // What contains or presents the presenter is active too.
        if presenter.isInside(presented) {
            world.raise(
                name, "Application tried to present modally an active controller \(world.label(presented)).",
                for: .presentsActiveController, with: presented.objectID)
            return true
        }
        return false
    }

    /// Why UIKit drops the request, in its words (ledger 9.3, 9.4, 9.5, C17).
    private func refusal(by presenter: UIViewController) -> String? {
        // Labels are text: made for a refusal alone.
        var presented: String { world.label(self.presented) }
        var receiver: String { world.label(source) }
        if world.transitions.modalTransition(of: presenter) != nil {
            let root = world.windows.first?.rootViewController.map(world.label) ?? "(null)"
            return "Attempt to present \(presented) on \(receiver) (from \(root)) while a presentation is in progress."
        }
        if let other = presenter.presentedViewController ?? source.presentation?.presented {
            return "Warning: Attempt to present \(presented)  on \(receiver) which is already presenting "
                + world.label(other)
        }
        if source.viewIfLoaded?.window == nil {
            return "Warning: Attempt to present \(presented) on \(receiver) whose view is not in the window hierarchy!"
        }
        return nil
    }

    /// A style that stays in its context is presented by the controller that defines it, others by the outermost.
    private var presenter: UIViewController {
        presented.modalPresentationStyle.resolved.staysInContext
            ? source.presentationContext : source.outermostContainer
    }

    private func accept(presenter: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let style = presented.modalPresentationStyle.resolved
        if style != .custom, world.profile[.viewLoadsBeforeDelegateQuery] { presented.loadViewIfNeeded() }
        guard !World.isFrozen else { return }
        let delegate = presented.transitioningDelegate
        let asked = AdaptedPresentation(
            presented: presented, style: style,
            controller: presentationController(style, delegate, presenter: presenter))
        let adapted = asked.adapted(to: presenter.traitCollection)
        // The delegates and `viewDidLoad` may have moved or presented it, or named another controller.
        guard !World.isFrozen, !raisesForMisuse(adapted.presented, presenter) else { return }
        let presentation = ModalPresentation(
            presenter: presenter,
            context: adapted.controller.shouldPresentInFullscreen ? presenter : source.presentationContext,
            asked: asked, adapted: adapted)
        let transition = ModalTransition(
            world: world, kind: .presentation, presentation: presentation, from: presenter, to: adapted.presented,
            isAnimated: animated, completion: completion)
        world.transitions.accept(transition)
        presentation.establish()
        if asked.style != adapted.style { transition.adaptedStyle = adapted.style.modalPresentationStyle }
        // Without animation no animator is asked for, but perhaps for a custom style's (ledger 1.3, C15).
        let runsUnanimated = style == .custom && !world.profile[.unanimatedCustomAsksNoAnimator]
        if animated || style == .custom { presented.askForTransitioningDelegate() }
        guard let delegate, animated || runsUnanimated else { return }
        transition.askAnimator(delegate) {
            delegate.animationController(forPresented: presented, presenting: presenter, source: source)
        }
        guard let animator = transition.vendedAnimator, animated else { return }
        transition.askInteractionController(delegate) {
            delegate.interactionControllerForPresentation(using: animator)
        }
    }

    /// The delegate's for a custom style (ledger 1.3), else UIKit's own.
    private func presentationController(
        _ style: PresentationStyle, _ delegate: (any UIViewControllerTransitioningDelegate)?,
        presenter: UIViewController
    ) -> UIPresentationController {
        if style == .custom,
            let custom = delegate?.presentationController(
                forPresented: presented, presenting: presenter, source: source),
            let delegate, custom.isBuiltIn || !world.standsIn(for: custom, .presentationController, vendedBy: delegate)
        {
            return custom
        }
        if let planned = presented.existingRareState?.plannedController, type(of: planned) == style.controllerClass {
            return planned
        }
        return style.makeController(for: presented)
    }
}
