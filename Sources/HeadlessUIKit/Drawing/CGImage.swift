/// The pixels of a picture: only their number is known.
public final class CGImage: Hashable, Sendable {
    /// Pixels across.
    public let width: Int
    /// Pixels down.
    public let height: Int

    init(width: Int, height: Int) {
        self.width = max(0, width)
        self.height = max(0, height)
    }

    /// The part of the picture in a rectangle of pixels; nil when they do not meet.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.overlap(with: CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, !part.isEmpty else { return nil }
        return CGImage(width: Int(measure: part.width), height: Int(measure: part.height))
    }

    public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
    }
}
