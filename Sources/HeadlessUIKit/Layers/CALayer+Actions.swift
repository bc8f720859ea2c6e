extension CALayer {
    /// What changes of properties do instead of their usual animation; `NSNull()` for nothing.
    public var actions: [String: any CAAction]? {
        get { extras?.actions }
        set { if !World.isFrozen { madeExtras.actions = newValue } }
    }

    /// What the layer's own change of a property runs; nil for a change that is made at once.
    ///
    /// Views decide for their layers alone; a layer that no frame has shown yet changes at once.
    func implicitAction(forKey key: String) -> (any CAAction)? {
        guard owner == nil, hostLayer != nil, let world = World.current, isInWindow,
            (extras?.insertionFrame ?? -1) < world.frame, !world.animations.transactions.disablesActions,
            !world.isInBackground
        else { return nil }
        return action(forKey: key)
    }

    /// The action that the delegate, the layer's own table or its class names, else a quarter of a second's animation.
    func findAction(forKey event: String) -> (any CAAction)? {
        if let action = delegate?.action(for: self, forKey: event) { return action is NSNull ? nil : action }
        if let action = actions?[event] { return action is NSNull ? nil : action }
        if let action = type(of: self).defaultAction(forKey: event) { return action is NSNull ? nil : action }
        guard layerValue(forKeyPath: event) != nil else { return nil }
        let transactions = World.current?.animations.transactions
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = shownLayer().layerValue(forKeyPath: event)
        animation.timingFunction = transactions?.timingFunction ?? CAMediaTimingFunction(name: .default)
        return animation
    }

    // MARK: Key-value coding

    /// The value at a key path such as `transform.scale`, or what was kept there.
    public func value(forKeyPath keyPath: String) -> Any? {
        layerValue(forKeyPath: keyPath)?.anyValue ?? extras?.held[keyPath]
    }

    /// Sets the value at a key path such as `transform.scale`; under a key of its own anything is kept.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let current = layerValue(forKeyPath: keyPath) else { return hold(keyPath, value) }
        guard let new = LayerValue(value, like: current) else { return }
        let key = String(keyPath.prefix { $0 != "." })
        let rest = keyPath.dropFirst(key.count + 1)
        let whole = rest.isEmpty ? new : layerValue(forKeyPath: key)?.replacing(String(rest), with: new)
        guard let whole else { return }
        if let known = LayerKey(name: key) { change(known, to: whole) } else { changeRare(key, to: whole) }
    }

    public func value(forKey key: String) -> Any? { value(forKeyPath: key) }
    public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
}
