/// The bar that shows an item, as far as the item tells it of changes.
@preconcurrency @MainActor
protocol ItemBar: UIView {
    /// The view of the stack whose bar it is, if that is loaded.
    var stackView: UIView? { get }
}

/// A search whose bar stands below the title of an item.
@preconcurrency @MainActor
protocol BarSearch: UIViewController {
    func come(to item: UINavigationItem)
    func leave(_ item: UINavigationItem)
}
