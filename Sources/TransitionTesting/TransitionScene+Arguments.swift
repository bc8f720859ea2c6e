import Testing
import TransitionRunner

/// A test that takes scenes as its arguments names each as scripts do.
extension TransitionScene: CustomTestStringConvertible {
    public var testDescription: String { name }
}
