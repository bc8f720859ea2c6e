extension CALayer {
    /// A copy with the values that are shown now; nil for a layer that is in no window.
    public func presentation() -> Self? {
        guard World.current != nil else { return self }
        guard isInWindow else { return nil }
        guard let shown = shownLayer() as? Self else { return self }
        shown.madeExtras.original = self
        return shown
    }

    /// A copy with the values that are shown now.
    func shownLayer() -> CALayer {
        let layer = makeShownLayer()
        layer.parentLayer = superlayer
        for animation in animations { layer.setModelValue(shownByBlocks(animation.key), animation.key) }
        if let extras, !extras.attached.isEmpty, let world = World.current {
            for attached in extras.attached { attached.apply(to: layer, in: world) }
        }
        return layer
    }

    /// The layer that `presentation()` was asked of; any other layer is its own.
    public func model() -> Self { extras?.original as? Self ?? self }

    /// Whether nothing animates, so that the model values are what is shown.
    @inline(__always) var showsModel: Bool { animations.isEmpty && extras == nil }

    /// The values that are shown now, of a layer that a copy is made of only where animations were added to it.
    var shownValues: LayerValues {
        if let extras, !extras.attached.isEmpty { return shownLayer().values }
        var shown = values
        for animation in animations where !animation.key.isRare { shown[animation.key] = shownByBlocks(animation.key) }
        return shown
    }

    /// Where it is shown, and how much of what lies behind it hides.
    var shownLook: LayerLook {
        if showsModel { return LayerLook(values) }
        if let extras, !extras.attached.isEmpty { return LayerLook(shownLayer().values) }
        var look = LayerLook(values)
        for animation in animations where LayerLook.isMadeOf(animation.key) {
            look.set(animation.key, to: shownByBlocks(animation.key))
        }
        return look
    }

    /// What is shown of one property.
    func shownValue(_ key: LayerKey) -> LayerValue {
        guard let extras, !extras.attached.isEmpty else { return shownByBlocks(key) }
        return shownLayer().modelValue(key)
    }

    /// What views' animations show of one property: the model value with what they add or put in its place (ledger
    /// 6.8).
    private func shownByBlocks(_ key: LayerKey) -> LayerValue {
        // The newest that affects it, how many do, and the last of them that does not add up: it hides those before it.
        var (newest, count, first): (LayerAnimation?, Int, Int?) = (nil, 0, nil)
        for (index, animation) in animations.enumerated() where animation.key == key {
            (newest, count) = (animation, count + 1)
            if !animation.isAdditive { first = index }
        }
        guard let newest else { return modelValue(key) }
        guard key.isAdditive else { return newest.currentValue }
        var shown = values[key]
        if count == 1, newest.target == shown { return newest.currentValue }
        for animation in animations[(first ?? 0)...] where animation.key == key {
            shown = shown.adding(animation.currentValue.subtracting(animation.target))
        }
        return shown
    }

    /// What animations that have ended, and were not removed, show in place of the model values; empty for nothing.
    var shownByKeptAnimations: [Double] {
        guard let extras, extras.attached.contains(where: \.hasEnded), let world = World.current else { return [] }
        let shown = makeShownLayer()
        for attached in extras.attached where attached.hasEnded { attached.apply(to: shown, in: world) }
        let (mine, theirs) = (values, shown.values)
        var found: [Double] = []
        if mine.opacity != theirs.opacity { found += [1, theirs.opacity] }
        if mine.affine != theirs.affine {
            let affine = theirs.affine
            found += [2] + [affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty].map { Double($0) }
        }
        if mine.position != theirs.position { found += [3, Double(theirs.position.x), Double(theirs.position.y)] }
        if mine.bounds.size != theirs.bounds.size {
            found += [4, Double(theirs.bounds.width), Double(theirs.bounds.height)]
        }
        if mine.cornerRadius != theirs.cornerRadius { found += [5, theirs.cornerRadius] }
        return found
    }
}
