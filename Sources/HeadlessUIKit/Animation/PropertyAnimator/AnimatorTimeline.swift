/// Where a property animator stands between its start (0) and its end (1), whatever its direction.
///
/// Until it is first paused it follows its curve. Pausing may exchange the curve for a straight line, on which position
/// and visible progress are the same number (ledger 5.4, 5.13).
struct AnimatorTimeline {
    /// One uninterrupted way between two positions.
    struct Leg {
        let startFrame: Int
        let delay: Double
        let seconds: Double
        let from: Double
        let to: Double
        /// The shape of a leg that leaves the straight line; nil for one along the animator's own curve.
        let curve: TimingCurve?

        func part(atFrame frame: Int) -> Double {
            let passed = FrameCount.seconds(frame - startFrame) - delay
            if passed <= 0 { return 0 }
            return seconds > 0 ? min(passed / seconds, 1) : 1
        }
    }

    let curve: TimingCurve
    private(set) var leg: Leg?
    private(set) var isStraight = false
    private var heldPosition: Double

    init(curve: TimingCurve, position: Double, isStraight: Bool) {
        self.curve = curve
        heldPosition = position
        self.isStraight = isStraight
    }

    /// The position by the passage of time.
    func position(atFrame frame: Int) -> Double {
        guard let leg else { return heldPosition }
        return leg.from + (leg.to - leg.from) * leg.part(atFrame: frame)
    }

    /// The progress that a view shows which was animated from the start.
    func visible(atFrame frame: Int) -> Double {
        if let leg, let curve = leg.curve {
            return leg.from + (leg.to - leg.from) * curve.progress(at: leg.part(atFrame: frame))
        }
        let position = position(atFrame: frame)
        return isStraight ? position : curve.progress(at: position)
    }

    /// The first frame at which the leg is over; nil while nothing runs.
    var endFrame: Int? {
        leg.map { $0.startFrame + FrameCount.covering(seconds: $0.delay + $0.seconds) }
    }

    /// Starts a leg from where it stands. `shape` applies on the straight line only.
    mutating func run(to target: Double, seconds: Double, delay: Double, shape: TimingCurve, fromFrame frame: Int) {
        let start = position(atFrame: frame)
        heldPosition = start
        leg = Leg(
            startFrame: frame, delay: delay, seconds: seconds, from: start, to: target,
            curve: isStraight ? shape : nil)
    }

    /// Stops the leg where it stands on the curve.
    mutating func hold(atFrame frame: Int) {
        heldPosition = position(atFrame: frame)
        leg = nil
    }

    /// Stops the leg and exchanges the curve for a straight line, without a jump of what is visible.
    mutating func straighten(atFrame frame: Int) {
        heldPosition = visible(atFrame: frame)
        leg = nil
        isStraight = true
    }

    mutating func scrub(to position: Double) {
        heldPosition = position
        leg = nil
    }
}
