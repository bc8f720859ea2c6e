extension UIView: UITraitEnvironment {}

extension UIView {
    /// The traits of the controller around the view, with the view's own style.
    var effectiveTraits: UITraitCollection {
        let inherited =
            owner?.traitCollection ?? superview?.traitCollection ?? World.current?.traits
            ?? UITraitCollection()
        return inherited.overridden(by: overrideUserInterfaceStyle).overridden(by: attachments?.traitOverrides)
    }

    /// Tells the tree, superviews first, each controller before its view, as far as anything has changed.
    func noteTraitChange(from previous: UITraitCollection) {
        guard !World.isFrozen, traitCollection != previous else { return }
        tellTraitChange(from: previous)
        for child in children { child.noteTraitChange(inside: previous) }
    }

    /// What the surroundings were says what the view's own traits were.
    func noteTraitChange(inside previous: UITraitCollection) {
        guard let owner else { return noteTraitChange(from: overriding(previous)) }
        owner.noteTraitChange(from: owner.overriding(previous))
    }

    /// Traits of the surroundings, or of the controller whose view this is, with what the view replaces.
    func overriding(_ traits: UITraitCollection) -> UITraitCollection {
        traits.overridden(by: overrideUserInterfaceStyle).overridden(by: attachments?.traitOverrides)
    }
}

extension UIWindow {
    var overridesTraits: Bool {
        overrideUserInterfaceStyle != .unspecified || attachments?.traitOverrides != nil
    }
}

extension UIView {
    /// Replaces traits for this view and all in it; a change is told at once to whoever has registered for it.
    public var traitOverrides: UITraitOverrides {
        get { attachments?.traitOverrides ?? UITraitOverrides() }
        set {
            guard !World.isFrozen else { return }
            let previous = traitCollection
            madeAttachments.traitOverrides = newValue
            noteTraitChange(from: previous)
        }
    }
}
