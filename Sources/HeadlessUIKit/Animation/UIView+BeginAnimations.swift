/// Animations between `beginAnimations` and `commitAnimations`: the form of before blocks, which still works
/// (ledger 11.6).
@MainActor
final class BegunAnimation {
    /// Seconds, unless code says otherwise.
    private static let standardDuration = 0.2

    fileprivate let name: String?
    fileprivate let context: UnsafeMutableRawPointer?
    fileprivate var duration = standardDuration
    fileprivate var delay = 0.0
    fileprivate var curve = UIView.AnimationCurve.easeInOut
    fileprivate var repeatCount: Float = 0
    fileprivate var autoreverses = false
    fileprivate var beginsFromCurrentState = false
    fileprivate var delegate: AnyObject?
    fileprivate var willStart: Selector?
    fileprivate var didStop: Selector?
    private let outer: AnimationScope?
    private var run: AnimationRun?

    fileprivate init(_ name: String?, _ context: UnsafeMutableRawPointer?, outer: AnimationScope?) {
        self.name = name
        self.context = context
        self.outer = outer
    }

    /// What is set from now on animates with the settings of now; what has been set keeps its own.
    fileprivate func enter(_ world: World) {
        let engine = world.animations
        if let run, run.animations.isEmpty { engine.remove(run) }
        let count = repeatCount > 0 ? Double(repeatCount) : 1
        let options = UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
        let run = AnimationRun(
            delay: max(delay, 0), duration: max(duration, 0), curve: options.curve(duration: duration),
            repetition: AnimationRun.Repetition(count: count, autoreverses: autoreverses), beginFrame: world.frame)
        self.run = run
        engine.add(run)
        let isAnimated = duration > 0 && engine.areAnimationsEnabled && !world.isInBackground
        let scope = AnimationScope(
            run: run, duration: duration, curve: run.curve, beginsFromCurrentState: beginsFromCurrentState)
        _ = engine.exchangeScope(isAnimated ? scope : nil)
    }

    fileprivate func commit(_ world: World) {
        _ = world.animations.exchangeScope(outer)
        guard let delegate else { return }
        if let willStart {
            world.work.enqueue(atFrame: world.frame) { [name, context] in
                willStart.perform(on: delegate, sender: name, event: context)
            }
        }
        guard let didStop, let run else { return }
        run.completions.append { [name, context] finished in
            didStop.perform(
                on: delegate, sender: name as Any, event: NSNumber(value: finished), last: context as Any)
        }
    }
}

extension UIView {
    /// How a view's contents turn into others.
    public enum AnimationTransition: Int, Sendable {
        case none, flipFromLeft, flipFromRight, curlUp, curlDown
    }

    /// Begins animations that `commitAnimations()` ends: what is set between the two animates.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        guard let world = World.current, !World.isFrozen else { return }
        let begun = BegunAnimation(animationID, context, outer: world.animations.scopeAround)
        world.begunAnimations.stack.append(begun)
        begun.enter(world)
    }

    /// Ends what was begun last; without any it does nothing.
    public class func commitAnimations() {
        guard let world = World.current, !World.isFrozen else { return }
        world.begunAnimations.stack.popLast()?.commit(world)
    }

    private class func change(_ change: (BegunAnimation) -> Void) {
        guard let world = World.current, !World.isFrozen, let begun = world.begunAnimations.stack.last else { return }
        change(begun)
        begun.enter(world)
    }

    /// Seconds; 0.2 unless set.
    public class func setAnimationDuration(_ duration: TimeInterval) { change { $0.duration = duration } }
    public class func setAnimationDelay(_ delay: TimeInterval) { change { $0.delay = delay } }
    public class func setAnimationCurve(_ curve: AnimationCurve) { change { $0.curve = curve } }
    public class func setAnimationRepeatCount(_ repeatCount: Float) { change { $0.repeatCount = repeatCount } }
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        change { $0.autoreverses = repeatAutoreverses }
    }
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        change { $0.beginsFromCurrentState = fromCurrentState }
    }

    /// Who gets the two messages; it lives until they are sent.
    public class func setAnimationDelegate(_ delegate: Any?) {
        guard let world = World.current, !World.isFrozen else { return }
        world.begunAnimations.stack.last?.delegate = delegate.map { $0 as AnyObject }
    }

    /// A method of the animation's name and context.
    public class func setAnimationWillStart(_ selector: Selector?) {
        if !World.isFrozen { World.current?.begunAnimations.stack.last?.willStart = selector }
    }

    /// A method of the animation's name, a number that says whether it came to its end, and its context.
    public class func setAnimationDidStop(_ selector: Selector?) {
        if !World.isFrozen { World.current?.begunAnimations.stack.last?.didStop = selector }
    }

    /// The view flips or curls; nothing is drawn, and the view is busy for the duration.
    public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
        guard !World.isFrozen, transition != .none else { return }
        World.current?.animations.scope?.collect(
            .contents, of: view.layer, from: .none, modelWas: .none, to: .none)
    }
}

/// What `UIView.beginAnimations` has begun and nothing has committed, outermost first.
@MainActor
final class BegunAnimations: WorldPart {
    static let slot = WorldSlot.begunAnimations

    var stack: [BegunAnimation] = []
}

extension World {
    var begunAnimations: BegunAnimations { part(BegunAnimations.self) }
}
