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
        set { if !World.isFrozen { value = newValue } }
    }
}
