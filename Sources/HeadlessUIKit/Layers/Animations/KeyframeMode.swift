/// What lies between the keyframes of a view's keyframe animation (ledger 6.10).
enum KeyframeMode {
    case linear, discrete, paced, cubic, cubicPaced

    /// The value at a part of the way. Each keyframe's value is reached at its end.
    @MainActor
    func value(of segments: [LayerAnimation.Segment], at progress: Double) -> LayerValue {
        let values = [segments[0].from] + segments.map(\.to)
        var times: [Double]? = [0] + segments.map(\.end)
        if self == .paced || self == .cubicPaced { times = KeyframeTrack.pacedTimes(of: values) }
        let isCubic = self == .cubic || self == .cubicPaced
        let interpolation: KeyframeTrack.Interpolation = self == .discrete ? .discrete : isCubic ? .cubic : .linear
        return KeyframeTrack(values: values, times: times, curves: [], interpolation: interpolation)
            .value(at: progress)
    }
}
