/// How a rule came to be broken: one of the causes that the rule declares, and the names that tell it from its like.
public struct ViolationCause: Hashable, Sendable, Codable {
    /// The short stable code, in kebab case: `gesture-ended-before-start`.
    public let code: String
    /// What the cause is about, in the order in which its words name it.
    public let names: [CauseName]

    public init(_ code: String, _ names: [CauseName] = []) {
        self.code = code
        self.names = names
    }

    public init(_ code: some CauseCode, _ names: CauseName...) {
        self.init(code.rawValue, names)
    }
}

/// A name in a cause, by what it names: never a serial.
public struct CauseName: Hashable, Sendable, Codable {
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// A view of this class.
        case view
        /// The view of a controller of this class.
        case page
        case controller
        /// A view by the part that it plays, whatever its class: see the names of this kind.
        case role
        /// Any other class: of a delegate, an animator, a layer.
        case type
        case method
        /// What others say: an exception, a trap, the part of a formula.
        case text
    }

    public let kind: Kind
    /// The class, the method, or the text.
    public let name: String

    public init(_ kind: Kind, _ name: String) {
        self.kind = kind
        self.name = name
    }

    public static func view(_ className: String) -> CauseName { CauseName(.view, className) }
    public static func page(_ className: String) -> CauseName { CauseName(.page, className) }
    public static func controller(_ className: String) -> CauseName { CauseName(.controller, className) }
    public static func type(_ className: String) -> CauseName { CauseName(.type, className) }
    public static func method(_ name: String) -> CauseName { CauseName(.method, name) }
    public static func text(_ text: String) -> CauseName { CauseName(.text, text) }

    public static let window = CauseName(.role, "window")
    public static let transitionContainer = CauseName(.role, "transition-container")
    public static let snapshotView = CauseName(.role, "snapshot-view")
    public static let presenterView = CauseName(.role, "presenter-view")
    public static let presentedView = CauseName(.role, "presented-view")

    /// A bar by its name in a sentence: `navigation bar`.
    public static func bar(_ words: String) -> CauseName {
        CauseName(.role, words.split(separator: " ").joined(separator: "-"))
    }

    /// As a sentence names it: `the view of ModalViewController`.
    public var words: String {
        switch (kind, name) {
        case (.page, _): "the view of \(name)"
        case (.role, "window"): "the window"
        case (.role, "presenter-view"): "presenter's view"
        case (.role, "presented-view"): "presented view"
        case (.role, _): name.split(separator: "-").joined(separator: " ")
        default: name
        }
    }
}
