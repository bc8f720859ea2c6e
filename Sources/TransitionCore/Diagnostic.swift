/// What UIKit would have logged or raised, in its own words.
public struct Diagnostic: Hashable, Sendable, Codable {
    public enum Severity: UInt8, Hashable, Sendable, Codable {
        /// A line in the log; the app goes on.
        case warning
        /// An exception that kills the app: the world is frozen from here on.
        case exception
        /// The model met API use that it records and does nothing about.
        case misuse
    }

    public let severity: Severity
    /// `NSInternalInconsistencyException` and the like; empty for warnings.
    public let name: String
    /// The text, with objects named by their labels.
    public let text: String
    /// What the app did, where UIKit raises for it or a rule tells it.
    public let mistake: Mistake?
    /// What the mistake was made with, in the order in which the text names it: rules read this, and never the text.
    public let objects: [ObjectID]

    public init(
        severity: Severity, name: String = "", text: String, mistake: Mistake? = nil, objects: [ObjectID] = []
    ) {
        self.severity = severity
        self.name = name
        self.text = text
        self.mistake = mistake
        self.objects = objects.filter { $0 != .none }
    }
}
