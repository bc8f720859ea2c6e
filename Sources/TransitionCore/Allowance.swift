/// An exception from one rule: violations that a scene knows of and puts up with, for a reason, perhaps for a time.
///
/// An allowed violation fails nothing and is never shrunk; reports list it with its reason.
public struct Allowance: Hashable, Sendable {
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
    public struct Scope: Hashable, Sendable, CustomStringConvertible {
        private enum Kind: Hashable {
            case everything
            case subject
            case controller
            case view
        }

        private let kind: Kind
        private let name: String

        /// Every violation of the rule.
        public static let everything = Scope(kind: .everything, name: "")

        /// Violations with exactly this subject, as reports give it: `dismissal of ModalViewController`.
        public static func subject(_ subject: String) -> Scope { Scope(kind: .subject, name: subject) }

        /// Violations whose subject or cause names a controller of this class.
        public static func controller(_ className: String) -> Scope { Scope(kind: .controller, name: className) }

        /// Violations whose cause names a view of this class.
        public static func view(_ className: String) -> Scope { Scope(kind: .view, name: className) }

        /// `everything`, `dismissal of ModalViewController`, `controller ModalViewController`, `view DimmingView`
        public var description: String {
            switch kind {
            case .everything: "everything"
            case .subject: name
            case .controller: "controller \(name)"
            case .view: "view \(name)"
            }
        }

        /// Whether it says for what, and not for nothing.
        public var isNamed: Bool { kind == .everything || !name.isEmpty }

        func covers(_ identity: ViolationIdentity) -> Bool {
            switch kind {
            case .everything: true
            case .subject: identity.subject == name
            case .controller: identity.subject.names(name) || identity.cause.names(name)
            case .view: identity.cause.names(name)
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

extension String {
    /// Whether a class is named in the text, and not merely as a part of a longer name.
    fileprivate func names(_ className: String) -> Bool {
        guard !className.isEmpty else { return false }
        return ranges(of: className).contains { range in
            !self[..<range.lowerBound].last.isNamePart && !self[range.upperBound...].first.isNamePart
        }
    }
}

extension Character? {
    fileprivate var isNamePart: Bool {
        guard let self else { return false }
        return self.isLetter || self.isNumber || self == "_"
    }
}
