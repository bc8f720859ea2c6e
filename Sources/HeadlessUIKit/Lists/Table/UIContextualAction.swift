/// What a button beside a row that was dragged to the side does.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    public enum Style: Int, Sendable {
        case normal, destructive
    }

    /// The action, the view that it came from, and what to call when it is done: only that closes the row.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public let style: Style
    public let handler: Handler
    @Held open var title: String?
    @Held open var backgroundColor: UIColor!
    @Held open var image: UIImage?

    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.handler = handler
        super.init()
        self.title = title
        backgroundColor = style == .destructive ? .systemRed : .systemGray
    }
}

/// The buttons at one side of a row, the outermost first.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    public let actions: [UIContextualAction]
    @Held open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
