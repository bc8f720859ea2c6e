/// An exception from one rule: violations that a scene knows of and puts up with, for a reason, perhaps for a time.
///
/// An allowed violation fails nothing and is never shrunk; reports list it with its reason.
public struct Allowance: Hashable, Codable, Sendable {
    public let invariant: InvariantID
    /// What the exception is for.
    public let scope: Scope
    /// Why the violation is put up with; reports repeat it.
    public let reason: String
    /// The last day on which it allows anything, as `2027-01-31`; nil for an exception without an end.
    public let until: String?

    public init(invariant: InvariantID, scope: Scope = .everything, reason: String, until: String? = nil) {
        self.invariant = invariant
        self.scope = scope
        self.reason = reason
        self.until = until
    }

    /// What an exception is for: everything, or what an identity tells, by names of classes.
    public struct Scope: Hashable, Codable, Sendable, CustomStringConvertible {
        private enum Kind: Hashable, Codable {
            case everything
            case subject(ViolationSubject)
            case controller(String)
            case view(String)
        }

        private let kind: Kind

        /// Every violation of the rule.
        public static let everything = Scope(kind: .everything)

        /// Violations with exactly this subject: `.subject(.transition(.dismissal, of: "ModalViewController"))`.
        public static func subject(_ subject: ViolationSubject) -> Scope { Scope(kind: .subject(subject)) }

        /// Violations whose subject or cause names a controller of this class.
        public static func controller(_ className: String) -> Scope { Scope(kind: .controller(className)) }

        /// Violations whose cause names a view of this class.
        public static func view(_ className: String) -> Scope { Scope(kind: .view(className)) }

        /// `everything`, `dismissal of ModalViewController`, `controller ModalViewController`, `view DimmingView`
        public var description: String {
            switch kind {
            case .everything: "everything"
            case .subject(let subject): subject.words
            case .controller(let name): "controller \(name)"
            case .view(let name): "view \(name)"
            }
        }

        /// Whether it says for what, and not for nothing.
        public var isNamed: Bool {
            switch kind {
            case .everything: true
            case .subject(let subject): subject.controller?.isEmpty != true
            case .controller(let name), .view(let name): !name.isEmpty
            }
        }

        func covers(_ identity: ViolationIdentity) -> Bool {
            switch kind {
            case .everything: true
            case .subject(let subject): identity.subject == subject
            case .controller(let name):
                identity.subject.names(name) || identity.cause.names(name, of: .page, .controller)
            case .view(let name): identity.cause.names(name, of: .view)
            }
        }
    }

    /// The day of `until`; nil without one, and when what stands there is no day.
    public var expiry: CalendarDay? { until.flatMap { CalendarDay($0) } }

    /// Whether its time is over; never when it is not known what day it is.
    public func isExpired(on today: CalendarDay?) -> Bool {
        guard let today, let expiry else { return false }
        return today > expiry
    }

    /// Whether a violation of this identity is what the exception was made for, expired or not.
    public func covers(_ identity: ViolationIdentity) -> Bool {
        identity.invariant == invariant && scope.covers(identity)
    }
}

extension ViolationCause {
    fileprivate func names(_ className: String, of kinds: CauseName.Kind...) -> Bool {
        names.contains { kinds.contains($0.kind) && $0.name == className }
    }
}
