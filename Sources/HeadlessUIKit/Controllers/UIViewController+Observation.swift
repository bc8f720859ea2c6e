extension NSObjectProtocol where Self: UIViewController {
    /// Calls the handler at each change of a stack's or tab controller's `viewControllers` or selection, or of a title.
    @preconcurrency @MainActor
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observer = makeObserver(keyPath, options, changeHandler)
        madeAttachments.observers.removeAll(where: \.isOver)
        madeAttachments.observers.append(observer)
        return NSKeyValueObservation(observer)
    }
}
