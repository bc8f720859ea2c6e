/// A change of layout that code drives, until its items have come to rest (ledger 11.7).
@MainActor
final class InteractiveLayoutChange {
    let layout: UICollectionViewTransitionLayout
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    /// Whether its end has been asked for and is animated.
    var isEnding = false

    init(
        layout: UICollectionViewTransitionLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    ) {
        self.layout = layout
        self.completion = completion
    }
}

extension UICollectionView {
    /// Is told whether the animation ran to its end, and whether the new layout was kept.
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

    private static let layoutSeconds: TimeInterval = 0.3

    func exchangeLayout(
        for layout: UICollectionViewLayout, animated: Bool, completion: @escaping (Bool) -> Void
    ) {
        let old = collectionViewLayout
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        let cells = visibleCells
        for cell in cells { cell.willTransition(from: old, to: layout) }
        install(layout)
        let finish: (Bool) -> Void = { isFinished in
            layout.finalizeLayoutTransition()
            for cell in cells { cell.didTransition(from: old, to: layout) }
            completion(isFinished)
        }
        guard animated else {
            setNeedsLayout()
            return finish(true)
        }
        UIView.animate(withDuration: Self.layoutSeconds, animations: { self.layoutIfNeeded() }, completion: finish)
    }

    func beginLayoutChange(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        let old = collectionViewLayout
        guard layoutChange == nil else {
            World.current?.raise(
                "NSInternalInconsistencyException",
                "the collection is already in the middle of an interactive transition",
                for: .startsSecondLayoutChange)
            return UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
        }
        let made =
            delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
        guard !World.isFrozen else { return made }
        layoutChange = InteractiveLayoutChange(layout: made, completion: completion)
        install(made)
        // Both ends are asked about this collection.
        old.collectionView = self
        layout.collectionView = self
        layout.isInvalid = true
        return made
    }

    func endLayoutChange(finishes: Bool) {
        guard !World.isFrozen else { return }
        guard let change = layoutChange, !change.isEnding else {
            World.current?.raise(
                "NSInternalInconsistencyException",
                "the collection was not prepared for an interactive transition. see "
                    + "startInteractiveTransitionToCollectionViewLayout:completion:",
                for: .endsNoLayoutChange)
            return
        }
        change.isEnding = true
        let target = finishes ? change.layout.nextLayout : change.layout.currentLayout
        let other = finishes ? change.layout.currentLayout : change.layout.nextLayout
        exchangeLayout(for: target, animated: true) { [weak self] isFinished in
            if other.collectionView === self { other.collectionView = nil }
            self?.layoutChange = nil
            change.completion?(isFinished, finishes)
        }
    }
}
