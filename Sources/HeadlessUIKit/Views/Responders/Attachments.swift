/// What an object holds for others: values under their keys, and who watches its properties. Most have none.
final class Attachments {
    private struct Entry {
        let key: UnsafeRawPointer
        let value: Value
    }

    private enum Value {
        case strong(Any)
        case unretained(() -> AnyObject?)
    }

    /// In the order in which they were set, which is that in which they are let go.
    private var entries: [Entry] = []
    var observers: [PropertyObserver] = []
    var namedObservations: [NamedObservation] = []
    var traitOverrides: UITraitOverrides?
    var traitObservers: [TraitObserver] = []
    var accessibility = AccessibilityValues()
    var motionEffects: [UIMotionEffect] = []
    var interactions: [any UIInteraction] = []
    /// The safe area of which the view was told last.
    var knownSafeAreaInsets = UIEdgeInsets.zero

    subscript(key: UnsafeRawPointer) -> Any? {
        guard let entry = entries.first(where: { $0.key == key }) else { return nil }
        switch entry.value {
        case .strong(let value): return value
        case .unretained(let object): return object()
        }
    }

    func set(_ value: Any?, _ key: UnsafeRawPointer, isRetained: Bool) {
        let old = entries
        entries.removeAll { $0.key == key }
        guard let value else { return withExtendedLifetime(old) {} }
        if isRetained {
            entries.append(Entry(key: key, value: .strong(value)))
        } else {
            let object = value as AnyObject
            entries.append(Entry(key: key, value: .unretained({ [weak object] in object })))
        }
        // What was there may run code as it goes.
        withExtendedLifetime(old) {}
    }

    func removeAll() {
        let old = entries
        entries = []
        withExtendedLifetime(old) {}
    }
}

/// Objects that have room for attachments.
protocol AttachmentHolding: AnyObject {
    var attachments: Attachments? { get set }
}

extension AttachmentHolding {
    var madeAttachments: Attachments {
        if let attachments { return attachments }
        let made = Attachments()
        attachments = made
        return made
    }
}
