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
    /// Whether what was done there is wrong by itself, for whichever transition: then it decides them all.
    public let isMistake: Bool

    public init(_ decision: Decision, _ note: String, isMistake: Bool = false) {
        self.decision = decision
        self.note = note
        self.isMistake = isMistake
    }
}
