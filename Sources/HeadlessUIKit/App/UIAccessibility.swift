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
