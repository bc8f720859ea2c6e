/// The rules that every `UIView.animate…` call shares (ledger 6.1–6.10).
@MainActor
struct BlockAnimation {
    var duration: Double
    var delay: Double
    var curve: TimingCurve
    var options: UIView.AnimationOptions = []
    var isKeyframed = false
    var keyframeMode = KeyframeMode.linear
    /// Makes the curve again when an outer block changes the duration; nil keeps it.
    var curveForDuration: ((Double) -> TimingCurve)?

    /// Runs the block and lets its changes animate. The completion is called exactly once, never at once in a world.
    func perform(_ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
        guard !World.isFrozen else { return }
        guard let world = World.current else {
            animations()
            completion?(true)
            return
        }
        let engine = world.animations
        let outer = engine.scope
        if let outer, let animator = outer.run.animator {
            return perform(animations, completion, trackedBy: animator, in: outer, engine)
        }
        let duration = inheritedDuration(from: outer)
        let run = AnimationRun(
            delay: max(delay, 0), duration: max(duration, 0), curve: inheritedCurve(from: outer, duration),
            repetition: repetition, beginFrame: world.frame)
        run.allowsUserInteraction = options.contains(.allowUserInteraction)
        if let completion { run.completions = [completion] }
        let isAnimated = duration > 0 && engine.areAnimationsEnabled && engine.makesAnimations(in: world)
        let scope = AnimationScope(
            run: run, duration: duration, curve: run.curve,
            beginsFromCurrentState: options.contains(.beginFromCurrentState), isKeyframed: isKeyframed)
        scope.keyframeMode = keyframeMode
        // A run enters the list before its block, so that nested ones end after it.
        engine.add(run)
        engine.collecting(into: isAnimated ? scope : nil) { change(animations, in: run) }
        if duration <= 0, delay > 0 {
            run.earliestEndFrame = max(run.earliestEndFrame, world.frame + FrameCount.covering(seconds: delay))
        }
    }

    /// Inside the block of a property animator the animator tracks the changes (ledger 5.14).
    private func perform(
        _ animations: () -> Void, _ completion: ((Bool) -> Void)?, trackedBy animator: any RunningAnimator,
        in outer: AnimationScope, _ engine: AnimationEngine
    ) {
        let scope = AnimationScope(
            run: outer.run, duration: outer.duration, curve: outer.curve,
            beginsFromCurrentState: options.contains(.beginFromCurrentState), isKeyframed: isKeyframed,
            startPosition: outer.startPosition)
        scope.keyframeMode = keyframeMode
        engine.collecting(into: engine.areAnimationsEnabled ? scope : nil) { change(animations, in: outer.run) }
        if let completion { outer.run.completions.append(completion) }
    }

    /// Makes the changes, and with `.layoutSubviews` the layout that follows from them, inside the animation.
    private func change(_ animations: () -> Void, in run: AnimationRun) {
        animations()
        guard options.contains(.layoutSubviews) else { return }
        for animation in run.animations where animation.key == .bounds { animation.layer.view?.layOutBelow() }
    }

    private func inheritedDuration(from outer: AnimationScope?) -> Double {
        guard let outer, !options.contains(.overrideInheritedDuration) else { return duration }
        return outer.duration
    }

    private func inheritedCurve(from outer: AnimationScope?, _ duration: Double) -> TimingCurve {
        if let outer, !options.contains(.overrideInheritedCurve) { return outer.curve }
        return curveForDuration?(duration) ?? curve
    }

    private var repetition: AnimationRun.Repetition {
        AnimationRun.Repetition(
            count: options.contains(.repeat) ? .infinity : 1, autoreverses: options.contains(.autoreverse))
    }
}
