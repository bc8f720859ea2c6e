/// Who has the keyboard's focus, and how it passes on.
extension UIResponder {
    func takeFocus() -> Bool {
        guard let world = World.current, !World.isFrozen, canBecomeFirstResponder else { return false }
        // A view that is in no window has no keyboard to ask for.
        if let view = self as? UIView, view.window == nil { return false }
        let environment = world.environment
        if environment.firstResponder === self { return true }
        if let holder = environment.firstResponder, !holder.resignFirstResponder() { return false }
        environment.firstResponder = self
        World.effectCount += 1
        Keyboard.focusChanged(to: self, in: world)
        return true
    }

    func giveUpFocus() -> Bool {
        guard !World.isFrozen, canResignFirstResponder else { return false }
        if let world = World.current, world.environment.firstResponder === self {
            world.environment.firstResponder = nil
            World.effectCount += 1
            Keyboard.focusChanged(to: nil, in: world)
        }
        return true
    }

    /// A view that leaves its window has the focus no more.
    func loseFocus(in world: World) {
        if world.environment.firstResponder === self { resignFirstResponder() }
    }

    /// Whether the focus brings the keyboard up.
    var wantsKeyboard: Bool { self is any UITextInputTraits }
}

extension UIView {
    /// Takes the focus from the view or a view in it; `force` overrides its refusal.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let world = World.current, !World.isFrozen,
            let holder = world.environment.firstResponder as? UIView, holder.isDescendant(of: self)
        else { return false }
        if holder.resignFirstResponder() { return true }
        guard force, world.environment.firstResponder === holder else { return force }
        world.environment.firstResponder = nil
        Keyboard.focusChanged(to: nil, in: world)
        return true
    }
}
