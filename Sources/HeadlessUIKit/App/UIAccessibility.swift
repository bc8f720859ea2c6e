/// The user's accessibility settings, which a test turns on and off on the app.
public enum UIAccessibility: Sendable {
    /// A message to a screen reader; nothing reads it.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool {
        AppEnvironment.current.isReduceMotionEnabled
    }
    @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool {
        AppEnvironment.current.isReduceTransparencyEnabled
    }
    @preconcurrency @MainActor public static var isVoiceOverRunning: Bool {
        AppEnvironment.current.isVoiceOverRunning
    }
    @preconcurrency @MainActor public static var isSwitchControlRunning: Bool { false }
    @preconcurrency @MainActor public static var isBoldTextEnabled: Bool { false }
    @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool { false }
    @preconcurrency @MainActor public static var isGrayscaleEnabled: Bool { false }
    @preconcurrency @MainActor public static var isInvertColorsEnabled: Bool { false }
    @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool { false }

    @preconcurrency @MainActor public static func post(notification: Notification, argument: Any?) {}

    public static let reduceMotionStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
    public static let reduceTransparencyStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    public static let voiceOverStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
}

/// What an element is to a screen reader.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

extension HeadlessApp {
    /// Whether the user wants less motion; a change is posted.
    public var isReduceMotionEnabled: Bool {
        get { world.environment.isReduceMotionEnabled }
        set {
            guard newValue != isReduceMotionEnabled, !World.isFrozen else { return }
            world.environment.isReduceMotionEnabled = newValue
            world.post(UIAccessibility.reduceMotionStatusDidChangeNotification)
        }
    }

    /// Whether the user wants no see-through backgrounds; a change is posted.
    public var isReduceTransparencyEnabled: Bool {
        get { world.environment.isReduceTransparencyEnabled }
        set {
            guard newValue != isReduceTransparencyEnabled, !World.isFrozen else { return }
            world.environment.isReduceTransparencyEnabled = newValue
            world.post(UIAccessibility.reduceTransparencyStatusDidChangeNotification)
        }
    }

    /// Whether a screen reader reads the screen; a change is posted.
    public var isVoiceOverRunning: Bool {
        get { world.environment.isVoiceOverRunning }
        set {
            guard newValue != isVoiceOverRunning, !World.isFrozen else { return }
            world.environment.isVoiceOverRunning = newValue
            world.post(UIAccessibility.voiceOverStatusDidChangeNotification)
        }
    }
}

/// What responders tell a screen reader beside their label.
struct AccessibilityValues {
    var hint: String?
    var value: String?
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var activationPoint: CGPoint?
    var elements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
    var language: String?
    var groupsChildren = false
    var ignoresInvertColors = false
}

/// Something that a screen reader offers to do with an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

    @Held open var name: String
    @Held open var image: UIImage?
    @Held open var actionHandler: ActionHandler?
    open weak var target: AnyObject?
    @Held open var selector: Selector?

    public init(name: String, image: UIImage? = nil, actionHandler: @escaping ActionHandler) {
        (_name, _image, _actionHandler) = (
            Held(wrappedValue: name), Held(wrappedValue: image), Held(wrappedValue: actionHandler)
        )
        super.init()
    }

    public init(name: String, target: Any?, selector: Selector) {
        (_name, _selector) = (Held(wrappedValue: name), Held(wrappedValue: selector))
        self.target = target.map { $0 as AnyObject }
        super.init()
    }
}
