@_exported import COpenEnumerations

extension UIView {
    /// How fast an animation is at its start and end (ledger 7.1); as in UIKit, any raw value is a curve.
    public typealias AnimationCurve = UIViewAnimationCurve
}

extension UIViewAnimationCurve {
    /// Core Animation's default curve, which `UICubicTimingParameters()` reports.
    static let systemDefault = UIViewAnimationCurve(rawValue: 5)!
    /// What timing parameters with control points of their own report.
    static let custom = UIViewAnimationCurve(rawValue: 6)!
    /// The spring of the keyboard and of a navigation controller's own push.
    static let keyboard = UIViewAnimationCurve(rawValue: 7)!

    /// The nearest that control points come to it.
    var cubic: CubicCurve {
        switch self {
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .linear: .linear
        case .systemDefault: .standard
        default: .easeInOut
        }
    }

    /// What an animation of this duration in seconds is timed by.
    func timing(duration: Double) -> TimingCurve {
        guard self == .keyboard, duration > 0 else { return .cubic(cubic) }
        return .spring(SpringCurve(dampingRatio: 1, initialVelocity: 0, duration: duration))
    }
}
