/// What a finger hit, in words by which it can be found again in another world of the same scene.
///
/// A point of the window would miss it under any other layout. The view is told by the controller to which it belongs
/// and the way down from there; a cell by its index path in the list.
public struct TouchedView: Codable, Hashable, Sendable {
    /// Where the way begins.
    public enum Anchor: UInt8, Codable, Hashable, Sendable {
        /// At the controller's view.
        case view
        /// At the container of the controller's presentation.
        case container
        /// At the window: no controller is told.
        case window
    }

    /// One step of the way down.
    public enum Turn: Codable, Hashable, Sendable {
        /// To the subview of that index.
        case child(Int)
        /// To the cell of that index path in a list.
        case cell(section: Int, item: Int)
    }

    public let anchor: Anchor
    /// The controller: its index in the chain of presentations, then that among the children of each before it.
    public let controller: [Int]
    public let controllerType: String
    public let way: [Turn]
    /// The view's class, and its title or text if it has one.
    public let typeName: String
    public let label: String
    /// Whether it is a control, which takes a finger that slides a little for a tap.
    public let isControl: Bool
    /// Where in the view, in percent of its width and height.
    public let x: Int
    public let y: Int

    public init(
        anchor: Anchor, controller: [Int], controllerType: String, way: [Turn], typeName: String, label: String,
        isControl: Bool, x: Int, y: Int
    ) {
        self.anchor = anchor
        self.controller = controller
        self.controllerType = controllerType
        self.way = way
        self.typeName = typeName
        self.label = label
        self.isControl = isControl
        self.x = x
        self.y = y
    }
}
