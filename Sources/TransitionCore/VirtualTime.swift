/// An instant of virtual time, counted in whole display frames since launch.
///
/// Time is an integer so that no run can drift from another. One frame is 1/60 s.
public struct VirtualTime: Hashable, Comparable, Sendable, Codable {
    /// Frames per second of virtual time.
    public static let framesPerSecond = 60

    /// Whole frames since launch, 0 or more.
    public var frame: Int

    public init(frame: Int) {
        self.frame = frame
    }

    /// Seconds since launch.
    public var seconds: Double {
        Double(frame) / Double(Self.framesPerSecond)
    }

    public static func < (left: VirtualTime, right: VirtualTime) -> Bool {
        left.frame < right.frame
    }
}
