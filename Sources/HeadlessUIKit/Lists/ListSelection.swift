/// What a list tells its selection: where its items are, what its delegate allows, and who to tell.
@preconcurrency @MainActor
protocol SelectableList: UIScrollView {
    func itemPath(at point: CGPoint) -> IndexPath?
    func mayHighlight(_ path: IndexPath) -> Bool
    /// Nil refuses; another path is selected instead.
    func pathToSelect(_ path: IndexPath) -> IndexPath?
    func mayDeselect(_ path: IndexPath) -> Bool
    func highlightChanged(_ path: IndexPath, isOn: Bool)
    func selectionChanged(_ path: IndexPath, isOn: Bool, animated: Bool)
    /// Only for what the user does.
    func tellDelegate(_ path: IndexPath, isSelected: Bool)
}

/// The chosen items of a list, and the one under the finger.
@MainActor
final class ListSelection {
    /// In the order in which they were chosen.
    private(set) var paths: [IndexPath] = []
    private(set) var highlighted: IndexPath?
    var allowsSelection = true
    var allowsMultiple = false

    func contains(_ path: IndexPath) -> Bool { paths.contains(path) }

    func touchBegan(at point: CGPoint, in list: some SelectableList) {
        guard allowsSelection, highlighted == nil, !list.isDecelerating, let path = list.itemPath(at: point),
            list.mayHighlight(path)
        else { return }
        highlighted = path
        list.highlightChanged(path, isOn: true)
    }

    func endHighlight(in list: some SelectableList) -> IndexPath? {
        guard let path = highlighted else { return nil }
        highlighted = nil
        list.highlightChanged(path, isOn: false)
        return path
    }

    func select(_ path: IndexPath, animated: Bool, in list: some SelectableList) {
        guard allowsSelection else { return }
        if !allowsMultiple { for other in paths where other != path { deselect(other, animated: animated, in: list) } }
        guard !paths.contains(path) else { return }
        paths.append(path)
        list.selectionChanged(path, isOn: true, animated: animated)
    }

    func deselect(_ path: IndexPath, animated: Bool, in list: some SelectableList) {
        guard paths.contains(path) else { return }
        paths.removeAll { $0 == path }
        list.selectionChanged(path, isOn: false, animated: animated)
    }

    func removeAll() {
        paths = []
        highlighted = nil
    }

    func keep(where isValid: (IndexPath) -> Bool) {
        paths.removeAll { !isValid($0) }
    }
}
