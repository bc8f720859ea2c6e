/// After which transitions an app's own callback has to come, once each.
public struct CallbackOccasion: Hashable, Sendable, Codable {
    /// How the transition ends.
    public enum Outcome: String, Hashable, Sendable, Codable {
        case finished, cancelled
        /// The one or the other.
        case ended
    }

    public let outcome: Outcome
    public let kind: TransitionKind
    /// The class of the controller that is presented, dismissed, pushed, popped or selected.
    public let controller: String

    private init(_ outcome: Outcome, _ kind: TransitionKind, _ controller: String) {
        (self.outcome, self.kind, self.controller) = (outcome, kind, controller)
    }

    /// After each that finishes, and not after one that is cancelled: `didDismiss`.
    public static func finished(_ kind: TransitionKind, of controller: String) -> Self {
        Self(.finished, kind, controller)
    }

    /// After each that is cancelled, and not after one that finishes: `didCancelDismissal`.
    public static func cancelled(_ kind: TransitionKind, of controller: String) -> Self {
        Self(.cancelled, kind, controller)
    }

    /// After each, whatever becomes of it: `didEndTransition`.
    public static func ended(_ kind: TransitionKind, of controller: String) -> Self {
        Self(.ended, kind, controller)
    }

    /// Whether a transition that has ended so is one of these.
    public func includes(didComplete: Bool) -> Bool {
        switch outcome {
        case .finished: didComplete
        case .cancelled: !didComplete
        case .ended: true
        }
    }

    /// As a sentence names it: `finished dismissal of MenuController`.
    public var words: String { "\(outcome.rawValue) \(kind.noun) of \(controller)" }
}
