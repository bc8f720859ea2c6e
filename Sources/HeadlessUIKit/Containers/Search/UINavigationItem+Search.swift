extension UINavigationItem {
    /// The search whose bar stands below the title.
    public var searchController: UISearchController? {
        get { heldSearch as? UISearchController }
        set { heldSearch = newValue }
    }
}

extension UISearchController: BarSearch {
    func come(to item: UINavigationItem) { barItem = item }
    func leave(_ item: UINavigationItem) { if barItem === item { barItem = nil } }
}
