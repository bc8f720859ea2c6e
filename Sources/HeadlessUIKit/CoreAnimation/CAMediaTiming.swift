/// What is shown of an animation before its begin and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The last value stays after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value is shown before the begin.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Nothing is shown outside the active time.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")

    var reachesBack: Bool { self == .backwards || self == .both }
    var reachesOn: Bool { self == .forwards || self == .both }
}

/// What has a time of its own that hangs on that of a parent (ledger 7.8).
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
    /// The parent's time, in seconds, at which it begins; 0 for the time at which it was added.
    var beginTime: CFTimeInterval { get set }
    /// Seconds of one way.
    var duration: CFTimeInterval { get set }
    /// Seconds of its own time for one of the parent's.
    var speed: Float { get set }
    /// Seconds added to its own time.
    var timeOffset: CFTimeInterval { get set }
    /// How often it plays; 0 for once.
    var repeatCount: Float { get set }
    /// Seconds for which it plays again and again; 0 for `repeatCount` times.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each play comes back the same way.
    var autoreverses: Bool { get set }
    var fillMode: CAMediaTimingFillMode { get set }
}

/// When an animation plays, against a parent's time that counts from its begin.
struct MediaTimes {
    let duration: Double
    let speed: Double
    let timeOffset: Double
    let ways: Double
    let autoreverses: Bool
    let fillMode: CAMediaTimingFillMode

    @MainActor
    init(_ timing: some CAMediaTiming, defaultDuration: Double) {
        let single = timing.duration > 0 ? timing.duration : defaultDuration
        duration = single
        speed = Double(timing.speed)
        timeOffset = timing.timeOffset
        autoreverses = timing.autoreverses
        fillMode = timing.fillMode
        if timing.repeatDuration > 0 {
            ways = single > 0 ? timing.repeatDuration / single : 1
        } else {
            let count = timing.repeatCount > 0 ? Double(timing.repeatCount) : 1
            ways = count * (timing.autoreverses ? 2 : 1)
        }
    }

    /// Seconds of its own time that it plays.
    private var activeDuration: Double { duration * ways }

    /// Seconds of the parent's time from the begin to the end; infinite for what never ends.
    var secondsToEnd: Double {
        if speed > 0 { return max((activeDuration - timeOffset) / speed, 0) }
        if speed < 0 { return max(-timeOffset / speed, 0) }
        return .infinity
    }

    /// Its own seconds of the current way, 0…duration, at so many of the parent's after the begin; nil while nothing
    /// is shown of it.
    func ownSeconds(at seconds: Double) -> Double? {
        if seconds < 0 { return fillMode.reachesBack ? way(at: 0) : nil }
        let own = seconds * speed + timeOffset
        if own < 0 { return fillMode.reachesBack ? way(at: 0) : nil }
        if own >= activeDuration { return fillMode.reachesOn || speed == 0 ? way(at: activeDuration) : nil }
        return way(at: own)
    }

    /// The same at the end of a parent that holds its last instant: what ends in just that instant is still shown.
    func ownSeconds(atEnd seconds: Double) -> Double? {
        let isLast = speed > 0 && abs(secondsToEnd - seconds) < Self.instant
        return isLast ? way(at: activeDuration) : ownSeconds(at: seconds)
    }

    /// Seconds within which two instants are one.
    static let instant = 1e-9

    private func way(at own: Double) -> Double {
        guard duration > 0 else { return 0 }
        let passed = own / duration
        // The very end of a way is not the start of the next one.
        let isEnd = passed >= ways && passed == passed.rounded(.down) && passed > 0
        let index = isEnd ? passed - 1 : passed.rounded(.down)
        let part = passed - index
        let comesBack = autoreverses && index.truncatingRemainder(dividingBy: 2) == 1
        return duration * (comesBack ? 1 - part : part)
    }
}
