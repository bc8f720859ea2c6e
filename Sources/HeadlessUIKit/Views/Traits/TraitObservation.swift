/// Stands for one registration; give it to `unregisterForTraitChanges(_:)` to end it. It lasts as long as the object.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// Something that hears of changes of some traits.
@MainActor
final class TraitObserver: UITraitChangeRegistration {
    private let traits: [UITrait]
    private let handler: (UIResponder, UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping (UIResponder, UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
    }

    func tell(_ object: UIResponder, from previous: UITraitCollection, to current: UITraitCollection) {
        guard !World.isFrozen, traits.contains(where: { current.values.differs(from: previous.values, in: $0) }) else {
            return
        }
        handler(object, previous)
    }
}

/// What can be asked to tell of changes of its traits: views and controllers (ledger 11.3).
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UIResponder {}

extension UIView: UITraitChangeObservable {}

extension UITraitChangeObservable {
    /// Calls the handler with the object and its traits of before, when one of these traits has changed.
    @discardableResult
    public func registerForTraitChanges<Environment>(
        _ traits: [UITrait],
        handler: @escaping (_ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { object, previous in
            if let object = object as? Environment { handler(object, previous) }
        }
    }

    /// Sends the action to the target, with the object that has the traits and what they were.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        register(traits) { [weak target = target as AnyObject] object, previous in
            if let target { action.perform(on: target, sender: object, event: previous) }
        }
    }

    /// Sends the action to the object itself.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        register(traits) { object, previous in action.perform(on: object, sender: object, event: previous) }
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        guard !World.isFrozen else { return }
        attachments?.traitObservers.removeAll { $0 === registration }
    }

    private func register(
        _ traits: [UITrait], _ handler: @escaping (UIResponder, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let observer = TraitObserver(traits, handler)
        madeAttachments.traitObservers.append(observer)
        return observer
    }
}

extension UIView {
    /// Calls the method of the older kind, then who has registered.
    func tellTraitChange(from previous: UITraitCollection) {
        traitCollectionDidChange(previous)
        guard let observers = attachments?.traitObservers, !observers.isEmpty else { return }
        for observer in observers { observer.tell(self, from: previous, to: traitCollection) }
    }
}
