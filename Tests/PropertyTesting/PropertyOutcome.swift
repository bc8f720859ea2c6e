import TransitionChoices

/// What became of one run of a property.
public enum PropertyOutcome: Hashable, Sendable {
    case holds
    /// The property said that the case does not concern it.
    case discarded
    /// The property returned false or threw; the message says which.
    case fails(FailureIdentity, message: String)
}

extension PropertyOutcome {
    /// Runs the property; whatever it throws is a failure, but for what `PropertyRun.require(_:)` throws.
    init<Value>(of value: Value, _ property: PropertySearch<Value>.Property, _ run: inout PropertyRun) {
        do {
            self =
                try property(value, &run)
                ? .holds : .fails(.isFalse, message: "The property returned false.")
        } catch is PropertyRun.Discarded {
            self = .discarded
        } catch {
            self = .fails(FailureIdentity(of: error), message: "The property threw \(error).")
        }
    }
}
