/// The pixels of the screen: layout by constraints ends on them.
enum PixelGrid {
    /// Pixels in a point.
    static let scale: CGFloat = 3

    static func rounded(_ points: CGFloat) -> CGFloat { (points * scale).rounded() / scale }
    /// The least whole number of pixels that is enough.
    static func roundedUp(_ points: CGFloat) -> CGFloat { (points * scale - 0.001).rounded(.up) / scale }
}
