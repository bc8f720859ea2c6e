import TransitionCore

extension ModalTransition {
    // MARK: Appearance (ledger 1.6, 1.7, 1.8)

    func beginModalAppearance() {
        let animated = isAnimated
        if kind == .dismissal || presentation.removesPresenter {
            from.beginAppearanceTransition(false, animated: animated)
        }
        if kind == .presentation || presentation.removesPresenter {
            to.beginAppearanceTransition(true, animated: animated)
        }
    }

    /// The `did` calls of a finish: the one that comes first, then the one that goes (ledger 1.6, 1.7).
    private func endAppearance(_ hook: () -> Void) {
        tell(hook) {
            if kind == .presentation || presentation.removesPresenter { to.endAppearanceTransition() }
            if kind == .dismissal || presentation.removesPresenter { from.endAppearanceTransition() }
        }
    }

    /// The opposite `will` calls of a cancel, and the `did` calls after them (ledger 1.12, C6).
    private func turnAppearance(_ hook: () -> Void) {
        tell(hook) { turnAppearance() }
    }

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
    func turnModalAppearanceEarly() {
        guard !world.profile[.cancelTurnsAppearanceAtEnd] else { return }
        let animated = isAnimated
        if kind == .presentation || presentation.removesPresenter {
            to.beginAppearanceTransition(false, animated: animated)
        }
        if kind == .dismissal || presentation.removesPresenter {
            from.beginAppearanceTransition(true, animated: animated)
        }
    }

    // MARK: The end (ledger 1.18, 2.8, 2.9)

    func finishPresentation() {
        if to.viewIfLoaded?.window == nil {
            world.noteMisuse(
                "The view of \(world.label(to)) is not in the window at the end of its presentation; "
                    + "the animator must add it to the container view.")
        }
        presentation.removePresenterView()
        endAppearance { presentation.controller.presentationTransitionDidEnd(true) }
    }

    func finishDismissal() {
        presentation.controller.presentedView?.removeFromSuperview()
        // Below the presentations that vanish, the lowest one holds the presenter's view.
        let lowest = vanishing.first ?? presentation
        lowest.returnPresenterView(evenIfRemoved: true)
        for presentation in [presentation] + vanishing.reversed() { presentation.removeContainer() }
        for presentation in vanishing { presentation.presented.viewIfLoaded?.removeFromSuperview() }
        for presentation in [presentation] + vanishing.reversed() { presentation.dissolve() }
        endAppearance { presentation.controller.dismissalTransitionDidEnd(true) }
    }

    func cancelModal() {
        if !world.profile[.cancelLeavesInsertedViews] {
            for view in insertedViews { view.removeFromSuperview() }
        }
        if isPresentation {
            presentation.returnPresenterView(evenIfRemoved: false)
            presentation.controller.presentedView?.removeFromSuperview()
            presentation.removeContainer()
            presentation.dissolve()
            turnAppearance { presentation.controller.presentationTransitionDidEnd(false) }
        } else {
            turnAppearance { presentation.controller.dismissalTransitionDidEnd(false) }
        }
    }

    /// Calls a hook of the presentation controller after the `did` calls, or before them (C11).
    private func tell(_ hook: () -> Void, with didCalls: () -> Void) {
        let followsAppearance = world.profile[.presentationHookFollowsAppearance]
        if !followsAppearance { hook() }
        if !World.isFrozen { didCalls() }
        if followsAppearance, !World.isFrozen { hook() }
    }
}
