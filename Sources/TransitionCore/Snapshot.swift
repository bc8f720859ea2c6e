/// The hierarchy at one instant: every view of the window, the views of all controllers, and who presents whom.
public struct Snapshot: Hashable, Sendable, Codable {
    public enum Reason: Hashable, Sendable, Codable {
        /// A request was accepted; nothing of it has happened yet.
        case request(TransitionID)
        /// Nothing is in flight, animating or touched.
        case rest
        /// The last instant of a run that did not come to rest.
        case stuck
    }

    public let reason: Reason
    public let time: VirtualTime
    public let windowSize: Rectangle
    /// Depth first from the window, back to front; then views of live controllers that are in no window.
    public let views: [ViewState]
    /// Every controller alive, in the order of their creation.
    public let controllers: [ControllerState]
    /// Controllers from the root to the top-most presented one.
    public let presentationChain: [ObjectID]
    /// Transitions that were requested and have not ended.
    public let openTransitions: [TransitionID]
    /// The views that fingers at the points of `touchGrid` would reach, none for no view; empty but at rest.
    public let hits: [ObjectID]
    /// Whether `beginIgnoringInteractionEvents` waits for its end.
    public let ignoresTouches: Bool
    /// What masks let through of the views in the window, in the order of `views`; empty but at rest.
    public let masks: [MaskState]
    /// Observers that a notification is told to more than once; empty but at rest.
    public let repeatedObservers: [RepeatedObserver]

    public init(
        reason: Reason, time: VirtualTime, windowSize: Rectangle, views: [ViewState], controllers: [ControllerState],
        presentationChain: [ObjectID], openTransitions: [TransitionID], hits: [ObjectID] = [],
        ignoresTouches: Bool = false, masks: [MaskState] = [], repeatedObservers: [RepeatedObserver] = []
    ) {
        self.reason = reason
        self.time = time
        self.windowSize = windowSize
        self.views = views
        self.controllers = controllers
        self.presentationChain = presentationChain
        self.openTransitions = openTransitions
        self.hits = hits
        self.ignoresTouches = ignoresTouches
        self.masks = masks
        self.repeatedObservers = repeatedObservers
    }

    /// Points at which touches are tried at rest, in parts of the window's size: the middles of three columns and four
    /// rows.
    public static let touchGrid: [Point] = (0..<4).flatMap { row in
        (0..<3).map { Point(x: (Double($0) + 0.5) / 3, y: (Double(row) + 0.5) / 4) }
    }

    public func view(_ id: ObjectID) -> ViewState? {
        id == .none ? nil : views.first { $0.id == id }
    }

    public func controller(_ id: ObjectID) -> ControllerState? {
        id == .none ? nil : controllers.first { $0.id == id }
    }

    /// Which height each controller of the presentation chain stands at; empty without a sheet.
    public var detents: [Int?] {
        let detents = presentationChain.map { controller($0)?.detent }
        return detents.contains { $0 != nil } ? detents : []
    }
}

/// An observer that was added several times for one notification, and hears of it as often.
public struct RepeatedObserver: Hashable, Sendable, Codable {
    /// The object whose method is called; of a block, the controller in whose appearance callback it was added.
    public let observer: ObjectID
    /// The notification's name; empty for all of them.
    public let notification: String
    /// 2 or more.
    public let count: Int

    public init(observer: ObjectID, notification: String, count: Int) {
        self.observer = observer
        self.notification = notification
        self.count = count
    }
}

/// What the mask of one view lets through, of it and of all that is in it.
public struct MaskState: Hashable, Sendable, Codable {
    /// The masked view's index in `Snapshot.views`.
    public let viewIndex: Int
    /// In the window, as a rectangle around the mask's shape.
    public let frame: Rectangle
    public let opacity: Double

    public init(viewIndex: Int, frame: Rectangle, opacity: Double) {
        self.viewIndex = viewIndex
        self.frame = frame
        self.opacity = opacity
    }
}

/// Model values of one view.
public struct ViewState: Hashable, Sendable, Codable {
    public enum Role: UInt8, Hashable, Sendable, Codable {
        case plain, window, transitionContainer, snapshot
    }

