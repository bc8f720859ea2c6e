extension UIViewController: UITraitEnvironment, UITraitChangeObservable {}

extension UIViewController {
    /// The parent's or presenter's traits, with what they override for this controller.
    var effectiveTraits: UITraitCollection {
        var inherited: UITraitCollection
        if let parent {
            inherited = parent.traitCollection.overridden(by: parent.overrideTraitCollection(forChild: self))
        } else if let shownBy {
            inherited = shownBy.presenter.traitCollection
                .overridden(by: shownBy.controller.overrideTraitCollection)
        } else {
            inherited = surroundingWindow?.effectiveTraits ?? World.current?.traits ?? UITraitCollection()
        }
        return overridingOwn(inherited)
    }

    /// Tells the controller, then what is in its view.
    func noteTraitChange(from previous: UITraitCollection) {
        guard !World.isFrozen, traitCollection != previous else { return }
        tellTraitChange(from: previous)
        if let view = viewIfLoaded { view.noteTraitChange(from: view.overriding(previous)) }
    }

    /// The window whose root it is or whose views it is among, if that replaces any traits.
    private var surroundingWindow: UIWindow? {
        World.current?.windows.first { window in
            (window.rootViewController === self || viewIfLoaded?.window === window)
                && window.overridesTraits
        }
    }

    /// Traits of the surroundings with what is replaced for this controller.
    func overriding(_ traits: UITraitCollection) -> UITraitCollection {
        var traits = traits
        if let parent { traits = traits.overridden(by: parent.overrideTraitCollection(forChild: self)) }
        if let shownBy {
            traits = traits.overridden(by: shownBy.controller.overrideTraitCollection)
        }
        return overridingOwn(traits)
    }

    /// Traits with what the controller itself replaces.
    func overridingOwn(_ traits: UITraitCollection) -> UITraitCollection {
        traits.overridden(by: overrideUserInterfaceStyle).overridden(by: attachments?.traitOverrides)
    }

    /// Replaces some of a child's traits; nil takes that back.
    public func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
        guard !World.isFrozen, child.parent === self else { return }
        let previous = child.traitCollection
        child.rareState.overrideTraits = collection
        if child.isViewLoaded { child.noteTraitChange(from: previous) }
    }

    /// The size that a child will have: one that fills its parent follows it, another keeps its own.
    func sizeForChild(_ container: any UIContentContainer, parentSize: CGSize) -> CGSize {
        guard let child = container as? UIViewController, let view = child.viewIfLoaded, let own = viewIfLoaded,
            view.bounds.size != own.bounds.size
        else { return parentSize }
        return view.bounds.size
    }
}

extension UIViewController {
    /// Replaces traits for this controller, its view and all in them.
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

extension UIViewController {
    func tellTraitChange(from previous: UITraitCollection) {
        traitCollectionDidChange(previous)
        guard let observers = attachments?.traitObservers, !observers.isEmpty else { return }
        for observer in observers { observer.tell(self, from: previous, to: traitCollection) }
    }
}
