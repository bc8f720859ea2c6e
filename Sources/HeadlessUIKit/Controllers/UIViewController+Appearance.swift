import TransitionCore

extension UIViewController {
    /// Begins an appearance change by hand, as a custom container does for its children (ledger 10.4).
    ///
    /// A second call with the opposite flag before the end is a cancel. The same flag twice is logged as unbalanced.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        guard !World.isFrozen, !leavesOutAppearanceCall() else { return }
        World.current?.record(.appearanceBegun(controller: objectID, isAppearing: isAppearing))
        beginAppearanceChange(isAppearing, animated: animated)
    }

    /// Whether a call of the code's own is left out, which an experiment may ask for.
    private func leavesOutAppearanceCall() -> Bool {
        guard let world = World.current else { return false }
        let name = TraceRecorder.name(of: Swift.type(of: self))
        return world.repairs.takesPlace(Repair(.leavesOutAppearanceCalls, of: .appearance(of: name)), in: world)
    }

    /// Begins one as UIKit does for its own transitions and containers: nobody told it by hand.
    func beginAppearanceChange(_ isAppearing: Bool, animated: Bool) {
        guard !World.isFrozen else { return }
        beginAppearance(isAppearing, animated: animated)
        sendIsAppearingIfShown()
    }

    /// Begins a change for this controller and the children it is passed on to.
    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        guard !World.isFrozen else { return }
        guard let callback = appearance.begin(isAppearing: isAppearing, isAnimated: animated) else {
            reportUnbalancedAppearance()
            return
        }
        awaitsIsAppearing = callback == .willAppear
        send(callback)
        beginAppearanceOfChildren(isAppearing, animated: animated)
    }

    /// Ends the appearance change that was begun last.
    public func endAppearanceTransition() {
        guard !leavesOutAppearanceCall() else { return }
        endAppearanceChange()
    }

    /// Ends one as UIKit does.
    func endAppearanceChange() {
        guard !World.isFrozen else { return }
        if appearance.state == .appearing, awaitsIsAppearing {
            awaitsIsAppearing = false
            send(.isAppearing)
        }
        guard let callback = appearance.end() else {
            reportUnbalancedAppearance()
            return
        }
        send(callback)
        containment.remove(callback == .didAppear ? .movingToParent : .movingFromParent)
        endAppearanceOfChildren()
    }

    /// Sends `viewIsAppearing` once the view has come into the window (ledger 1.6), to the children after their parent.
    func sendIsAppearingIfShown() {
        guard awaitsIsAppearing, viewIfLoaded?.isInWindow ?? false else { return }
        awaitsIsAppearing = false
        send(.isAppearing)
        placeShownChildren()
        for child in children where child.containment.contains(.followsParent) { child.sendIsAppearingIfShown() }
    }

    private func send(_ callback: AppearanceCallback) {
        guard !World.isFrozen else { return }
        let animated = appearance.isAnimated
        World.current?.record(.appearance(controller: objectID, callback, isAnimated: animated))
        let world = World.current
        let outer = world?.appearanceReceiver
        world?.appearanceReceiver = self
        defer { world?.appearanceReceiver = outer }
        switch callback {
        case .viewDidLoad: viewDidLoad()
        case .willAppear: viewWillAppear(animated)
        case .isAppearing: viewIsAppearing(animated)
        case .didAppear: viewDidAppear(animated)
        case .willDisappear: viewWillDisappear(animated)
        case .didDisappear: viewDidDisappear(animated)
        }
    }

    private func reportUnbalancedAppearance() {
        guard let world = World.current else { return }
        world.warn(
            "Unbalanced calls to begin/end appearance transitions for \(world.label(self)).",
            of: .unbalancesAppearance, with: objectID)
    }
}
