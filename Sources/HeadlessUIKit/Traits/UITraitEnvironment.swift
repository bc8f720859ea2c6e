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

    /// Tells the whole tree, superviews first, each controller with its view.
    func noteTraitChange(from previous: UITraitCollection) {
        guard !World.isFrozen else { return }
        owningController?.tellTraitChange(from: previous)
        tellTraitChange(from: previous)
        for child in children { child.noteTraitChange(from: previous) }
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
            inherited = World.current?.traits ?? UITraitCollection()
        }
        return inherited.overridden(by: overrideUserInterfaceStyle).overridden(by: attachments?.traitOverrides)
    }

    /// Replaces some of a child's traits; nil takes that back.
    public func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
        guard !World.isFrozen, child.parent === self else { return }
        let previous = child.traitCollection
        child.rareState.overrideTraits = collection
        if child.isViewLoaded, child.traitCollection != previous { child.view.noteTraitChange(from: previous) }
    }

    /// The size that a child will have: one that fills its parent follows it, another keeps its own.
    func sizeForChild(_ container: any UIContentContainer, parentSize: CGSize) -> CGSize {
        guard let child = container as? UIViewController, let view = child.viewIfLoaded, let own = viewIfLoaded,
            view.bounds.size != own.bounds.size
        else { return parentSize }
        return view.bounds.size
    }
}
