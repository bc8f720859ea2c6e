/// How far an animation has come, as a function of the time that has passed; both count from 0 to 1.
enum TimingCurve: Hashable, Sendable {
    case cubic(CubicCurve)
    case spring(SpringCurve)

    static let linear = TimingCurve.cubic(.linear)
    static let easeInOut = TimingCurve.cubic(.easeInOut)

    /// Progress at a part of the duration. A spring may pass 1 on its way, but ends at exactly 1.
    func progress(at part: Double) -> Double {
        if part <= 0 { return 0 }
        if part >= 1 { return 1 }
        switch self {
        case .cubic(let curve): return curve.progress(at: part)
        case .spring(let curve): return curve.progress(at: part)
        }
    }
}
