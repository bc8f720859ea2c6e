extension NSObjectProtocol where Self: UIViewPropertyAnimator {
    /// Calls the handler at each change of `state`, `isRunning` or `isReversed` (ledger 5.9).
    @preconcurrency @MainActor
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observer = makeObserver(keyPath, options, changeHandler)
        observers.removeAll(where: \.isOver)
        observers.append(observer)
        return NSKeyValueObservation(observer)
    }
}

extension UIViewPropertyAnimator {
    /// Tells who watches; nobody does, mostly.
    final func propertiesChanged() {
        guard !observers.isEmpty, !World.isFrozen else { return }
        for observer in observers { observer.propertyMayHaveChanged() }
    }
}
