/// Everything that was observed of one world, in order: plain values only.
public struct Trace: Hashable, Sendable, Codable {
    /// The objects that events name; index 0 stands for none.
    public var objects: [TracedObject] = [TracedObject(kind: .none, typeName: "none")]
    /// Every request that was accepted, in order; `TransitionID` n stands at n - 1.
    public var transitions: [TransitionRecord] = []
    public var events: [TraceEvent] = []
    public var snapshots: [Snapshot] = []
    /// UIKit's warnings and exceptions, in order.
    public var diagnostics: [Diagnostic] = []
    /// Every call that changed a stack or tabs, in order.
    public var containerCalls: [ContainerCall] = []
    /// The names of callbacks of the app's own that were heard, each once.
    public var appCallbacks: [String] = []
    /// What was seen of running transitions just before each turn of the run loop and after it.
    public var film: [ShownFrame] = []
    /// What was done to the app, in order; the launch first.
    public var deeds: [Deed] = []
    /// What an app vended, each once; only in the worlds of an experiment.
    public var vendedParts: [VendedPart] = []
    /// The part of it that UIKit's own stood in for.
    public var replacedParts: [VendedPart] = []
    /// What an experiment put right, each once, in order.
    public var repairs: [Repair] = []

    public init() {}

    public func record(of transition: TransitionID) -> TransitionRecord {
        transitions[Int(transition.rawValue) - 1]
    }

    /// What is known of an object; nothing of one that belongs to another world.
    public func object(_ id: ObjectID) -> TracedObject {
        objects.indices.contains(Int(id.rawValue)) ? objects[Int(id.rawValue)] : objects[0]
    }

    /// The object as a reader knows it: `ModalViewController#3`, its class and serial.
    public func label(_ id: ObjectID) -> String {
        id == .none ? "none" : "\(object(id).typeName)#\(id.rawValue)"
    }
}

/// The number of an accepted request and its transition: 1 for the first of a world.
public struct TransitionID: Hashable, Comparable, Sendable, Codable {
    public let rawValue: Int32

    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    public static func < (left: TransitionID, right: TransitionID) -> Bool {
        left.rawValue < right.rawValue
    }
}

public enum TransitionKind: UInt8, Hashable, Sendable, Codable, CaseIterable {
    case presentation, dismissal
    /// A navigation stack gains a top controller, loses it, or is set whole.
    case push, pop, stackChange
    /// A tab bar controller shows another of its controllers.
    case tabSelection

    /// The kind as a sentence names it.
    public var noun: String {
        switch self {
        case .presentation: "presentation"
        case .dismissal: "dismissal"
        case .push: "push"
        case .pop: "pop"
        case .stackChange: "stack change"
        case .tabSelection: "tab selection"
        }
    }

    /// Whether it changes who presents whom.
    public var isModal: Bool { self == .presentation || self == .dismissal }
}

/// What does not change over the life of one transition.
public struct TransitionRecord: Hashable, Sendable, Codable {
    public let id: TransitionID
    public let kind: TransitionKind
    /// The controller that leaves: the presenter of a presentation, the presented one of a dismissal.
    public let from: ObjectID
    /// The controller that comes.
    public let to: ObjectID
    /// The navigation or tab bar controller whose children they are; none for a modal transition.
    public let container: ObjectID
    public let style: PresentationStyle
    public let isAnimated: Bool
    /// Whether the request was made inside a gesture recognizer's action.
    public let isRequestedByGesture: Bool
    /// The step during which it was requested; -1 before the first.
    public let step: Int
    /// Whether `present` or `dismiss` was given a completion.
    public let hasCompletion: Bool
    /// How the request came about.
    public let cause: RequestCause

    public init(
        id: TransitionID, kind: TransitionKind, from: ObjectID, to: ObjectID, container: ObjectID = .none,
        style: PresentationStyle, isAnimated: Bool, isRequestedByGesture: Bool, step: Int,
        hasCompletion: Bool = false, cause: RequestCause = RequestCause()
    ) {
        self.id = id
        self.kind = kind
        self.from = from
        self.to = to
        self.container = container
        self.style = style
        self.isAnimated = isAnimated
        self.isRequestedByGesture = isRequestedByGesture
        self.step = step
        self.hasCompletion = hasCompletion
        self.cause = cause
    }

    /// The controller that is presented or dismissed, pushed or popped, or selected.
    public var presented: ObjectID { kind == .dismissal || kind == .pop ? from : to }
    /// The controller underneath.
    public var presenter: ObjectID { kind == .dismissal || kind == .pop ? to : from }
}

public enum PresentationStyle: UInt8, Hashable, Sendable, Codable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext
    /// Nothing is customised: a transition of a container, not of a presentation.
    case none
    case popover

    /// Whether the presenter's view leaves the window (ledger 2.2, 2.3).
    public var removesPresenter: Bool { self == .fullScreen || self == .currentContext }
}
