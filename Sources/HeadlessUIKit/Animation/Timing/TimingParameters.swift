/// What kind of curve timing parameters describe.
public enum UITimingCurveType: Int, Sendable {
    case builtin, cubic, spring, composed
}

/// What a property animator can be timed by.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A cubic Bézier curve (ledger 7.1).
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, NSCopying, UITimingCurveProvider {
    public let animationCurve: UIView.AnimationCurve
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint
    public let timingCurveType: UITimingCurveType

    /// Core Animation's default curve.
    public override init() {
        animationCurve = .systemDefault
        controlPoint1 = CGPoint(x: CubicCurve.standard.x1, y: CubicCurve.standard.y1)
        controlPoint2 = CGPoint(x: CubicCurve.standard.x2, y: CubicCurve.standard.y2)
        timingCurveType = .builtin
        super.init()
    }

    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        controlPoint1 = CGPoint(x: curve.cubic.x1, y: curve.cubic.y1)
        controlPoint2 = CGPoint(x: curve.cubic.x2, y: curve.cubic.y2)
        timingCurveType = .builtin
        super.init()
    }

    /// The control points' x must lie in 0…1; other values are taken as the nearest of these.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .custom
        controlPoint1 = CGPoint(x: min(max(point1.x, 0), 1), y: point1.y)
        controlPoint2 = CGPoint(x: min(max(point2.x, 0), 1), y: point2.y)
        timingCurveType = .cubic
        super.init()
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    public var cubicTimingParameters: UICubicTimingParameters? { self }
    public var springTimingParameters: UISpringTimingParameters? { nil }

    var curve: TimingCurve {
        .cubic(
            CubicCurve(
                x1: Double(controlPoint1.x), y1: Double(controlPoint1.y), x2: Double(controlPoint2.x),
                y2: Double(controlPoint2.y)))
    }
}

/// A spring (ledger 7.3–7.5).
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, NSCopying, UITimingCurveProvider {
    /// Whole distances per second; the model uses the horizontal part.
    public let initialVelocity: CGVector
    private let shape: Shape

    private enum Shape {
        /// Settles in the duration that the animator asks for.
        case ratio(Double)
        /// Settles in its own time.
        case physical(SpringCurve)
    }

    /// The system's spring: critical, settled in 0.5057 s (ledger 7.4, C21).
    public override convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
        shape = .ratio(Double(ratio))
        super.init()
    }

    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
        shape = .physical(
            SpringCurve(
                mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
                initialVelocity: Double(velocity.dx), isOverdampedAllowed: Self.isOverdampedAllowed))
        super.init()
    }

    /// A spring that seems to take so many seconds; `bounce` is 0 for none. It settles in its own time.
    public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
        self.initialVelocity = initialVelocity
        shape = .physical(
            SpringCurve(
                perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Double(initialVelocity.dx)))
        super.init()
    }

    public var timingCurveType: UITimingCurveType { .spring }
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    public var springTimingParameters: UISpringTimingParameters? { self }

    /// Whether a ratio above 1 counts as such (C21).
    static var isOverdampedAllowed: Bool { World.current.map { !$0.profile[.overdampedSpringIsCritical] } ?? false }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The curve in an animation that was asked to last that many seconds.
    func curve(duration: Double) -> TimingCurve {
        switch shape {
        case .ratio(let ratio):
            .spring(
                SpringCurve(
                    dampingRatio: ratio, initialVelocity: Double(initialVelocity.dx), duration: max(duration, 1e-6),
                    isOverdampedAllowed: Self.isOverdampedAllowed))
        case .physical(let spring): .spring(spring)
        }
    }

    /// The seconds that a spring of mass, stiffness and damping needs; nil for one that takes the animator's (5.18).
    var settlingDuration: Double? {
        if case .physical(let spring) = shape { return spring.duration }
        return nil
    }
}

extension UITimingCurveProvider {
    /// The curve in an animation that was asked to last that many seconds.
    func curve(duration: Double) -> TimingCurve {
        if let spring = springTimingParameters { return spring.curve(duration: duration) }
        if let cubic = cubicTimingParameters { return cubic.curve }
        return .cubic(.standard)
    }
}
