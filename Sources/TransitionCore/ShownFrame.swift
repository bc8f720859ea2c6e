/// What is seen of the views of a running transition at one instant, through all animations.
public struct ShownFrame: Hashable, Codable, Sendable {
    public let time: VirtualTime
    /// How many events had been recorded by then.
    public let eventCount: Int
    /// The views of both controllers and what else lies in the container, as far as anything of them is seen.
    public let views: [ShownView]
    /// Whether a finger moved in the turn before the picture.
    public let isByHand: Bool
    /// Those of which nothing is seen for what lies in front alone.
    public let covered: [ObjectID]

    public init(
        time: VirtualTime, eventCount: Int, views: [ShownView], isByHand: Bool = false, covered: [ObjectID] = []
    ) {
        self.time = time
        self.eventCount = eventCount
        self.views = views
        self.isByHand = isByHand
        self.covered = covered
    }

    public func view(_ id: ObjectID) -> ShownView? {
        views.first { $0.id == id }
    }
}

public struct ShownView: Hashable, Codable, Sendable {
    public let id: ObjectID
    /// The bounding rectangle in the window, as far as it is inside.
    public let frame: Rectangle
    /// Through all superviews; more than 0.
    public let alpha: Double
    /// How much of the rectangle no view in front covers, in square points; more than 0.
    public let area: Double

    public init(id: ObjectID, frame: Rectangle, alpha: Double, area: Double) {
        self.id = id
        self.frame = frame
        self.alpha = alpha
        self.area = area
    }
}
