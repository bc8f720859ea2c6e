import TransitionCore

extension HeadlessApp {
    /// Whether the app is in the background.
    public var isInBackground: Bool { world.isInBackground }

    /// Sends the app to the background: touches are cancelled first, then every animation ends unfinished (ledger
    /// 6.6, 8.10).
    public func enterBackground() {
        guard !world.isInBackground, !World.isFrozen else { return }
        world.beginDeed(.environment)
        world.record(.environment(.enteredBackground))
        runApp {
            resignActive()
            world.isInBackground = true
            AppLife.didEnterBackground.announce(in: world)
            world.animations.enterBackground()
        }
    }

    /// Brings the app back to the foreground.
    public func enterForeground() {
        guard world.isInBackground, !World.isFrozen else { return }
        world.beginDeed(.environment)
        world.record(.environment(.enteredForeground))
        runApp {
            AppLife.willEnterForeground.announce(in: world)
            world.isInBackground = false
            becomeActive()
        }
    }

    /// Has the system take the touches without leaving the app, as for a call or an alert of its own (ledger 8.10).
    public func resignActive() {
        guard !world.isInactive, !World.isFrozen else { return }
        runApp {
            world.touches.cancelAll()
            world.touches.deliver()
            AppLife.willResignActive.announce(in: world)
        }
        world.isInactive = true
    }

    /// Gives the app the touches back.
    public func becomeActive() {
        guard world.isInactive, !world.isInBackground, !World.isFrozen else { return }
        world.isInactive = false
        runApp { AppLife.didBecomeActive.announce(in: world) }
    }

    /// Tells the app's delegate, its controllers and its observers that memory is short.
    public func memoryWarning() {
        guard !World.isFrozen else { return }
        world.beginDeed(.environment)
        runApp {
            AppLife.didReceiveMemoryWarning.announce(in: world)
            for controller in world.liveControllers where !World.isFrozen { controller.didReceiveMemoryWarning() }
        }
    }

    /// Gives the window another size in points, as a rotation does: touches are cancelled, controllers are told with a
    /// coordinator, and layout follows in the next turn (ledger 8.10, 9.9).
    public func resize(to size: CGSize) {
        let isSane = size.width.magnitude < 1e6 && size.height.magnitude < 1e6
        guard size != window.bounds.size, isSane, !World.isFrozen else { return }
        world.beginDeed(.environment)
        world.record(.environment(.resized(width: Int(size.width), height: Int(size.height))))
        runApp {
            world.touches.cancelAll()
            world.touches.deliver()
            let statusBar = StatusBarChange(in: window, to: size, in: world)
            SizeChange(of: window, to: size, in: world, telling: statusBar).perform()
        }
    }
}
