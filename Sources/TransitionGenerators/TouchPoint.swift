/// A place on screen where a finger can do something, in percent of the window's width and height, 0…100 each.
public struct TouchPoint: Hashable, Sendable, Codable {
    public let x: Int
    public let y: Int

    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }
}
