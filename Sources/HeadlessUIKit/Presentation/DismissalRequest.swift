import TransitionCore

/// A call of `dismiss(animated:completion:)`: refused with UIKit's words, ignored, or accepted and started later.
@MainActor
struct DismissalRequest {
    let world: World
    let receiver: UIViewController

    func make(animated: Bool, completion: (() -> Void)?) {
        // What the receiver presents goes; a receiver that presents nothing is dismissed itself (ledger 1.7).
        let own = receiver.outermostContainer
        guard let lowest = own.presentation ?? own.ownPresentation else { return }
        let top = topPresentation(above: lowest)
        let container = world.transitions.containerTransition(around: receiver)
        if let other = container?.coordinator ?? world.sizeChange?.coordinator {
            other.addSuccessor {
                DismissalRequest(world: world, receiver: receiver).make(animated: animated, completion: completion)
            }
            return
        }
        if world.transitions.modalTransition(of: lowest.presenter) != nil
            || world.transitions.modalTransition(of: top.presented) != nil
        {
            let diagnostic = world.warn(
                "Warning: Attempt to dismiss from view controller \(world.label(receiver)) while a presentation or "
                    + "dismiss is in progress!")
            world.record(
                .refused(
                    kind: .dismissal, receiver: receiver.objectID, controller: top.presented.objectID,
                    diagnostic: diagnostic))
            return
        }
        let transition = ModalTransition(
            world: world, kind: .dismissal, presentation: top, from: top.presented, to: lowest.presenter,
            isAnimated: animated, completion: completion)
        transition.vanishing = presentations(from: lowest, below: top)
        world.transitions.accept(transition)
        askDelegate(of: top, for: transition, animated: animated)
    }

    private func askDelegate(of top: ModalPresentation, for transition: ModalTransition, animated: Bool) {
        let runsUnanimated = top.style == .custom && world.profile[.customAnimatorRunsUnanimated]
        guard let delegate = top.presented.transitioningDelegate, animated || runsUnanimated else { return }
        transition.askAnimator(delegate) { delegate.animationController(forDismissed: top.presented) }
        guard let animator = transition.animator, animated else { return }
        transition.askInteractionController(delegate) { delegate.interactionControllerForDismissal(using: animator) }
    }

    private func topPresentation(above lowest: ModalPresentation) -> ModalPresentation {
        var top = lowest
        while let next = top.presented.presentation { top = next }
        return top
    }

    /// The presentations that go with the top one and are not shown going (ledger 1.7, 9.14).
    private func presentations(from lowest: ModalPresentation, below top: ModalPresentation) -> [ModalPresentation] {
        var result: [ModalPresentation] = []
        var next: ModalPresentation? = lowest
        while let presentation = next, presentation !== top {
            result.append(presentation)
            next = presentation.presented.presentation
        }
        return result
    }
}
