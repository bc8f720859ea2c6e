import TransitionCore

/// What is presented how, before and after it has adapted to the room there is.
@MainActor
struct AdaptedPresentation {
    let presented: UIViewController
    let style: PresentationStyle
    let controller: UIPresentationController

    /// In little room the presentation controller and its delegate may choose another style and controller.
    func adapted(to traits: UITraitCollection) -> AdaptedPresentation {
        let answer = adaptiveAnswer(in: traits)
        guard answer != .none, answer.resolved != style else { return self }
        let delegate = controller.delegate
        let substitute =
            delegate?.presentationController(controller, viewControllerForAdaptivePresentationStyle: answer)
            ?? presented
        let adapted = answer.resolved.makeController(for: substitute)
        adapted.delegate = delegate
        delegate?.presentationController(controller, prepare: adapted)
        return AdaptedPresentation(presented: substitute, style: answer.resolved, controller: adapted)
    }

    /// The style in that room.
    func adaptedStyle(in traits: UITraitCollection) -> PresentationStyle {
        let answer = adaptiveAnswer(in: traits)
        return answer == .none ? style : answer.resolved
    }

    private func adaptiveAnswer(in traits: UITraitCollection) -> UIModalPresentationStyle {
        guard traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact else { return .none }
        return controller.adaptivePresentationStyle(for: traits)
    }
}
