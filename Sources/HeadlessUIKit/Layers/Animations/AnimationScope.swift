/// Collects the properties that are set while an animation block runs.
@MainActor
final class AnimationScope {
    let run: AnimationRun
    /// What nested blocks inherit (ledger 6.7).
    let duration: Double
    let curve: TimingCurve
    /// Whether animations of what does not add up start from what is shown (ledger 6.8, C45).
    let beginsFromCurrentState: Bool
    /// The stretch of the current keyframe, as parts of the run (ledger 6.10).
    var keyframe: (start: Double, end: Double)?
    var keyframeMode = KeyframeMode.linear
    /// Whether `addKeyframe` may be used.
    let isKeyframed: Bool
    /// The part of a property animator's way that had passed (ledger 5.6).
    let startPosition: Double

    init(
        run: AnimationRun, duration: Double, curve: TimingCurve, beginsFromCurrentState: Bool = false,
        isKeyframed: Bool = false, startPosition: Double = 0
    ) {
        self.run = run
        self.duration = duration
        self.curve = curve
        self.beginsFromCurrentState = beginsFromCurrentState
        self.isKeyframed = isKeyframed
        self.startPosition = startPosition
    }

    /// Notes that a property has been set from one value to another.
    func collect(
        _ key: LayerKey, of layer: CALayer, from start: LayerValue, modelWas modelBefore: LayerValue,
        to end: LayerValue
    ) {
        let known = layer.animations.last {
            $0.run === run && $0.key == key && $0.startPosition == startPosition
        }
        if let keyframe {
            let segment = LayerAnimation.Segment(start: keyframe.start, end: keyframe.end, from: start, to: end)
            if let known {
                known.append(segment)
            } else {
                add(segment, key, of: layer, modelBefore: modelBefore)
            }
        } else if let known {
            known.retarget(to: end)
        } else {
            let segment = LayerAnimation.Segment(start: 0, end: 1, from: start, to: end)
            add(segment, key, of: layer, modelBefore: modelBefore)
        }
    }

    /// Whether a change of the property adds to the animations that it has, rather than hide them (ledger 6.8).
    func adds(_ key: LayerKey, to layer: CALayer) -> Bool {
        guard key.isAdditive, run.repetition.isOnce else { return false }
        guard beginsFromCurrentState else { return true }
        // One that repeats does not add up, and gives way to the next that starts from where it stands.
        return World.current?.profile[.currentStateKeepsAdditivity] ?? true
            && !layer.animations.contains { $0.key == key && !$0.isAdditive }
    }

    private func add(
        _ segment: LayerAnimation.Segment, _ key: LayerKey, of layer: CALayer, modelBefore: LayerValue
    ) {
        let animation = LayerAnimation(
            layer: layer, key: key, run: run,
            isAdditive: adds(key, to: layer),
            modelBefore: modelBefore, segment: segment, startPosition: startPosition)
        if isKeyframed { animation.keyframeMode = keyframeMode }
        run.animations.append(animation)
        layer.animations.append(animation)
        guard let world = World.current else { return }
        animation.resolveBegin(in: world)
        world.animations.needsCommit = true
    }
}
