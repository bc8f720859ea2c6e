/// Who has the keyboard's focus, and how it passes on.
extension UIResponder {
    func takeFocus() -> Bool {
        guard let world = World.current, !World.isFrozen, canBecomeFirstResponder else { return false }
        // A view that is in no window has no keyboard to ask for.
        if let view = self as? UIView, view.window == nil { return false }
        let views = world.views
        if views.firstResponder === self { return true }
        if let holder = views.firstResponder {
            // The keyboard stays for the next one and tells nothing of it (ledger 11.4).
            views.isHandingFocusOn = true
            let hasResigned = holder.resignFirstResponder()
            views.isHandingFocusOn = false
            guard hasResigned else { return false }
        }
        views.firstResponder = self
        World.effectCount += 1
        world.views.app?.focusChanged(to: self, in: world)
        return true
    }

    func giveUpFocus() -> Bool {
        guard !World.isFrozen, canResignFirstResponder else { return false }
        if let world = World.current, world.views.firstResponder === self {
            world.views.firstResponder = nil
            World.effectCount += 1
            if !world.views.isHandingFocusOn { world.views.app?.focusChanged(to: nil, in: world) }
        }
        return true
    }

    /// A view that leaves its window has the focus no more.
    func loseFocus(in world: World) {
        if world.views.firstResponder === self { resignFirstResponder() }
    }
}

extension UIView {
    /// Takes the focus from the view or a view in it; `force` overrides its refusal.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let world = World.current, !World.isFrozen,
            let holder = world.views.firstResponder as? UIView, holder.isDescendant(of: self)
        else { return false }
        if holder.resignFirstResponder() { return true }
        guard force, world.views.firstResponder === holder else { return force }
        world.views.firstResponder = nil
        world.views.app?.focusChanged(to: nil, in: world)
        return true
    }
}
