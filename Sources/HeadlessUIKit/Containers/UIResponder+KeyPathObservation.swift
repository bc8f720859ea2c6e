// Watching by name what can be watched by key path (ledger 11.5): the older way, with one method for all changes.
extension UIResponder {
    /// Has the observer told of each change of the property of that name: geometry, `alpha` and `hidden` of views,
    /// `contentOffset`, `contentSize` and `contentInset` of scroll views, `title`, and what stacks and tabs hold.
    ///
    /// The observer is not kept alive. Of any other name the model knows nothing, and notes that.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        guard !World.isFrozen else { return }
        guard let read = reader(of: keyPath) else {
            World.current?.noteMisuse("\(type(of: self)) is watched for changes of \(keyPath), which is not modelled.")
            return
        }
        guard let observer = observer as? any KeyPathObserving else {
            World.current?.noteMisuse(
                "\(type(of: observer)) watches \(keyPath) and is told of no change: a class of its own kind has to "
                    + "conform to KeyPathObserving here.")
            return
        }
        let tell = { [weak observer, unowned self] (new: Any, old: Any?) in
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: 1]
            if options.contains(.new) { change[.newKey] = new }
            if options.contains(.old), let old { change[.oldKey] = old }
            observer?.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
        }
        var last = read()
        let watcher = PropertyObserver {
            let now = read()
            guard !last.isEqual(now.value) else { return }
            let old = last.value
            last = now
            tell(now.value, old)
        }
        madeAttachments.observers.removeAll(where: \.isOver)
        madeAttachments.observers.append(watcher)
        madeAttachments.namedObservations.append(
            NamedObservation(observer: ObjectIdentifier(observer), keyPath: keyPath, context: context, watcher: watcher)
        )
        if options.contains(.initial) { tell(last.value, nil) }
    }

    /// Ends what `addObserver` began, the latest first; raises where the observer watches no such property.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        remove(observer, keyPath) { _ in true }
    }

    /// The same for one context.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        remove(observer, keyPath) { $0 == context }
    }

    private func remove(_ observer: NSObject, _ keyPath: String, where isMeant: (UnsafeMutableRawPointer?) -> Bool) {
        guard !World.isFrozen, reader(of: keyPath) != nil, observer is any KeyPathObserving else { return }
        let found = attachments?.namedObservations.lastIndex {
            $0.observer == ObjectIdentifier(observer) && $0.keyPath == keyPath && isMeant($0.context)
        }
        guard let found, let ended = attachments?.namedObservations.remove(at: found) else {
            guard let world = World.current else { return }
            let id = world.identify(observer, as: .other)
            return world.raise(
                "NSRangeException",
                "\(world.recorder.trace.label(id)) is removed as an observer of \(keyPath), which it does not watch.",
                for: .removesStrangeObserver, with: id)
        }
        ended.watcher.isOver = true
    }

    /// Reads the property of that name; nil for one that tells of no changes.
    private func reader(of name: String) -> (() -> NamedValue)? {
        switch self {
        case let scrollView as UIScrollView: scrollView.scrollReader(of: name) ?? scrollView.viewReader(of: name)
        case let view as UIView: view.viewReader(of: name)
        case let stack as UINavigationController where name == "viewControllers":
            { [unowned stack] in NamedValue(stack.viewControllers) }
        case let tabs as UITabBarController: tabs.tabReader(of: name) ?? tabs.titleReader(of: name)
        case let controller as UIViewController: controller.titleReader(of: name)
        default: nil
        }
    }
}

/// A value with the way to tell it from another one.
private struct NamedValue {
    let value: Any
    let isEqual: (Any) -> Bool

    init<Value: Equatable>(_ value: Value) {
        self.value = value
        isEqual = { ($0 as? Value) == value }
    }
}

extension UIView {
    fileprivate func viewReader(of name: String) -> (() -> NamedValue)? {
        switch name {
        case "frame": { [unowned self] in NamedValue(frame) }
        case "bounds": { [unowned self] in NamedValue(bounds) }
        case "center": { [unowned self] in NamedValue(center) }
        case "transform": { [unowned self] in NamedValue(transform) }
        case "alpha": { [unowned self] in NamedValue(alpha) }
        case "hidden": { [unowned self] in NamedValue(isHidden) }
        default: nil
        }
    }
}

extension UIScrollView {
    fileprivate func scrollReader(of name: String) -> (() -> NamedValue)? {
        switch name {
        case "contentOffset": { [unowned self] in NamedValue(contentOffset) }
        case "contentSize": { [unowned self] in NamedValue(contentSize) }
        case "contentInset": { [unowned self] in NamedValue(contentInset) }
        default: nil
        }
    }
}

extension UIViewController {
    fileprivate func titleReader(of name: String) -> (() -> NamedValue)? {
        name == "title" ? { [unowned self] in NamedValue(title) } : nil
    }
}

extension UITabBarController {
    fileprivate func tabReader(of name: String) -> (() -> NamedValue)? {
        switch name {
        case "viewControllers": { [unowned self] in NamedValue(viewControllers) }
        case "selectedIndex": { [unowned self] in NamedValue(selectedIndex) }
        case "selectedViewController": { [unowned self] in NamedValue(selectedViewController) }
        default: nil
        }
    }
}
