/// Who is told of appearance (ledger 1.6, 1.7, 1.8).
extension ModalTransition {
    private var fromDisappears: Bool { !isPresentation || movesPresenter && !hasLostPresenter }
    private var toAppears: Bool { isPresentation || movesPresenter }

    func beginModalAppearance() {
        if isPresentation { notePresented(comes: true) }
        guard !isOutOfSight else { return }
        if fromDisappears { from.beginAppearanceChange(false, animated: isAnimated) }
        if companions.isEmpty {
            companions = vanishing.reversed().map(\.presented).filter { $0.appearance.state == .appeared }
        }
        for controller in companions { controller.beginAppearanceChange(false, animated: isAnimated) }
        if toAppears { to.beginAppearanceChange(true, animated: isAnimated) }
    }

    /// The `did` calls of a finish: the one that comes first, then the one that goes.
    func endAppearance(_ hook: () -> Void) {
        tell(hook) {
            if toAppears { end(to) }
            if fromDisappears { end(from) }
            for controller in companions where controller.appearance.isChanging { end(controller) }
            for presentation in vanishing.reversed() where presentation.style.staysInContext {
                endAmidAnother(presentation.presented)
            }
        }
    }

    /// Who vanishes while a page in whose context it stood comes or goes by another transition is told of it now: that
    /// one finds it there no more.
    private func endAmidAnother(_ controller: UIViewController) {
        guard controller.appearance.state != .disappeared else { return }
        if controller.appearance.isOnScreen { controller.beginAppearanceChange(false, animated: false) }
        controller.endAppearanceChange()
    }

    /// The opposite `will` calls of a cancel (ledger 1.12, C6).
    func turnModalAppearance() {
        if toAppears { turnAway() }
        for controller in leaving { turn(controller, toAppear: true) }
    }

    /// What was about to come goes again: a presented page as in a dismissal (ledger 1.12).
    private func turnAway() {
        if isPresentation { notePresented(comes: false) }
        turn(to, toAppear: false)
    }

    /// What the presented page of a presentation is told of its way.
    func notePresented(comes: Bool) {
        to.isBeingPresented = comes
        to.isBeingDismissed = !comes
    }

    /// The calls of a cancel: one controller after the other turns and ends.
    func turnAndEndAppearance(_ hook: () -> Void) {
        tell(hook) {
            if toAppears, !hasTurnedEarly { turnAway() }
            if isPresentation { presentation.untie() }
            if toAppears { end(to) }
            for controller in leaving {
                if !hasTurnedEarly { turn(controller, toAppear: true) }
                end(controller)
            }
        }
    }

    /// Who comes back with a cancel. A page that went meanwhile has taken along what stood in its context.
    private var leaving: [UIViewController] {
        (fromDisappears ? [from] : []) + companions.filter(\.appearance.isChanging)
    }

    /// Whether the page in whose context it happens has gone, or is going and takes everybody along: nobody comes or
    /// goes besides (ledger 10.5).
    private var isOutOfSight: Bool {
        guard style.staysInContext else { return false }
        let isLeft = isPresentation ? from.appearance.state == .disappearing : !from.appearance.isOnScreen
        return isLeft || containerView.window == nil
    }

    /// What is presented in the context of a tab or a page goes with it in the middle: its change is over then.
    private func end(_ controller: UIViewController) {
        guard !style.staysInContext || controller.appearance.isChanging else { return }
        controller.endAppearanceChange()
    }

    private func turn(_ controller: UIViewController, toAppear: Bool) {
        controller.beginAppearanceChange(toAppear, animated: isAnimated)
    }

    /// Calls a hook of the presentation controller after the `did` calls, or before them (C11).
    private func tell(_ hook: () -> Void, with didCalls: () -> Void) {
        let followsAppearance = follows(.presentationHookFollowsAppearance)
        if !followsAppearance { hook() }
        if !World.isFrozen { didCalls() }
        if followsAppearance, !World.isFrozen { hook() }
    }
}
