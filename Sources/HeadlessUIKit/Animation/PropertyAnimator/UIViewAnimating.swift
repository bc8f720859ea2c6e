public enum UIViewAnimatingState: Int, Sendable {
    case inactive, active, stopped
}

public enum UIViewAnimatingPosition: Int, Sendable {
    case end, start, current
}

/// An animation that can be paused, scrubbed, reversed and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    var state: UIViewAnimatingState { get }
    var isRunning: Bool { get }
    var isReversed: Bool { get set }
    /// How far it has come, 0…1.
    var fractionComplete: CGFloat { get set }

    func startAnimation()
    /// Starts after so many seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that takes blocks whose changes it animates.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    func addAnimations(_ animation: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// In UIKit these requirements are optional; an implementation that is left out does nothing.
extension UIViewImplicitlyAnimating {
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    public func addAnimations(_ animation: @escaping () -> Void) {}
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {}
}

/// The spelling of code that calls an optional requirement: `animator.addCompletion?({ … })`.
extension UIViewImplicitlyAnimating {
    public var addAnimations: ((@escaping () -> Void) -> Void)? {
        { self.addAnimations($0) }
    }
    public var addCompletion: ((@escaping (UIViewAnimatingPosition) -> Void) -> Void)? {
        { self.addCompletion($0) }
    }
    public var continueAnimation: (((any UITimingCurveProvider)?, CGFloat) -> Void)? {
        { self.continueAnimation(withTimingParameters: $0, durationFactor: $1) }
    }
}
