import TransitionCore

/// The end of an app, and what it leaves alive.
extension HeadlessApp {
    /// Ends the world and tells what is still alive and should not be.
    ///
    /// The caller must hold none of the app's controllers itself. The app is of no use afterwards.
    public func tearDown() -> [LeakedObject] { tearDown(closedFor: .zero) }

    /// The same, where nothing is on screen any more for some time before: what an app lets go by itself once its pages
    /// have gone, as an object does that keeps itself and looks every two seconds, is not alive then.
    ///
    /// - Parameter duration: how long, in virtual time; zero ends the world with all that is on screen.
    package func tearDown(closedFor duration: Duration) -> [LeakedObject] {
        let onStage = world.controllersOnStage
        if duration > .zero {
            runApp(closeWindows)
            advance(by: duration)
        }
        world.isTearingDown = true
        heldTouches = []
        world.touches.removeAll()
        VirtualExecutor.running { world.cancelTasks() }
        if world.hasRunTasks { world.controllersOfTasks = onStage }
        world.work.removeAll()
        world.commitWork.removeAll()
        world.time.removeAll()
        world.transitions.removeAll()
        world.repairs.discard()
        world.animations.discardAll()
        world.begunAnimations.stack = []
        world.views.removeAll()
        world.sizeChange?.coordinator.discard()
        world.sizeChange = nil
        closeWindows()
        world.windows = [window]
        world.views.firstResponder = nil
        world.partIfMade(AppEnvironment.self)?.discard()
        world.heldByRegistrations = world.endObservers(onStage: onStage) + world.endClocks(onStage: onStage)
        let leaks = survivors
        leaveWorld()
        return leaks
    }

    private func closeWindows() {
        for shown in world.windows { shown.rootViewController?.releasePresentations() }
        // A page that was popped takes along what it presents in its place, and neither holds the other in UIKit.
        for page in world.liveControllers where page.presentation?.style.staysInContext == true {
            page.releasePresentations()
        }
        for shown in world.windows { shown.letGo() }
    }

    /// Gives a world up without freeing anything of it, for ever; the app is of no use afterwards.
    ///
    /// Use it in place of `tearDown()` for an app that dies as it is freed, or may: no memory of it comes back.
    package func abandon() {
        leaveWorld()
        _ = Unmanaged.passRetained(self)
    }

    private func leaveWorld() {
        World.lastEndedSerial = max(World.lastEndedSerial, world.serial)
        if World.current === world { World.current = nil }
    }

    /// What of a world that has been torn down is alive now; less and less, where something else takes its place.
    package var survivors: [LeakedObject] { survivors(unmetBy: nil) }

    /// The same without what a later world has met as well: a static of the app's keeps that, and no world loses it.
    package func survivors(unmetBy later: HeadlessApp?) -> [LeakedObject] {
        let trace = world.recorder.trace
        var survivors =
            world.heldByRegistrations
            + world.watch.survivors(unknownTo: later?.world.watch).map { id in
                let graph = later == nil ? nil : world.watch.holdingGraph(of: id)
                return LeakedObject(
                    id: id, kind: trace.object(id).kind, typeName: trace.object(id).typeName,
                    cycle: graph?.cycle ?? [], closures: graph?.closures ?? [],
                    heldControllers: graph?.controllers.map(\.objectID) ?? [])
            }
        // A task that waits for what a page on screen answers holds that page by right, with all that the page holds.
        if survivors.contains(where: { world.controllersOfTasks.contains($0.id) }) {
            survivors.removeAll { $0.kind != .viewController || world.controllersOfTasks.contains($0.id) }
        }
        guard survivors.contains(where: { $0.kind == .viewController }) else { return survivors }
        return survivors
            + world.watch.unmentionedParts(unknownTo: later?.world.watch).map { part in
                LeakedObject(id: .none, kind: part.kind, typeName: TraceRecorder.name(of: type(of: part.object)))
            }
    }
}

extension World {
    /// The controllers that windows hold: roots, their children, what these present, and what manages that.
    fileprivate var controllersOnStage: Set<ObjectID> {
        var found: Set<ObjectID> = []
        var open = windows.compactMap(\.rootViewController)
        while let next = open.popLast() {
            guard found.insert(next.objectID).inserted else { continue }
            open += next.children
            if let manager = next.ownPresentation.flatMap({ watch.known($0.controller) }) { found.insert(manager) }
            if let presented = next.presentation?.presented { open.append(presented) }
        }
        return found
    }
}

extension UIWindow {
    /// Lets go of what it shows, as the end of the app does.
    fileprivate func letGo() {
        rootViewController = nil
        for view in subviews { view.removeFromSuperview() }
    }
}

extension UIViewController {
    /// Lets go of what the chain presents, as the end of the app does.
    fileprivate func releasePresentations() {
        for child in children { child.releasePresentations() }
        presentation?.presented.releasePresentations()
        presentation?.dissolve()
    }
}
