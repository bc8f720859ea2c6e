import HeadlessUIKit
import TransitionCore

/// Performs scripts in fresh worlds of one scene.
@MainActor
struct ScriptPerformer {
    let scene: TransitionScene
    /// Which of the scene's transition objects UIKit's own stand in for, in every world.
    var substitution = Substitution.none
    /// Which mistakes of its code are put right, in every world.
    var repairs: [Repair] = []
    /// Called with every world as it begins.
    var onLaunch: ((HeadlessApp) -> Void)?
    /// What is performed, and for which script.
    let stage = PerformingStage()

    /// The fingers of one hand, as many as a phone follows.
    static let fingerLimit = 5

    /// Launches the scene and brings it to rest.
    ///
    /// - Parameter size: the window's, in points; nil for the scene's.
    func launch(profile: UIKitProfile, size: CGSize? = nil) -> HeadlessApp {
        let app = HeadlessApp(
            size: size ?? scene.size, safeAreaInsets: scene.safeAreaInsets, profile: profile,
            substitution: substitution, repairs: repairs, root: scene.root())
        onLaunch?(app)
        if app.advanceToRest() != .rest { _ = app.advanceThroughDelays(chainsOnly: true, limit: Self.patience) }
        return app
    }

    /// Performs every step, then lifts all fingers and lets the app come to rest.
    func perform(_ script: Script, in app: HeadlessApp, willPerform: ((Int) -> Void)? = nil) -> RestOutcome {
        for (index, step) in script.steps.enumerated() {
            willPerform?(index)
            app.beginStep(index)
            perform(step, in: app)
        }
        app.beginStep(script.steps.count)
        return settle(app)
    }

    /// What every script ends with: no finger down, foreground, and time enough for any transition to end.
    func settle(_ app: HeadlessApp) -> RestOutcome {
        app.liftTouches()
        app.enterForeground()
        var (limit, outcome) = (Duration.zero, RestOutcome.rest)
        // What was only requested so far may turn out to take longer.
        while limit < self.limit(for: app.trace) {
            let passed = limit
            limit = self.limit(for: app.trace)
            outcome = app.advanceToRest(limit: limit - passed)
            if outcome == .rest { break }
        }
        // Many that waited for each other begin one after the other, the last ones late.
        let end = app.now + Self.patience
        while outcome != .rest, app.now < end, let news = app.lastTransitionNews, app.now - news < limit / 2 {
            limit = self.limit(for: app.trace)
            let before = app.now
            outcome = app.advanceToRest(limit: limit - (app.now - news))
            // In a world that an exception has ended no time passes.
            if app.now == before { break }
        }
        if outcome != .rest { outcome = app.advanceThroughDelays(chainsOnly: false, limit: Self.patience) }
        if outcome != .rest { app.snapshotUnrest() }
        return outcome
    }

    /// How long transitions may follow each other after a script, or work of the app's be left for later.
    private static let patience = Duration.seconds(60)

    /// Ten seconds, or three times the longest transition if that is longer.
    private func limit(for trace: Trace) -> Duration {
        var longest = 0
        for event in trace.events {
            if case .started(_, _, let frames) = event.kind { longest = max(longest, frames) }
        }
        return max(.seconds(10), .seconds(3 * longest / VirtualTime.framesPerSecond + 1))
    }

