/// What an app may put in the place of UIKit's own in a transition.
public enum TransitionPart: String, CaseIterable, Hashable, Codable, Sendable {
    case animator
    case interactionController
    case presentationController

    /// The part as a sentence names it.
    public var noun: String {
        switch self {
        case .animator: "animator"
        case .interactionController: "interaction controller"
        case .presentationController: "presentation controller"
        }
    }
}

/// An object of the app's that a delegate vended, by its class: equal for all objects of one class and delegate.
public struct VendedPart: Hashable, Codable, Sendable {
    public let part: TransitionPart
    /// The unqualified name of the object's class.
    public let typeName: String
    /// The class of the delegate that vended it.
    public let owner: String

    public init(part: TransitionPart, typeName: String, owner: String) {
        self.part = part
        self.typeName = typeName
        self.owner = owner
    }

    /// The object as a sentence names it: by its class, or by who vended it if the class is UIKit's own.
    public var name: String { typeName.hasPrefix("UI") ? "the \(typeName) of \(owner)" : typeName }
}

/// Whether UIKit's own animators, interaction controllers and presentation controllers stand in for an app's.
///
/// An experiment asks for it, and never a search: the delegate is asked as ever, so that the app's code runs, and what
/// it answers is left aside. UIKit's own animator is the one that animates where no delegate vends any; a tab has none.
/// Its own interaction controller is a percent driver that follows the gesture which asked for the transition, over the
/// width or height of the window, and decides as the swipe back does; where no gesture asked, there is none. Its own
/// presentation controller is that of the style.
public enum Substitution: Codable, Hashable, Sendable {
    case none
    /// UIKit's own stands in for all that an app vends.
    case all
    /// It stands in for what is of these classes.
    case only(Set<VendedPart>)

    public func replaces(_ part: VendedPart) -> Bool {
        switch self {
        case .none: false
        case .all: true
        case .only(let parts): parts.contains(part)
        }
    }
}
