extension CALayer {
    /// For the layer of a view that of its superview.
    public var superlayer: CALayer? {
        if let owner { return owner.layerAround ?? parentLayer }
        return parentLayer
    }

    /// Layers that were added, then those of the subviews; nil when there are none.
    public var sublayers: [CALayer]? {
        get {
            let all = ownSublayers + (owner?.layersInside ?? [])
            return all.isEmpty ? nil : all
        }
        set {
            for layer in ownSublayers { layer.removeFromSuperlayer() }
            for layer in newValue ?? [] where layer.owner == nil { addSublayer(layer) }
        }
    }

    /// Puts another layer in the place of one of those that were added.
    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard let index = ownSublayers.firstIndex(where: { $0 === oldLayer }) else { return }
        oldLayer.removeFromSuperlayer()
        insert(newLayer, at: index)
    }

    public func addSublayer(_ layer: CALayer) {
        insert(layer, at: ownSublayers.count)
    }

    public func insertSublayer(_ layer: CALayer, at index: UInt32) {
        insert(layer, at: min(Int(index), ownSublayers.count))
    }

    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: ownSublayers.firstIndex { $0 === sibling } ?? 0)
    }

    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, at: ownSublayers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? ownSublayers.count)
    }

    public func removeFromSuperlayer() {
        guard !World.isFrozen, let parent = parentLayer else { return }
        parent.ownSublayers.removeAll { $0 === self }
        parentLayer = nil
        if extras?.attached.isEmpty == false { World.current?.animations.needsCommit = true }
    }

    private func insert(_ layer: CALayer, at index: Int) {
        guard !World.isFrozen, layer !== self else { return }
        guard !isDescendant(of: layer) else { return raiseCycle(of: layer) }
        // A layer has one place: that of a subview is its superview's to give.
        guard layer.owner?.layerAround == nil else {
            World.current?.noteMisuse("The layer of a subview was added to another layer; move the view instead.")
            return
        }
        if layer.owner != nil { World.nestsViewLayers = true }
        layer.removeFromSuperlayer()
        ownSublayers.insert(layer, at: min(index, ownSublayers.count))
        layer.parentLayer = self
        layer.madeExtras.insertionFrame = World.current?.frame ?? -1
        layer.setNeedsLayout()
    }

    /// Lays out the added layers that asked for it, outer ones first.
    func layOutSublayerTree() {
        for layer in ownSublayers {
            layer.layOutIfAsked()
            layer.layOutSublayerTree()
        }
    }

    func layOutIfAsked() {
        guard let extras, extras.needsSublayerLayout, !World.isFrozen else { return }
        extras.needsSublayerLayout = false
        layoutSublayers()
    }

    func raiseCycle(of layer: CALayer) {
        guard let world = World.current else { return }
        let owner =
            layer.owner.map { world.recorder.trace.label($0.objectID) } ?? TraceRecorder.name(of: type(of: layer))
        world.raise(
            "CALayerInvalid", "The layer of \(owner) is a part of cycle in its layer tree", for: .closesLayerCycle,
            with: layer.owner?.objectID ?? .none)
    }

    func deepestLayer(at point: CGPoint) -> CALayer? {
        guard !isHidden else { return nil }
        let inside = point.applying(values.toSuperlayer.inverted())
        guard contains(inside) else { return nil }
        for sublayer in (sublayers ?? []).reversed() {
            if let hit = sublayer.hitTest(inside) { return hit }
        }
        return self
    }

    /// Whether the layer is that one or lies below it, as a sublayer or as a mask.
    ///
    /// A mask that has a superlayer too is followed both ways: it may leave either of them later.
    func isDescendant(of ancestor: CALayer) -> Bool {
        var layer: CALayer? = self
        while let current = layer {
            if current === ancestor { return true }
            let (superlayer, owner) = (current.superlayer, current.extras?.maskOwner)
            if superlayer != nil, let owner, owner.isDescendant(of: ancestor) { return true }
            layer = superlayer ?? owner
        }
        return false
    }

    /// The view that shows the layer: its own, or that of a superlayer.
    var showingOwner: (any LayerOwner)? {
        var layer: CALayer? = self
        while let current = layer {
            if let owner = current.owner { return owner }
            layer = current.parentLayer ?? current.extras?.maskOwner
        }
        return nil
    }

    /// Whether a window shows it: through its view, a superlayer, or the layer that it masks.
    var isInWindow: Bool {
        var layer: CALayer? = self
        while let current = layer {
            if let owner = current.owner {
                if owner.isInWindow { return true }
                guard World.nestsViewLayers else { return false }
            }
            layer = current.hostLayer
        }
        return false
    }
}
