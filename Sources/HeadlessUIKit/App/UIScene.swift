/// One instance of the app's interface. The model has one, made with the app.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    /// What a scene is connected with: nothing.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        open var urlContexts: Set<AnyHashable> { [] }
        open var userActivities: Set<AnyHashable> { [] }
    }

    public let session: UISceneSession
    @Held open var delegate: (any UISceneDelegate)?
    @Held open var title: String! = ""

    init(session: UISceneSession) {
        self.session = session
        super.init()
    }

    public convenience override init() {
        self.init(session: UISceneSession())
    }

    open override var next: UIResponder? { World.current?.environment.application }

    open var activationState: ActivationState {
        guard let world = World.current else { return .foregroundActive }
        return world.isInBackground ? .background : world.isInactive ? .foregroundInactive : .foregroundActive
    }

    public nonisolated static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
    public nonisolated static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
    public nonisolated static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
    public nonisolated static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
    public nonisolated static let willEnterForegroundNotification =
        NSNotification.Name("UISceneWillEnterForegroundNotification")
    public nonisolated static let didEnterBackgroundNotification =
        NSNotification.Name("UISceneDidEnterBackgroundNotification")
}

/// A scene that shows windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    /// The windows that have been shown, the lowest level first.
    open var windows: [UIWindow] { World.current?.windowsByLevel ?? [] }
    open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
    open var screen: UIScreen { .main }
    open var interfaceOrientation: UIInterfaceOrientation { AppEnvironment.current.interfaceOrientation }
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }

    /// What an app would like its window to be.
    open class GeometryPreferences: NSObject {
        /// For phones and tablets.
        public final class iOS: GeometryPreferences {
            public let interfaceOrientations: UIInterfaceOrientationMask?

            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.interfaceOrientations = interfaceOrientations
            }
        }

        override init() {}
    }

    /// Held nowhere and heard by nobody: the window turns when a script turns it.
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {}
}

/// What the status bar shows.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
    open var isStatusBarHidden: Bool { UIApplication.shared.statusBarFrame == .zero }
    open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}

@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    open var role: Role { .windowApplication }
    open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
    open var persistentIdentifier: String { "scene" }
}

@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    open private(set) var name: String?
    public let role: UISceneSession.Role
    @Held open var sceneClass: AnyClass?
    @Held open var delegateClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}

/// Hears of a scene's life.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
}

// The requirements are optional in UIKit.
extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}

@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

extension UIWindow {
    /// A window as large as the scene.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: World.sceneBounds)
        heldScene = windowScene
    }

    public var screen: UIScreen {
        get { .main }
        set {}
    }

    public var windowScene: UIWindowScene? {
        get { heldScene as? UIWindowScene ?? UIApplication.shared.windowScene }
        set { if !World.isFrozen { heldScene = newValue } }
    }
}
