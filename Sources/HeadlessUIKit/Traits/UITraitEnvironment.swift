/// What has traits: windows, views, controllers, presentation controllers.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What contains content whose size depends on its surroundings: controllers and presentation controllers.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// Points; zero for no preference.
    var preferredContentSize: CGSize { get }
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The size that a child will have when its parent has `parentSize`.
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
        -> CGSize
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment, UIContentContainer {}

extension UIView {
    /// The traits of the controller around the view, with the view's own style.
    var effectiveTraits: UITraitCollection {
        let inherited =
            owningController?.traitCollection ?? superview?.traitCollection ?? World.current?.traits
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
        guard let owningController else { return noteTraitChange(from: overriding(previous)) }
        owningController.noteTraitChange(from: owningController.overriding(previous))
    }

    /// Traits of the surroundings, or of the controller whose view this is, with what the view replaces.
    fileprivate func overriding(_ traits: UITraitCollection) -> UITraitCollection {
        traits.overridden(by: overrideUserInterfaceStyle).overridden(by: attachments?.traitOverrides)
    }
}

extension UIWindow {
    fileprivate var overridesTraits: Bool {
        overrideUserInterfaceStyle != .unspecified || attachments?.traitOverrides != nil
    }
}

extension UIViewController {
    /// The parent's or presenter's traits, with what they override for this controller.
    var effectiveTraits: UITraitCollection {
        var inherited: UITraitCollection
        if let parent {
            inherited = parent.traitCollection.overridden(by: parent.overrideTraitCollection(forChild: self))
        } else if let ownPresentation {
            inherited = ownPresentation.presenter.traitCollection
                .overridden(by: ownPresentation.controller.overrideTraitCollection)
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
    fileprivate func overriding(_ traits: UITraitCollection) -> UITraitCollection {
        var traits = traits
        if let parent { traits = traits.overridden(by: parent.overrideTraitCollection(forChild: self)) }
        if let ownPresentation {
            traits = traits.overridden(by: ownPresentation.controller.overrideTraitCollection)
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
