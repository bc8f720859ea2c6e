import TransitionCore

extension UIViewController {
    /// Children first, then what this controller presents (ledger 9.9).
    func forwardSizeChange(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard !World.isFrozen else { return }
        for child in children {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            child.viewWillTransition(to: childSize, with: coordinator)
        }
        shownPresentation?.controller.viewWillTransition(to: size, with: coordinator)
    }

    func forwardTraitChange(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        guard !World.isFrozen else { return }
        for child in children {
            let collection = newCollection.overridden(by: overrideTraitCollection(forChild: child))
            child.willTransition(to: collection, with: coordinator)
        }
        shownPresentation?.controller.willTransition(to: newCollection, with: coordinator)
    }

    /// What it presents, once that has a container: before, there is nothing that would change its size (1.13).
    private var shownPresentation: (any Presentation)? {
        heldPresentation.flatMap { $0.containerOfViews == nil ? nil : $0 }
    }

    /// Has what is presented adapt to another size class, from the outermost in.
    func adaptPresentations(to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.adaptPresentations(to: traits, with: coordinator) }
        guard let heldPresentation, !World.isFrozen else { return }
        heldPresentation.adaptAgain(to: traits, with: coordinator)
        heldPresentation.presented.adaptPresentations(to: traits, with: coordinator)
    }

    /// Tells who lays this controller out that it wishes another size.
    func notePreferredContentSize() {
        guard !World.isFrozen else { return }
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        shownBy?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
    }
}
