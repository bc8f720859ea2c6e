/// A turn in the app's life, of which delegates and observers hear.
@MainActor
enum AppLife {
    case willResignActive, didEnterBackground, willEnterForeground, didBecomeActive, didReceiveMemoryWarning

    /// The delegates first, then the observers; the app before its scene.
    func announce(in world: World) {
        if let application = world.partIfMade(AppEnvironment.self)?.applicationIfMade {
            if let delegate = application.delegate { tell(delegate, of: application) }
            if let delegate = application.windowScene.delegate { tell(delegate, of: application.windowScene) }
        }
        guard world.hasObservers else { return }
        let application = world.environment.application
        world.post(applicationName, object: application)
        if let sceneName { world.post(sceneName, object: application.windowScene) }
    }

    private func tell(_ delegate: any UIApplicationDelegate, of application: UIApplication) {
        switch self {
        case .willResignActive: delegate.applicationWillResignActive(application)
        case .didEnterBackground: delegate.applicationDidEnterBackground(application)
        case .willEnterForeground: delegate.applicationWillEnterForeground(application)
        case .didBecomeActive: delegate.applicationDidBecomeActive(application)
        case .didReceiveMemoryWarning: delegate.applicationDidReceiveMemoryWarning(application)
        }
    }

    private func tell(_ delegate: any UISceneDelegate, of scene: UIScene) {
        switch self {
        case .willResignActive: delegate.sceneWillResignActive(scene)
        case .didEnterBackground: delegate.sceneDidEnterBackground(scene)
        case .willEnterForeground: delegate.sceneWillEnterForeground(scene)
        case .didBecomeActive: delegate.sceneDidBecomeActive(scene)
        case .didReceiveMemoryWarning: break
        }
    }

    private var applicationName: NSNotification.Name {
        switch self {
        case .willResignActive: UIApplication.willResignActiveNotification
        case .didEnterBackground: UIApplication.didEnterBackgroundNotification
        case .willEnterForeground: UIApplication.willEnterForegroundNotification
        case .didBecomeActive: UIApplication.didBecomeActiveNotification
        case .didReceiveMemoryWarning: UIApplication.didReceiveMemoryWarningNotification
        }
    }

    private var sceneName: NSNotification.Name? {
        switch self {
        case .willResignActive: UIScene.willDeactivateNotification
        case .didEnterBackground: UIScene.didEnterBackgroundNotification
        case .willEnterForeground: UIScene.willEnterForegroundNotification
        case .didBecomeActive: UIScene.didActivateNotification
        case .didReceiveMemoryWarning: nil
        }
    }
}