    func perform(_ step: Step, in app: HeadlessApp) {
        guard !app.isFrozen else { return app.skipStep(.appIsFrozen) }
        if app.isInBackground, step.isTouch { return app.skipStep(.appIsInBackground) }
        switch step {
        case .wait(let frames): app.advance(frames: frames)
        case .act(let name): perform(action: name, in: app)
        case .pan(let pan): perform(pan, in: app)
        case .pinch(let pinch): perform(pinch, in: app)
        case .move(let dx, let dy, let frames): move(dx: dx, dy: dy, frames: frames, in: app)
        case .lift:
            if app.hasHeldTouch { app.liftTouches() } else { app.skipStep(.noTouchIsDown) }
        case .cancelTouches:
            if app.hasHeldTouch { app.cancelTouches() } else { app.skipStep(.noTouchIsDown) }
        case .tap(let x, let y): app.tap(at: point(x: x, y: y, in: app))
        case .hitch(let frames): app.hitch(frames: frames)
        case .background:
            if app.isInBackground { app.skipStep(.alreadyInBackground) } else { app.enterBackground() }
        case .foreground:
            if app.isInBackground { app.enterForeground() } else { app.skipStep(.alreadyInForeground) }
        case .resize(let width, let height): app.resize(to: CGSize(width: width, height: height))
        }
    }

    private func perform(action name: String, in app: HeadlessApp) {
        guard let action = scene.action(named: name) else { return app.skipStep(.noSuchAction) }
        app.perform { app in
            let before = (app.eventCount, app.waitingRequestCount, app.effectCount)
            if action.applies?(app) ?? true { action.perform(app) }
            guard !app.isFrozen else { return }
            if before == (app.eventCount, app.waitingRequestCount, app.effectCount) {
                app.skipStep(.actionDoesNotApply)
            } else {
                app.noteEffect()
            }
        }
    }

    private func perform(_ pan: PanStep, in app: HeadlessApp) {
        guard app.heldTouchCount + 1 <= Self.fingerLimit else { return app.skipStep(.noFingerIsFree) }
        app.pan(
            from: place(pan.start, in: app), by: CGVector(dx: pan.dx, dy: pan.dy), frames: pan.frames,
            ending: pan.ending)
    }

    private func perform(_ pinch: PinchStep, in app: HeadlessApp) {
        guard app.heldTouchCount + 2 <= Self.fingerLimit else { return app.skipStep(.noFingerIsFree) }
        app.pinch(
            at: point(x: pinch.x, y: pinch.y, in: app), to: CGFloat(pinch.scale) / 100, frames: pinch.frames,
            ending: pinch.ending)
    }

    private func move(dx: Int, dy: Int, frames: Int, in app: HeadlessApp) {
        guard app.hasHeldTouch else { return app.skipStep(.noTouchIsDown) }
        app.moveHeldTouch(by: CGVector(dx: dx, dy: dy), frames: frames)
    }

    /// Where in the window the first finger of a step comes down; nil if none does.
    func firstTouch(of step: Step, in app: HeadlessApp) -> CGPoint? {
        switch step {
        case .pan(let pan): place(pan.start, in: app)
        case .pinch(let pinch): point(x: pinch.x, y: pinch.y, in: app)
        default: step.taps.map { point(x: $0.x, y: $0.y, in: app) }
        }
    }

    private func place(_ start: TouchStart, in app: HeadlessApp) -> CGPoint {
        let size = app.window.bounds.size
        let place = start.place(in: Rectangle(x: 0, y: 0, width: Double(size.width), height: Double(size.height)))
        return CGPoint(x: place.x, y: place.y)
    }

    private func point(x: Int, y: Int, in app: HeadlessApp) -> CGPoint { place(.point(x: x, y: y), in: app) }
}

extension Step {
    /// The fingers that it puts down to move them.
    var fingerCount: Int {
        switch self {
        case .pan: 1
        case .pinch: 2
        default: 0
        }
    }

    /// Whether it is a finger's doing.
    fileprivate var isTouch: Bool {
        switch self {
        case .pan, .pinch, .move, .lift, .cancelTouches, .tap: true
        case .wait, .act, .hitch, .background, .foreground, .resize: false
        }
    }
}

extension HeadlessApp {
    /// When a transition was last asked for, started or ended.
    fileprivate var lastTransitionNews: Duration? {
        let news = trace.events.last { event in
            switch event.kind {
            case .requested, .started, .ended: true
            default: false
            }
        }
        return news.map { frameDuration * $0.time.frame }
    }
}
