/// The wheel above a list that is being refreshed. It is held; no pull starts it.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    @Held open var attributedTitle: NSAttributedString?

    public convenience init() {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
    }

    open func beginRefreshing() {
        if !World.isFrozen { isRefreshing = true }
    }

    open func endRefreshing() {
        if !World.isFrozen { isRefreshing = false }
    }
}
