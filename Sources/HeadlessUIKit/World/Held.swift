/// A value that the model only holds. In a frozen world setting it does nothing.
@preconcurrency @MainActor
@propertyWrapper
public struct Held<Value> {
    private var value: Value

    public init(wrappedValue: Value) {
        value = wrappedValue
    }

    public var wrappedValue: Value {
        get { value }
        set {
            guard !World.isFrozen else { return }
            value = newValue
            World.effectCount += 1
        }
    }
}
