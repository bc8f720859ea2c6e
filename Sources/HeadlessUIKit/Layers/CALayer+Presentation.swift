extension CALayer {
    /// A copy with the values that are shown now; nil for a layer that is in no window.
    ///
    /// For a layer class of your own it is the layer itself, with its model values, as the model cannot make one.
    public func presentation() -> Self? {
        guard World.current != nil else { return self }
        guard isInWindow else { return nil }
        let layer = makeShownLayer()
        layer.parentLayer = superlayer
        for animation in animations { layer.values[animation.key] = shownValue(animation.key) }
        return layer as? Self ?? self
    }

    /// The layer itself: only `presentation()` makes other ones.
    public func model() -> Self { self }

    /// Ends the animations of this layer at once; the model keeps their targets (ledger 6.4).
    public func removeAllAnimations() {
        guard !World.isFrozen else { return }
        for animation in animations { animation.interrupt() }
    }

    /// The keys of the animations that run; nil when there are none.
    public func animationKeys() -> [String]? {
        var names: [String] = []
        for animation in animations {
            let base = animation.key.name
            let count = names.filter { $0 == base || $0.hasPrefix(base + "-") }.count
            names.append(count == 0 ? base : "\(base)-\(count + 1)")
        }
        return names.isEmpty ? nil : names
    }

    /// What is shown of one property: the model value with what its animations add or put in its place (ledger 6.8).
    func shownValue(_ key: LayerKey) -> LayerValue {
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
