/// A view that is followed and not kept alive.
struct WeakView {
    private(set) weak var view: UIView?
    private let address: ObjectIdentifier

    init(_ view: UIView) {
        self.view = view
        address = ObjectIdentifier(view)
    }

    /// Whether it is this view; a weak reference is loaded only where another view may have taken the place of one
    /// that is gone.
    func holds(_ view: UIView) -> Bool { address == ObjectIdentifier(view) && self.view === view }
}
