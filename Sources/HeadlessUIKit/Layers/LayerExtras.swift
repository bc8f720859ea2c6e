/// What few layers have: animations of their own, values of shapes and gradients, a layer that they mask.
@MainActor
final class LayerExtras {
    /// Values that animate and that most layers leave alone, by key.
    var rare: [String: LayerValue] = [:]
    /// What the model only holds, by key.
    var held: [String: Any] = [:]
    /// The animations that were added, oldest first.
    var attached: [AttachedAnimation] = []
    var actions: [String: any CAAction]?
    /// The layer whose mask this is.
    weak var maskOwner: CALayer?
    /// The frame in which it came into its superlayer; before that frame is shown nothing animates by itself.
    var insertionFrame = -1
    var needsSublayerLayout = false
    /// The layer that this one shows.
    var original: CALayer?
}

extension CALayer {
    /// The extras, made at first use.
    var madeExtras: LayerExtras {
        if let extras { return extras }
        let made = LayerExtras()
        extras = made
        return made
    }

    /// The layer that shows this one: its superlayer, or the one that it masks.
    var hostLayer: CALayer? { superlayer ?? extras?.maskOwner }

    /// A value that animates and that most layers leave alone.
    func rareValue(_ key: String) -> LayerValue? {
        extras?.rare[key] ?? type(of: self).defaultRareValue(key)
    }

    /// The model value of a property that animates, wherever it is held.
    func modelValue(_ key: LayerKey) -> LayerValue {
        key.isRare ? rareValue(key.name) ?? .none : values[key]
    }

    func setModelValue(_ value: LayerValue, _ key: LayerKey) {
        if key.isRare { madeExtras.rare[key.name] = value } else { values[key] = value }
    }

    /// Sets such a value; in a layer without a view the change animates by itself.
    func changeRare(_ key: String, to new: LayerValue) {
        if owner != nil, let known = LayerKey(name: key) { return change(known, to: new) }
        guard !World.isFrozen, rareValue(key) != new else { return }
        let action = implicitAction(forKey: key)
        madeExtras.rare[key] = new
        action?.run(forKey: key, object: self, arguments: nil)
    }

    func rareNumber(_ key: String) -> CGFloat { CGFloat(rareValue(key)?.number ?? 0) }

    /// What the model only holds.
    func held<Value>(_ key: String, _ standard: Value) -> Value {
        extras?.held[key] as? Value ?? standard
    }

    func hold(_ key: String, _ value: Any?) {
        if !World.isFrozen { madeExtras.held[key] = value }
    }
}
