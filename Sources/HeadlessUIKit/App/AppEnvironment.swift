import TransitionCore

/// What an app has one of and few ask for. It belongs to a world, so that no run sees another's.
@MainActor
final class AppEnvironment {
    private(set) lazy var application = makeApplication()
    private(set) lazy var screen = UIScreen()
    private(set) lazy var device = UIDevice()
    private var center: NotificationCenter?
    private(set) var applicationIfMade: UIApplication?

    weak var firstResponder: UIResponder?
    var isKeyboardShown = false
    /// Guides that follow the keyboard, in the order of their making.
    var keyboardGuides: [WeakKeyboardGuide] = []
    /// Calls of `beginIgnoringInteractionEvents` that have no end yet.
    var ignoredInteractionCount = 0
    /// Heights of sheets that were made without a name.
    var unnamedDetentCount = 0
    /// How many questions for a cell are being answered.
    var cellQuestionDepth = 0
    var isReduceMotionEnabled = false
    var isReduceTransparencyEnabled = false
    var isVoiceOverRunning = false
    private var actionCount = 0
    private static let outsideWorlds = AppEnvironment()

    /// The current world's; outside worlds one for all.
    static var current: AppEnvironment { World.current?.environment ?? outsideWorlds }

    var notificationCenter: NotificationCenter {
        if let center { return center }
        let made = NotificationCenter()
        center = made
        return made
    }

    /// Whether anything listens, so that nothing need be posted when nothing does.
    var hasObservers: Bool { center?.hasObservers ?? false }

    private func makeApplication() -> UIApplication {
        let made = UIApplication()
        applicationIfMade = made
        return made
    }

    static func nextActionNumber() -> Int {
        current.actionCount += 1
        return current.actionCount
    }

    /// Lets go of everything at the end of the world.
    func discard() {
        center?.removeAll()
        firstResponder = nil
        applicationIfMade?.delegate = nil
    }
}

extension World {
    /// Posts a notification of UIKit's, when anyone listens.
    func post(_ name: NSNotification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
        guard hasEnvironment, environment.hasObservers, !World.isFrozen else { return }
        environment.notificationCenter.post(name: name, object: object, userInfo: userInfo)
    }
}
