import TransitionCore

/// What an app has one of and few ask for. It belongs to a world, so that no run sees another's.
@MainActor
final class AppEnvironment: WorldPart {
    static let slot = WorldSlot.environment

    private(set) lazy var application = makeApplication()
    private(set) lazy var screen = UIScreen()
    private(set) lazy var device = UIDevice()
    private(set) lazy var pasteboard = UIPasteboard()
    private(set) var applicationIfMade: UIApplication?

    var isReduceMotionEnabled = false
    var isReduceTransparencyEnabled = false
    var isVoiceOverRunning = false
    private static let outsideWorlds = AppEnvironment()

    /// The current world's; outside worlds one for all.
    static var current: AppEnvironment { World.current?.environment ?? outsideWorlds }

    private func makeApplication() -> UIApplication {
        let made = UIApplication()
        applicationIfMade = made
        return made
    }

    /// Lets go of everything at the end of the world.
    func discard() {
        applicationIfMade?.delegate = nil
    }
}

extension World {
    /// What few apps ask for.
    var environment: AppEnvironment { part(AppEnvironment.self) }
}

/// The current world's app, for its views.
struct AppOfViews: AppAroundViews {
    func responder(after window: UIWindow) -> UIResponder? { World.current?.environment.application }
    func focusChanged(to responder: UIResponder?, in world: World) { Keyboard.focusChanged(to: responder, in: world) }
}
