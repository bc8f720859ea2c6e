/// The id of an invariant, in kebab case: `completes-exactly-once`.
public struct InvariantID: Hashable, Comparable, Sendable, Codable, CustomStringConvertible, ExpressibleByStringLiteral
{
    public let name: String

    public init(_ name: String) {
        self.name = name
    }

    public init(stringLiteral name: String) {
        self.name = name
    }

    public var description: String { name }

    public static func < (left: InvariantID, right: InvariantID) -> Bool {
        left.name < right.name
    }
}

/// What makes two failures the same bug: the rule, what it was broken for, and how.
///
/// Names of classes, never serials, so that the identity survives shrinking and a change of script.
public struct ViolationIdentity: Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
    public let invariant: InvariantID
    /// `dismissal of ModalViewController`
    public let subject: String
    /// How the rule came to be broken, in a few fixed words: `gesture ended before the start`.
    public let cause: String

    public init(invariant: InvariantID, subject: String, cause: String) {
        self.invariant = invariant
        self.subject = subject
        self.cause = cause
    }

    public var description: String { "\(invariant) · \(subject) · \(cause)" }

    public static func < (left: ViolationIdentity, right: ViolationIdentity) -> Bool {
        left.description < right.description
    }
}

/// Which of the user's code decided the failure; resolved to file and line when a report is made.
public enum Decision: Hashable, Sendable, Codable {
    /// The code that was running when the event at this index was recorded.
    case event(Int)
    /// A method that UIKit called, by its class and full name: `interactionControllerForDismissal(using:)`.
    case method(typeName: String, name: String)
}

/// One broken rule in one trace.
public struct Violation: Hashable, Sendable, Codable {
    public let identity: ViolationIdentity
    /// What is wrong, in one sentence that names the objects.
    public let summary: String
    public let expected: String
    public let seen: String
    /// What to do about it, in one sentence.
    public let remedy: String
    /// The numbers of the rules that the verdict rests on: `1.4`; `citations` says how sure each is.
    public let restsOn: [String]
    /// Where the user's code decided it, the most telling first, each with what it did there.
    public let decisions: [DecisionNote]
    /// The instant at which the rule was broken.
    public let time: VirtualTime

    public init(
        identity: ViolationIdentity, summary: String, expected: String, seen: String, remedy: String,
        restsOn: [String], decisions: [DecisionNote], time: VirtualTime
    ) {
        self.identity = identity
        self.summary = summary
        self.expected = expected
        self.seen = seen
        self.remedy = remedy
        self.restsOn = restsOn
        self.decisions = decisions
        self.time = time
    }

    public var invariant: InvariantID { identity.invariant }
}

public struct DecisionNote: Hashable, Sendable, Codable {
    public let decision: Decision
    /// What the code did: `vended HideAnimator without a gesture`.
    public let note: String

    public init(_ decision: Decision, _ note: String) {
        self.decision = decision
        self.note = note
    }
}
