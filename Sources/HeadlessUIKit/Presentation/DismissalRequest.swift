import TransitionCore

/// A call of `dismiss(animated:completion:)`: refused with UIKit's words, ignored, or accepted and started later.
@MainActor
struct DismissalRequest {
    let world: World
    let receiver: UIViewController
    /// UIKit's own interaction, when the user drags the presented view away; no delegate is asked then.
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    /// Called once the transition is there and before it starts: who is told then may animate alongside (ledger 1.13).
    var onAcceptance: (() -> Void)?

    /// Makes the request, or has it wait. The answer is whether it was accepted at once.
    @discardableResult
    func make(animated: Bool, completion: (() -> Void)?) -> Bool {
        guard let lowest else {
            if completion != nil { noteLostCompletion() }
            return false
        }
        if let other = heldBy {
            other.addRequest { make(animated: animated, completion: completion) }
            return false
        }
        if let (running, further) = goingAlready(lowest) {
            // Of the two dismissals the second comes after the first.
            running.coordinator.addRequest {
                guard further.presented.presentation == nil else { return }
                DismissalRequest(world: world, receiver: further.presented).make(
                    animated: animated, completion: completion)
            }
            return false
        }
        let top = topPresentation(above: lowest)
        if refuser(from: lowest, to: top) != nil {
            refuse(top)
            return false
        }
        let transition = ModalTransition(
            world: world, kind: .dismissal, presentation: top, from: top.presented, to: lowest.presenter,
            isAnimated: animated, completion: completion)
        transition.vanishing = presentations(from: lowest, below: top)
        world.transitions.accept(transition)
        if !world.profile[.dismissalFlagWaitsForStart] { top.presented.isBeingDismissed = true }
        if let interaction {
            transition.takeBuiltIn(transition.interactiveBuiltInAnimator, interaction)
        } else {
            askDelegate(of: top, for: transition, animated: animated)
        }
        onAcceptance?()
        return true
    }

    private func noteLostCompletion() {
        world.noteMisuse(
            "\(type(of: receiver)) was asked to dismiss where nothing is presented: what its completion should do "
                + "never comes.")
    }

    /// The coordinator whose end the request would wait for, or amid whose transition it would be refused now.
    var coordinatorInTheWay: TransitionCoordinator? {
        if let heldBy { return heldBy }
        guard let lowest else { return nil }
        return refuser(from: lowest, to: topPresentation(above: lowest))?.coordinator
    }

    /// What the request waits for: a container's transition, or a change of the window's size (ledger 1.19, 9.9).
    private var heldBy: TransitionCoordinator? {
        world.transitions.containerTransition(around: receiver)?.coordinator ?? world.sizeChange?.coordinator
    }

    /// The presentation or dismissal amid which it is refused (ledger 9.4).
    private func refuser(from lowest: ModalPresentation, to top: ModalPresentation) -> ModalTransition? {
        world.transitions.modalTransition(of: lowest.presenter) ?? world.transitions.modalTransition(of: top.presented)
    }

    /// What the receiver or a container around it presents goes; a receiver that presents nothing is dismissed itself
    /// (ledger 1.7).
    private var lowest: ModalPresentation? {
        var shown: ModalPresentation?
        var next: UIViewController? = receiver
        while let controller = next {
            if let presentation = controller.presentation { return presentation }
            shown = shown ?? controller.ownPresentation
            next = controller.parent
        }
        return shown
    }

    /// The dismissal under way of just that presentation, and the presentation of its presenter, which a second request
    /// means (ledger 9.7, C33).
    private func goingAlready(_ lowest: ModalPresentation) -> (ModalTransition, ModalPresentation)? {
        guard interaction == nil, world.profile[.secondDismissalGoesFurther],
            let running = world.transitions.modalTransition(of: lowest.presented), !running.isPresentation,
            running.lowest === lowest, let further = lowest.presenter.ownPresentation
        else { return nil }
        return (running, further)
    }

    private func refuse(_ top: ModalPresentation) {
        let diagnostic = world.warn(
            "Warning: Attempt to dismiss from view controller \(world.label(receiver)) while a presentation or "
                + "dismiss is in progress!")
        world.noteRefusal()
        world.record(
            .refused(
                kind: .dismissal, receiver: receiver.objectID, controller: top.presented.objectID,
                diagnostic: diagnostic))
    }

    private func askDelegate(of top: ModalPresentation, for transition: ModalTransition, animated: Bool) {
        let runsUnanimated = top.style == .custom && !world.profile[.unanimatedCustomAsksNoAnimator]
        guard animated || runsUnanimated else { return }
        top.presented.askForTransitioningDelegate()
        guard let delegate = top.presented.transitioningDelegate else { return }
        transition.askAnimator(delegate) { delegate.animationController(forDismissed: top.presented) }
        guard let animator = transition.vendedAnimator, animated else { return }
        transition.askInteractionController(delegate) { delegate.interactionControllerForDismissal(using: animator) }
    }

    private func topPresentation(above lowest: ModalPresentation) -> ModalPresentation {
        var top = lowest
        while let next = top.presented.shownModalInside { top = next }
        return top
    }

    /// The presentations that go with the top one and are not shown going (ledger 1.7, 9.14).
    private func presentations(from lowest: ModalPresentation, below top: ModalPresentation) -> [ModalPresentation] {
        var result: [ModalPresentation] = []
        var next: ModalPresentation? = lowest
        while let presentation = next, presentation !== top {
            result.append(presentation)
            next = presentation.presented.shownModalInside
        }
        return result
    }
}
