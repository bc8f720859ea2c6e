/// One property of one layer on its way, as a part of an animation run.
@MainActor
final class LayerAnimation {
    /// A stretch between two values, from `start` to `end` as parts of the run's progress.
    struct Segment {
        let start: Double
        let end: Double
        var from: LayerValue
        var to: LayerValue
    }

    let layer: CALayer
    let key: LayerKey
    let run: AnimationRun
    /// Whether it adds to other animations of the property rather than hiding them (ledger 6.8).
    let isAdditive: Bool
    /// The model value before the animation: where a cancel takes it back to (ledger 4.6).
    @exclusivity(unchecked) private(set) var modelBefore: LayerValue
    /// The size of the superview when the animation was made; nil without one, and for what depends on no size.
    private let surroundingSize: CGSize?
    @exclusivity(unchecked) private(set) var segments: [Segment]
    /// What lies between keyframes.
    var keyframeMode = KeyframeMode.linear
    /// The part of a property animator's way that had passed when the animation was added (ledger 5.6).
    let startPosition: Double
    /// Where this animation stood when its animator's curve was exchanged for a straight line (ledger 5.4).
    @exclusivity(unchecked) var pin: (visible: Double, progress: Double)?
    /// Seconds in the layer's own time; nil until the layer is in a window.
    @exclusivity(unchecked) private(set) var beginSeconds: Double?
    private var hasBeenInWindow = false

    init(
        layer: CALayer, key: LayerKey, run: AnimationRun, isAdditive: Bool, modelBefore: LayerValue,
        segment: Segment, startPosition: Double
    ) {
        self.layer = layer
        self.key = key
        self.run = run
        self.isAdditive = isAdditive
        self.modelBefore = modelBefore
        self.startPosition = startPosition
        segments = [segment]
        surroundingSize = key.isGeometry ? layer.owner?.sizeAround : nil
    }

    /// The value at the end.
    var target: LayerValue { segments[segments.count - 1].to }

    /// The value now, without what other animations add.
    var currentValue: LayerValue { value(at: run.progress(of: self)) }

    func value(at progress: Double) -> LayerValue {
        guard keyframeMode == .linear else { return keyframeMode.value(of: segments, at: progress) }
        var value = segments[0].from
        for segment in segments where progress >= segment.start {
            let length = segment.end - segment.start
            let part = length > 0 ? (progress - segment.start) / length : 1
            // Only the last stretch of a spring goes beyond its end.
            let isOpen = segment.end >= 1
            value = segment.from.interpolated(to: segment.to, at: isOpen ? part : min(part, 1))
        }
        return value
    }

    /// Moves the end of the last stretch, when the property is set again in the same block.
    func retarget(to value: LayerValue) {
        segments[segments.count - 1].to = value
    }

    /// Adds a keyframe: each leads from the target of the one before it in time.
    func append(_ segment: Segment) {
        let next = segments.lastIndex { $0.start <= segment.start }.map { $0 + 1 } ?? 0
        let first = segments[0].from
        segments.insert(segment, at: next)
        for index in segments.indices {
            segments[index].from = index == 0 ? first : segments[index - 1].to
        }
    }

    /// Fixes the begin in the layer's time as soon as that is known.
    func resolveBegin(in world: World) {
        guard layer.isInWindow else { return }
        hasBeenInWindow = true
        if beginSeconds == nil { beginSeconds = layer.clock(in: world).seconds }
    }

    /// Removes it at the commit when its layer is in no window (ledger 6.4, 6.5).
    func removeIfDetached() {
        guard !layer.isInWindow else { return }
        if hasBeenInWindow { run.wasInterrupted = true }
        remove()
    }

    /// Ends it before its time; the model keeps the target.
    func interrupt() {
        run.wasInterrupted = true
        remove()
    }

    func remove() {
        detachFromLayer()
        run.animations.removeFirst(identicalTo: self)
    }

    func detachFromLayer() {
        layer.animations.removeFirst(identicalTo: self)
    }

    /// Puts the model back to where the animation began (ledger 4.6, 5.7), whatever was written meanwhile.
    ///
    /// Two things stand: what a later animation has added, and a place that layout gave it in surroundings of another
    /// size, as the place before is one of a size that is gone.
    func revertModel() {
        if layer.modelValue(key) != target {
            if hasSuccessor { return setModel(shifted(by: modelBefore)) }
            if let surroundingSize, layer.owner?.sizeAround != surroundingSize { return }
        }
        setModel(modelBefore)
    }

    /// Whether a later animation of the property adds to this one's way.
    private var hasSuccessor: Bool {
        guard key.isAdditive, let last = layer.animations.last(where: { $0.key == key }) else { return false }
        return last.run !== run
    }

    /// Takes the whole way along when the superview's size moves the layer's view by its mask.
    func carry(by difference: LayerValue, modelBefore carried: LayerValue) {
        modelBefore = carried
        for index in segments.indices {
            segments[index].from = segments[index].from.adding(difference)
            segments[index].to = segments[index].to.adding(difference)
        }
    }

    /// Leads it between two other values, of which a cancel takes the first: the room for it has changed.
    func redirect(from: LayerValue, to: LayerValue) {
        segments[0].from = from
        modelBefore = from
        retarget(to: to)
    }

    /// Makes what is shown of it the model value (ledger 5.7); other animations still add to that.
    func promoteShownValue() {
        let shown = currentValue
        guard key.isAdditive else { return setModel(shown) }
        setModel(layer.modelValue(key) == target ? shown : shifted(by: shown))
    }

    /// Writes the model value. Subviews do not resize with it: they have their own animations to follow.
    func setModel(_ value: LayerValue) {
        guard layer.modelValue(key) != value else { return }
        layer.setModelValue(value, key)
        if key == .bounds { layer.owner?.setNeedsLayout() }
        if key == .bounds || key == .position { layer.owner?.safeAreaMayChange() }
    }

    /// The model value as if this animation had led to `value` rather than to its target.
    private func shifted(by value: LayerValue) -> LayerValue {
        guard key.isAdditive else { return value }
        return layer.modelValue(key).adding(value.subtracting(target))
    }
}