    public let id: ObjectID
    /// The superview's index in `Snapshot.views`; -1 for the window and for views outside it.
    public let parent: Int
    /// The controller whose `view` this is, or none.
    public let controller: ObjectID
    public let role: Role
    public let isInWindow: Bool
    /// The bounding rectangle in the window through all transforms; outside a window, in the superview.
    public let frame: Rectangle
    public let center: Point
    public let bounds: Rectangle
    public let transform: Transform
    public let alpha: Double
    public let isHidden: Bool
    public let zPosition: Double
    public let cornerRadius: Double
    public let hasMask: Bool
    public let clipsToBounds: Bool
    public let isUserInteractionEnabled: Bool
    /// The background's alpha, 0 without one.
    public let backgroundAlpha: Double
    /// How many gesture recognizers are attached.
    public let recognizerCount: Int
    /// How many of them are turned off.
    public let disabledRecognizerCount: Int
    /// The background as red, green, blue and alpha of eight bits each; 0 without one.
    public let background: UInt32
    /// In the order of their kinds.
    public let unusual: [UnusualValue]
    /// What changes it, or a view around it, whatever a script does; nil for most views.
    public var changedBy: SelfMover?

    public init(
        id: ObjectID, parent: Int, controller: ObjectID, role: Role, isInWindow: Bool, frame: Rectangle, center: Point,
        bounds: Rectangle, transform: Transform, alpha: Double, isHidden: Bool, zPosition: Double,
        cornerRadius: Double, hasMask: Bool, clipsToBounds: Bool, isUserInteractionEnabled: Bool,
        backgroundAlpha: Double, recognizerCount: Int, disabledRecognizerCount: Int = 0, background: UInt32 = 0,
        unusual: [UnusualValue] = []
    ) {
        self.id = id
        self.parent = parent
        self.controller = controller
        self.role = role
        self.isInWindow = isInWindow
        self.frame = frame
        self.center = center
        self.bounds = bounds
        self.transform = transform
        self.alpha = alpha
        self.isHidden = isHidden
        self.zPosition = zPosition
        self.cornerRadius = cornerRadius
        self.hasMask = hasMask
        self.clipsToBounds = clipsToBounds
        self.isUserInteractionEnabled = isUserInteractionEnabled
        self.backgroundAlpha = backgroundAlpha
        self.recognizerCount = recognizerCount
        self.disabledRecognizerCount = disabledRecognizerCount
        self.background = background
        self.unusual = unusual
    }
}

public struct Point: Hashable, Sendable, Codable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// An affine transform by its six numbers.
public struct Transform: Hashable, Sendable, Codable {
    public var a, b, c, d, tx, ty: Double

    public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }
}

/// The four states of the appearance automaton (ledger 1.1).
public enum AppearanceState: UInt8, Hashable, Sendable, Codable {
    case disappeared, appearing, appeared, disappearing
}

public struct ControllerState: Hashable, Sendable, Codable {
    public let id: ObjectID
    public let parent: ObjectID
    public let presenting: ObjectID
    public let presented: ObjectID
    /// The controller's view, none while it is not loaded.
    public let view: ObjectID
    public let isViewInWindow: Bool
    /// The controllers of a navigation stack, bottom first, or of a tab bar, in order.
    public let viewControllers: [ObjectID]
    /// The controller on top of the stack or selected in the bar.
    public let selected: ObjectID
    /// The bars that a stack or tabs show; none for any other controller.
    public let shownBars: Bars
    /// Which of its heights the controller stands at, if it is presented as a sheet, counted from 0; nil if not.
    public let detent: Int?
    /// Whether it leaves nothing to UIKit of what its children hear of their appearance.
    public let tellsChildren: Bool

    public init(
        id: ObjectID, parent: ObjectID, presenting: ObjectID, presented: ObjectID, view: ObjectID, isViewInWindow: Bool,
        viewControllers: [ObjectID] = [], selected: ObjectID = .none, shownBars: Bars = [],
        detent: Int? = nil, tellsChildren: Bool = false
    ) {
        self.id = id
        self.parent = parent
        self.presenting = presenting
        self.presented = presented
        self.view = view
        self.isViewInWindow = isViewInWindow
        self.viewControllers = viewControllers
        self.selected = selected
        self.shownBars = shownBars
        self.detent = detent
        self.tellsChildren = tellsChildren
    }
}
