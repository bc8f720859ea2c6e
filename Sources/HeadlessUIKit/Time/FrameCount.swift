import TransitionCore

/// Durations in seconds against whole frames.
enum FrameCount {
    /// What rounding may add to a duration, in frames.
    private static let tolerance = 1e-6

    static func seconds(_ frames: Int) -> Double {
        Double(frames) / Double(VirtualTime.framesPerSecond)
    }

    /// A stretch between two instants without the noise of their own size, so that it is the same whenever it happens.
    static func withoutNoise(_ seconds: Double) -> Double {
        let parts = 4_294_967_296.0
        return (seconds * parts).rounded() / parts
    }

    /// The least number of frames that lasts that long; 0 for nothing, less than nothing and no number.
    static func covering(seconds: Double) -> Int {
        let frames = seconds * Double(VirtualTime.framesPerSecond) - tolerance
        guard frames > 0 else { return 0 }
        return frames < Double(Int32.max) ? Int(frames.rounded(.up)) : Int(Int32.max)
    }
}
