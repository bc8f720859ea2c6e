// A finger that goes down on an item and lifts there chooses it; one that drags does not, as the drag takes the touch.
extension SelectableList {
    func listTouchBegan(_ touches: Set<UITouch>, _ selection: ListSelection) {
        guard !World.isFrozen, let touch = touches.first else { return }
        selection.touchBegan(at: touch.location(in: self), in: self)
    }

    func listTouchEnded(_ touches: Set<UITouch>, _ selection: ListSelection) {
        guard !World.isFrozen, let path = selection.endHighlight(in: self) else { return }
        guard let touch = touches.first, itemPath(at: touch.location(in: self)) == path else { return }
        if selection.allowsMultiple, selection.contains(path) {
            guard mayDeselect(path) else { return }
            selection.deselect(path, animated: false, in: self)
            return tellDelegate(path, isSelected: false)
        }
        guard let chosen = pathToSelect(path) else { return }
        let others = selection.allowsMultiple ? [] : selection.paths.filter { $0 != chosen }
        for other in others where mayDeselect(other) {
            selection.deselect(other, animated: false, in: self)
            tellDelegate(other, isSelected: false)
        }
        selection.select(chosen, animated: false, in: self)
        tellDelegate(chosen, isSelected: true)
    }

    func listTouchCancelled(_ selection: ListSelection) {
        guard !World.isFrozen else { return }
        _ = selection.endHighlight(in: self)
    }
}

/// What makes the views of a list by their identifiers, and keeps those that went out of sight.
@MainActor
struct ReusePool<Item: UIView> {
    private var types: [String: Item.Type] = [:]
    private var makers: [String: () -> Item] = [:]
    private var spares: [String: [Item]] = [:]

    mutating func register(_ type: Item.Type?, _ identifier: String) {
        types[identifier] = type
        makers[identifier] = nil
    }
    mutating func register(_ make: @escaping () -> Item, _ identifier: String) { makers[identifier] = make }
    func maker(for identifier: String) -> (() -> Item)? { makers[identifier] }
    func type(for identifier: String) -> Item.Type? { types[identifier] }
    mutating func spare(_ identifier: String) -> Item? { spares[identifier]?.popLast() }

    mutating func keep(_ item: Item, _ identifier: String?) {
        guard let identifier else { return }
        spares[identifier, default: []].append(item)
    }
}
