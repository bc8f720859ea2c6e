import TransitionCore

/// How a modal presentation is laid out; UIKit's names and raw values.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    case currentContext = 3
    case custom = 4
    case overFullScreen = 5
    case overCurrentContext = 6
    case popover = 7
    case none = -1
    case automatic = -2

    /// What the style comes to: `.automatic` is a page sheet (C29).
    @MainActor var resolved: PresentationStyle {
        switch self {
        case .fullScreen, .none: .fullScreen
        case .automatic: World.current?.profile[.defaultStyleIsPageSheet] ?? true ? .pageSheet : .fullScreen
        case .pageSheet: .pageSheet
        case .formSheet: .formSheet
        case .currentContext: .currentContext
        case .custom: .custom
        case .overFullScreen: .overFullScreen
        case .overCurrentContext: .overCurrentContext
        case .popover: .popover
        }
    }
}

extension PresentationStyle {
    var isSheet: Bool { self == .pageSheet || self == .formSheet }
    /// Whether the container belongs to the controller that defines the presentation context (ledger 2.1).
    var staysInContext: Bool { self == .currentContext || self == .overCurrentContext }

    /// The style as a transition context reports it (ledger 3.10).
    var modalPresentationStyle: UIModalPresentationStyle {
        switch self {
        case .fullScreen: .fullScreen
        case .pageSheet: .pageSheet
        case .formSheet: .formSheet
        case .currentContext: .currentContext
        case .custom: .custom
        case .overFullScreen: .overFullScreen
        case .overCurrentContext: .overCurrentContext
        case .none: .none
        case .popover: .popover
        }
    }
}

/// The built-in animation of a modal transition without a custom animator.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical = 0
    case flipHorizontal = 1
    case crossDissolve = 2
    case partialCurl = 3
}
