/// What a rule was broken for, by names of classes.
public enum ViolationSubject: Hashable, Sendable, Codable {
    /// A transition of a controller of this class: of the one presented, pushed, popped or selected.
    case transition(TransitionKind, of: String)
    /// What a controller is told of its appearance.
    case appearance(of: String)
    /// The presentation controller of a controller.
    case presentationController(of: String)
    /// A delegate, by the property that holds it and the class that has the property.
    case delegate(property: String, of: String)
    /// A child controller in its parent.
    case child(String, in: String)
    /// A controller, a container, or what is left alive.
    case object(String)
    /// An action of the scene, by its name.
    case action(String)
    /// A tap on a tab, a control or a row, by its title or class, in a controller.
    case tap(String, in: String)
    /// A drag across the window, from a controller of that class.
    case drag(DragWay, in: String)
    /// Who presents whom.
    case presentationChain
    case app
    /// The scene that is searched, not the app in it.
    case scene

    /// As a sentence names it: `dismissal of ModalViewController`.
    public var words: String {
        switch self {
        case .transition(let kind, let name): "\(kind.noun) of \(name)"
        case .appearance(let name): "appearance of \(name)"
        case .presentationController(let name): "presentation controller of \(name)"
        case .delegate(let property, let name): "\(property) of \(name)"
        case .child(let name, let parent): "\(name) in \(parent)"
        case .object(let name): name
        case .action(let name): "action \(name)"
        case .tap(let name, let controller): "tap on \(name) in \(controller)"
        case .drag(let way, let controller): "\(way.words) in \(controller)"
        case .presentationChain: "presentation chain"
        case .app: "the app"
        case .scene: "the scene"
        }
    }

    /// The class of the controller that it is about; nil where it is about none.
    public var controller: String? {
        switch self {
        case .transition(_, let name), .appearance(let name), .presentationController(let name),
            .delegate(_, let name), .child(let name, _), .object(let name), .tap(_, let name),
            .drag(_, let name):
            name
        case .action, .presentationChain, .app, .scene: nil
        }
    }

    /// The subject of a like failure of any other class.
    public var withoutClasses: ViolationSubject {
        switch self {
        case .transition(let kind, _): .transition(kind, of: "")
        case .appearance: .appearance(of: "")
        case .presentationController: .presentationController(of: "")
        case .delegate(let property, _): .delegate(property: property, of: "")
        case .child: .child("", in: "")
        case .object: .object("")
        case .tap(let name, _): .tap(name, in: "")
        case .drag(let way, _): .drag(way, in: "")
        case .action, .presentationChain, .app, .scene: self
        }
    }

    /// Whether a class is named.
    public func names(_ className: String) -> Bool {
        if case .child(_, className) = self { return true }
        return controller == className
    }
}
