/// What was to be seen of a run from its launch on: every view at every instant, as few numbers as draw that again.
///
/// A report that shows a run is made of it. A search records nothing: a script is performed once more for it.
public struct Recording: Hashable, Codable, Sendable {
    /// A view that was in the window at some time.
    public struct View: Hashable, Codable, Sendable {
        public let id: ObjectID
        /// The controller whose `view` it is, or none.
        public let controller: ObjectID
        public let role: ViewState.Role
        /// Through all animations, over time.
        public var shown = LookTrack()
        /// By the model values, over time.
        public var model = LookTrack()

        public init(id: ObjectID, controller: ObjectID, role: ViewState.Role) {
            self.id = id
            self.controller = controller
            self.role = role
        }
    }

    /// A view's place in what the window holds: views with a greater depth that follow lie in it.
    public struct Place: Hashable, Codable, Sendable {
        /// The index in `views`.
        public let view: Int
        /// 0 for a window.
        public let depth: Int

        public init(view: Int, depth: Int) {
            self.view = view
            self.depth = depth
        }
    }

    /// A value that holds from one frame on, until the next one.
    public struct Since<Value: Hashable & Codable & Sendable>: Hashable, Codable, Sendable {
        public let frame: Int
        public let value: Value

        public init(_ value: Value, frame: Int) {
            self.frame = frame
            self.value = value
        }
    }

    public var views: [View] = []
    /// What the window held, in the order in which it is drawn.
    public var hierarchies: [Since<[Place]>] = []
    /// The window's size in points.
    public var windowSizes: [Since<Rectangle>] = []
    /// Where in the window fingers were.
    public var fingers: [Since<[Point]>] = []
    /// How far each property animator had come while it ran or was paused.
    public var fractions: [ObjectID: FractionTrack] = [:]
    /// The last frame.
    public var frameCount = 0
    /// Whether there was more to draw than is kept.
    public var isCutShort = false

    public init() {}
}
