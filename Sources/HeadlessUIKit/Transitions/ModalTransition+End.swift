import TransitionCore

extension ModalTransition {
    // MARK: Appearance (ledger 1.6, 1.7, 1.8)

    func beginAppearance() {
        let animated = isAnimated
        if kind == .dismissal || presentation.removesPresenter {
            from.beginAppearanceTransition(false, animated: animated)
        }
        if kind == .presentation || presentation.removesPresenter {
            to.beginAppearanceTransition(true, animated: animated)
        }
    }

    func sendIsAppearing() {
        to.sendIsAppearingIfShown()
    }

    /// The `did` calls of a finish: the one that comes first, then the one that goes (ledger 1.6, 1.7).
    private func endAppearance() {
        if kind == .presentation || presentation.removesPresenter { to.endAppearanceTransition() }
        if kind == .dismissal || presentation.removesPresenter { from.endAppearanceTransition() }
    }

    /// The opposite `will` calls of a cancel, and the `did` calls after them (ledger 1.12, C6).
    private func turnAppearance() {
        let animated = isAnimated
        let turnsAtEnd = world.profile[.cancelTurnsAppearanceAtEnd]
        if kind == .presentation || presentation.removesPresenter {
            if turnsAtEnd { to.beginAppearanceTransition(false, animated: animated) }
            to.endAppearanceTransition()
        }
        if kind == .dismissal || presentation.removesPresenter {
            if turnsAtEnd { from.beginAppearanceTransition(true, animated: animated) }
            from.endAppearanceTransition()
        }
    }

    /// With C6 flipped the opposite `will` calls come when the interaction is cancelled.
    func turnAppearanceEarly() {
        guard !world.profile[.cancelTurnsAppearanceAtEnd], !hasEnded else { return }
        let animated = isAnimated
        if kind == .presentation || presentation.removesPresenter {
            to.beginAppearanceTransition(false, animated: animated)
        }
        if kind == .dismissal || presentation.removesPresenter {
            from.beginAppearanceTransition(true, animated: animated)
        }
    }

    // MARK: The end (ledger 1.18)

    /// Ends the transition, in the order of ledger 1.18: hierarchy, appearance, hooks, completion, `animationEnded`.
    func end(didComplete: Bool) {
        guard !hasEnded else { return }
        hasEnded = true
        // An animation may end under the driver's hand; the container serves the next transition too.
        presentation.container?.layer.resumeTime()
        resumeInteraction()
        if didComplete { finish() } else { cancel() }
        to.isBeingPresented = false
        from.isBeingDismissed = false
        world.record(.ended(id, didComplete: didComplete))
        world.transitions.close(self)
        if didComplete, let completion {
            world.record(.requestCompletionCalled(id))
            completion()
        }
        completion = nil
        if let animator, !(animator is BuiltInTransitionAnimator) {
            world.record(.animationEndedCalled(id, didComplete: didComplete))
            animator.animationEnded(didComplete)
        }
    }

    private func finish() {
        switch kind {
        case .presentation:
            if to.viewIfLoaded?.window == nil {
                world.noteMisuse(
                    "The view of \(world.label(to)) is not in the window at the end of its presentation; "
                        + "the animator must add it to the container view.")
            }
            presentation.removePresenterView()
            endAppearance()
            presentation.controller.presentationTransitionDidEnd(true)
        case .dismissal:
            presentation.controller.presentedView?.removeFromSuperview()
            // Below the presentations that vanish, the lowest one holds the presenter's view.
            let lowest = vanishing.first ?? presentation
            lowest.returnPresenterView(evenIfRemoved: true)
            for presentation in [presentation] + vanishing.reversed() { presentation.removeContainer() }
            for presentation in vanishing { presentation.presented.viewIfLoaded?.removeFromSuperview() }
            for presentation in [presentation] + vanishing.reversed() { presentation.dissolve() }
            endAppearance()
            presentation.controller.dismissalTransitionDidEnd(true)
        }
    }

    private func cancel() {
        switch kind {
        case .presentation:
            presentation.returnPresenterView(evenIfRemoved: false)
            presentation.controller.presentedView?.removeFromSuperview()
            presentation.removeContainer()
            presentation.dissolve()
            turnAppearance()
            presentation.controller.presentationTransitionDidEnd(false)
        case .dismissal:
            turnAppearance()
            presentation.controller.dismissalTransitionDidEnd(false)
        }
    }
}
