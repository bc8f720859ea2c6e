import TransitionCore

/// The app: its state, its windows, and what the system does for it. Each world has its own.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    public enum State: Int, Sendable {
        case active, inactive, background
    }

    /// Keys of what a delegate is told at launch.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The app of the current world.
    public class var shared: UIApplication { AppEnvironment.current.application }

    @exclusivity(unchecked) open weak var delegate: (any UIApplicationDelegate)?
    @Held open var isIdleTimerDisabled = false
    @Held open var applicationSupportsShakeToEdit = true
    @Held open var applicationIconBadgeNumber = 0
    @Held open var isNetworkActivityIndicatorVisible = false
    @Held open var isStatusBarHidden = false
    @Held open var statusBarStyle = UIStatusBarStyle.default
    @Held open var statusBarOrientation = UIInterfaceOrientation.portrait
    let windowScene = UIWindowScene()

    open override var next: UIResponder? { delegate as? UIResponder }

    open var applicationState: State {
        guard let world = World.current else { return .active }
        return world.isInBackground ? .background : world.isInactive ? .inactive : .active
    }

    /// The windows that have been shown, the lowest level first.
    open var windows: [UIWindow] { World.current?.windowsByLevel ?? [] }
    open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
    open var connectedScenes: Set<UIScene> { [windowScene] }
    open var openSessions: Set<UISceneSession> { [windowScene.session] }
    open var supportsMultipleScenes: Bool { false }

    /// The window's top safe area, where the status bar lies; a phone on its side shows none (ledger 9.9).
    open var statusBarFrame: CGRect {
        World.current?.windows.first.map { statusBarFrame(in: $0, of: $0.bounds.size) } ?? .zero
    }

    /// Where the status bar lies in a window of that size.
    func statusBarFrame(in window: UIWindow, of size: CGSize) -> CGRect {
        let isOnItsSide = UITraitCollection.traits(forWindowOf: size).verticalSizeClass == .compact
        guard !isStatusBarHidden, !isOnItsSide else { return .zero }
        return CGRect(x: 0, y: 0, width: size.width, height: window.safeAreaInsets.top)
    }

    open var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    open var backgroundTimeRemaining: TimeInterval { 30 }
    open var isProtectedDataAvailable: Bool { true }

    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { isStatusBarHidden = hidden }
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        self.statusBarStyle = statusBarStyle
    }

    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        .allButUpsideDown
    }

    // MARK: Interaction

    /// Drops all touches that come down until the matching end; calls add up.
    open func beginIgnoringInteractionEvents() {
        guard !World.isFrozen else { return }
        InteractionPause.current.count += 1
    }

    open func endIgnoringInteractionEvents() {
        guard !World.isFrozen else { return }
        InteractionPause.current.count = max(0, InteractionPause.current.count - 1)
    }

    open var isIgnoringInteractionEvents: Bool { InteractionPause.current.count > 0 }

    /// Calls a method of the target, or of the first responder up the chain that has it when there is none.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        guard !World.isFrozen else { return false }
        guard let target else {
            let start = World.current?.views.firstResponder ?? sender as? UIResponder
            return action.performUpTheChain(from: start, sender, event)
        }
        action.perform(on: Selector.target(target), sender: sender, event: event)
        return true
    }

    // MARK: The world outside: nothing is opened, no task runs

    open func canOpenURL(_ url: URL) -> Bool { false }

    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
    ) {
        guard let completionHandler, let world = World.current, !World.isFrozen else { return }
        world.work.enqueue(atFrame: world.frame + 1) { completionHandler(false) }
    }

    open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        .invalid
    }

    open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { .invalid }

    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    public nonisolated static let openSettingsURLString = "app-settings:"
}

/// Names a task that runs on in the background; the model runs none.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
    public nonisolated static let didEnterBackgroundNotification =
        NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification =
        NSNotification.Name("UIApplicationWillEnterForegroundNotification")
    public nonisolated static let didFinishLaunchingNotification =
        NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
    public nonisolated static let didBecomeActiveNotification =
        NSNotification.Name("UIApplicationDidBecomeActiveNotification")
    public nonisolated static let willResignActiveNotification =
        NSNotification.Name("UIApplicationWillResignActiveNotification")
    public nonisolated static let didReceiveMemoryWarningNotification =
        NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    public nonisolated static let willTerminateNotification =
        NSNotification.Name("UIApplicationWillTerminateNotification")
    public nonisolated static let significantTimeChangeNotification =
        NSNotification.Name("UIApplicationSignificantTimeChangeNotification")
    public nonisolated static let willChangeStatusBarOrientationNotification =
        NSNotification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
    public nonisolated static let didChangeStatusBarOrientationNotification =
        NSNotification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
    public nonisolated static let willChangeStatusBarFrameNotification =
        NSNotification.Name("UIApplicationWillChangeStatusBarFrameNotification")
    public nonisolated static let didChangeStatusBarFrameNotification =
        NSNotification.Name("UIApplicationDidChangeStatusBarFrameNotification")
    public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
    public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
    public nonisolated static let userDidTakeScreenshotNotification =
        NSNotification.Name("UIApplicationUserDidTakeScreenshotNotification")
}

extension UIApplication {
    public var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.current.preferredContentSizeCategory
    }
}
