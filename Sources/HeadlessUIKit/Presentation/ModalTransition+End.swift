/// What the end does to the hierarchy (ledger 1.18, 2.8, 2.9).
extension ModalTransition {
    func finishPresentation() {
        noteViewLeftOut()
        presentation.removePresenterView()
        endAppearance { presentation.controller.presentationTransitionDidEnd(true) }
        guard presentation.presenter.belongsToWindow else { return leaveLostPresenter() }
        to.existingRareState?.zoomDismissal?.install()
        let isOwnAnimation = animator == nil || animator is BuiltInTransitionAnimator
        if isOwnAnimation { (presentation.controller as? UISheetPresentationController)?.takeDrags() }
    }

    /// The presenter has left its window in the meantime: nothing of the presentation stays (ledger 9.13).
    private func leaveLostPresenter() {
        presentation.controller.presentedView?.removeFromSuperview()
        presentation.removeContainer()
        presentation.dissolve()
    }

    func finishDismissal() {
        presentation.controller.presentedView?.removeFromSuperview()
        let ended = [presentation] + vanishing.reversed()
        // Below the presentations that vanish, the lowest one holds the presenter's view. It is shown in the container
        // of the top one, and goes home before that one would take it out of the window.
        for presentation in ended where presentation.presenter === to {
            presentation.returnPresenterView(evenIfRemoved: true)
        }
        for presentation in ended { presentation.removeContainer() }
        for presentation in vanishing { presentation.presented.viewIfLoaded?.removeFromSuperview() }
        for presentation in ended { presentation.untie() }
        endAppearance { presentation.controller.dismissalTransitionDidEnd(true) }
        for presentation in ended { presentation.dissolve() }
    }

    func cancelModal() {
        if !follows(.cancelLeavesInsertedViews) {
            for view in insertedViews { view.removeFromSuperview() }
        }
        if isPresentation {
            presentation.returnPresenterView(evenIfRemoved: false)
            presentation.controller.presentedView?.removeFromSuperview()
            presentation.removeContainer()
            turnAndEndAppearance { presentation.controller.presentationTransitionDidEnd(false) }
            presentation.dissolve()
            to.isBeingDismissed = false
        } else {
            // What the cancelled animation has shown it has brought to its size.
            if movesPresenter {
                lowest.noteHomeSize()
                if to.viewIfLoaded?.superview == nil { lowest.carryPresenterViewBack() }
            }
            presentation.container?.placePresentedViewAfterCancel()
            turnAndEndAppearance { presentation.controller.dismissalTransitionDidEnd(false) }
        }
    }
}

extension UIViewController {
    /// Whether a window's root controller contains or presents it.
    fileprivate var belongsToWindow: Bool {
        let outermost = outermostContainer
        if let presenter = outermost.ownPresentation?.presenter { return presenter.belongsToWindow }
        return World.current?.windows.contains { $0.rootViewController === outermost } ?? false
    }
}
