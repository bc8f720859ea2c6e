extension CALayer {
    /// A copy with the values that are shown now; nil for a layer that is in no window.
    ///
    /// For a layer class of your own it is the layer itself, with its model values, as the model cannot make one.
    public func presentation() -> Self? {
        guard World.current != nil else { return self }
        guard isInWindow else { return nil }
        return shownLayer() as? Self ?? self
    }

    /// A copy with the values that are shown now.
    func shownLayer() -> CALayer {
        let layer = makeShownLayer()
        layer.parentLayer = superlayer
        for animation in animations { layer.values[animation.key] = shownByBlocks(animation.key) }
        if let extras, !extras.attached.isEmpty, let world = World.current {
            for attached in extras.attached { attached.apply(to: layer, in: world) }
        }
        return layer
    }

    /// The layer itself: only `presentation()` makes other ones.
    public func model() -> Self { self }

    /// What is shown of one property.
    func shownValue(_ key: LayerKey) -> LayerValue {
        guard let extras, !extras.attached.isEmpty else { return shownByBlocks(key) }
        return shownLayer().values[key]
    }

    /// What views' animations show of one property: the model value with what they add or put in its place (ledger
    /// 6.8).
    private func shownByBlocks(_ key: LayerKey) -> LayerValue {
        let affecting = animations.filter { $0.key == key }
        guard let newest = affecting.last else { return values[key] }
        guard key.isAdditive else { return newest.currentValue }
        var shown = values[key]
        // An animation that does not add up hides those before it.
        let first = affecting.lastIndex { !$0.isAdditive } ?? 0
        for animation in affecting[first...] {
            if affecting.count == 1, animation.target == shown { return animation.currentValue }
            shown = shown.adding(animation.currentValue.subtracting(animation.target))
        }
        return shown
    }
}
