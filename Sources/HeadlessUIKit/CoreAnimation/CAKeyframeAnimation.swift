/// How values between keyframes come about.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each value stays until the next one's time.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Times follow from the distances between the values.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// A smooth curve through the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether what moves along a path turns with it. The model only holds it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through several values, or along a path.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    /// What a point moves along, evenly by length; it goes before `values`.
    open var path: CGPath?
    /// The times of the values, as parts of the duration.
    open var keyTimes: [NSNumber]?
    /// How each stretch passes.
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear
    open var tensionValues: [NSNumber]?
    open var continuityValues: [NSNumber]?
    open var biasValues: [NSNumber]?
    open var rotationMode: CAAnimationRotationMode?

    public override init() {
        super.init()
    }

    override class func makeBlank() -> CAAnimation { CAKeyframeAnimation() }

    override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        values = other.values
        path = other.path
        keyTimes = other.keyTimes
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
        tensionValues = other.tensionValues
        continuityValues = other.continuityValues
        biasValues = other.biasValues
        rotationMode = other.rotationMode
    }

    override func value(over model: LayerValue, atSeconds seconds: Double, of duration: Double) -> LayerValue? {
        let progress = progress(atSeconds: seconds, of: duration)
        if let path { return path.point(atPart: progress).map(LayerValue.point) }
        let frames = (values ?? []).compactMap { LayerValue($0, like: model) }
        guard frames.count > 1 else { return frames.first }
        var times = keyTimes?.map(\.doubleValue)
        if calculationMode == .paced || calculationMode == .cubicPaced { times = KeyframeTrack.pacedTimes(of: frames) }
        let track = KeyframeTrack(
            values: frames, times: times, curves: timingFunctions?.map(\.curve) ?? [],
            interpolation: calculationMode == .discrete
                ? .discrete : calculationMode == .cubic || calculationMode == .cubicPaced ? .cubic : .linear)
        return track.value(at: progress)
    }
}

/// Values at times of one way, and what lies between them.
struct KeyframeTrack {
    enum Interpolation {
        case linear, discrete, cubic
    }

    let values: [LayerValue]
    let times: [Double]
    let curves: [CubicCurve]
    let interpolation: Interpolation

    /// Without times that fit the values the values are spread evenly.
    init(values: [LayerValue], times: [Double]?, curves: [CubicCurve], interpolation: Interpolation) {
        self.values = values
        self.curves = curves
        self.interpolation = interpolation
        let count = values.count
        if let times, times.count == count || (interpolation == .discrete && times.count == count + 1) {
            self.times = times
        } else if interpolation == .discrete {
            self.times = (0...count).map { Double($0) / Double(count) }
        } else {
            self.times = (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
        }
    }

    /// Times that give every stretch the same speed.
    static func pacedTimes(of values: [LayerValue]) -> [Double]? {
        let lengths = zip(values, values.dropFirst()).map { $0.distance(to: $1) }
        let whole = lengths.reduce(0, +)
        guard whole > 0 else { return nil }
        var passed = 0.0
        return [0]
            + lengths.map { length in
                passed += length
                return passed / whole
            }
    }

    func value(at progress: Double) -> LayerValue {
        guard let first = times.first, progress > first else { return values[0] }
        let index = min(times.lastIndex { $0 <= progress } ?? 0, values.count - 1)
        guard interpolation != .discrete, index + 1 < values.count else { return values[index] }
        let length = times[index + 1] - times[index]
        var part = length > 0 ? (progress - times[index]) / length : 1
        if index < curves.count { part = curves[index].progress(at: part) }
        guard interpolation == .cubic else { return values[index].interpolated(to: values[index + 1], at: part) }
        return smoothValue(after: index, at: part)
    }

    /// A Catmull-Rom curve through the four values around the stretch.
    private func smoothValue(after index: Int, at part: Double) -> LayerValue {
        let before = values[max(index - 1, 0)]
        let (start, end) = (values[index], values[index + 1])
        let after = values[min(index + 2, values.count - 1)]
        let (square, cube) = (part * part, part * part * part)
        let weights = [
            (-cube + 2 * square - part) / 2, (3 * cube - 5 * square + 2) / 2, (-3 * cube + 4 * square + part) / 2,
            (cube - square) / 2,
        ]
        return LayerValue.sum(of: [before, start, end, after], weights: weights)
            ?? start.interpolated(to: end, at: part)
    }
}
