/// A rectangle in points; Core's own, so that traces need no Foundation.
public struct Rectangle: Hashable, Sendable, Codable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public static let zero = Rectangle(x: 0, y: 0, width: 0, height: 0)

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The part that both rectangles cover, or nil when there is none.
    public func intersection(_ other: Rectangle) -> Rectangle? {
        let left = max(x, other.x)
        let top = max(y, other.y)
        let right = min(x + width, other.x + other.width)
        let bottom = min(y + height, other.y + other.height)
        guard right > left, bottom > top else { return nil }
        return Rectangle(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Whether `other` lies inside, within `tolerance` points.
    public func covers(_ other: Rectangle, tolerance: Double = 0.5) -> Bool {
        x <= other.x + tolerance && y <= other.y + tolerance
            && x + width >= other.x + other.width - tolerance
            && y + height >= other.y + other.height - tolerance
    }

    /// Whether the four edges agree within `tolerance` points.
    public func agrees(with other: Rectangle, tolerance: Double = 0.5) -> Bool {
        abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
            && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
    }
}
