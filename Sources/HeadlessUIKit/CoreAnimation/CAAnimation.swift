/// What a layer does about a change of one of its properties.
@preconcurrency @MainActor
public protocol CAAction {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action that does nothing: `NSNull()` turns an implicit animation off.
extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// Is told when an animation begins and ends. An animation keeps its delegate alive.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
    /// Its active time has begun, in the commit of that frame.
    func animationDidStart(_ anim: CAAnimation)
    /// It has ended; `flag` tells whether by itself, and not by being removed (ledger 6.1).
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

/// Both requirements are optional in Core Animation.
extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation that is added to a layer. The layer keeps a copy, which is what delegates are told of.
@preconcurrency @MainActor
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    /// How a way passes; nil for evenly.
    open var timingFunction: CAMediaTimingFunction?
    open var delegate: (any CAAnimationDelegate)?
    /// Whether it leaves the layer at its end.
    open var isRemovedOnCompletion = true
    open var preferredFrameRateRange = CAFrameRateRange.default
    private var userValues: [String: Any] = [:]

    public override init() {
        super.init()
    }

    /// Makes an animation of UIKit's own class that this one is, without its values.
    class func makeBlank() -> CAAnimation { CAAnimation() }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) var result: Any = self
        MainActor.assumeIsolated { result = makeCopy() }
        return result
    }

    final func makeCopy() -> CAAnimation {
        let copy = type(of: self).makeBlank()
        copy.copyValues(of: self)
        return copy
    }

    func copyValues(of other: CAAnimation) {
        beginTime = other.beginTime
        duration = other.duration
        speed = other.speed
        timeOffset = other.timeOffset
        repeatCount = other.repeatCount
        repeatDuration = other.repeatDuration
        autoreverses = other.autoreverses
        fillMode = other.fillMode
        timingFunction = other.timingFunction
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
        preferredFrameRateRange = other.preferredFrameRateRange
        userValues = other.userValues
    }

    /// Adds it to the layer whose property changes.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? any AnimatedLayer)?.add(self, forKey: event)
    }

    /// A value that was kept under a key, such as what tells animations of one delegate apart.
    open func value(forKey key: String) -> Any? { userValues[key] }

    open func setValue(_ value: Any?, forKey key: String) {
        userValues[key] = value
    }

    open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

    open class func defaultValue(forKey key: String) -> Any? { nil }
    open func shouldArchiveValue(forKey key: String) -> Bool { true }

    /// The part of the way, 0…1 and beyond for springs, at so many seconds of a way that lasts `duration`.
    func progress(atSeconds seconds: Double, of duration: Double) -> Double {
        let part = duration > 0 ? seconds / duration : 1
        return timingFunction?.curve.progress(at: part) ?? part
    }

    /// Writes what it makes of a layer into `shown`, whose model is `model`.
    func apply(to shown: any AnimatedLayer, model: any AnimatedLayer, atSeconds seconds: Double, of duration: Double) {}

    /// The times at which it plays inside a parent whose animations last so long when they do not say.
    func times(defaultDuration: Double) -> MediaTimes { MediaTimes(self, defaultDuration: defaultDuration) }
}
