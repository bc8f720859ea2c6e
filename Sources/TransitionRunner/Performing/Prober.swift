import HeadlessUIKit
import TransitionCore

/// Tries after a run, one by one and without a gesture, the scene's own actions, or taps on what is on screen.
///
/// A tab or a button that takes no tap any more is as dead as an action, which may do by code what a finger cannot.
@MainActor
struct Prober {
    let performer: ScriptPerformer

    /// To another tab and back again.
    private static let tabCount = 2
    /// Each takes about as long as a step of the run.
    private static let controlCount = 3
    /// Longer than a button waits for the next tap, so that two are not taken for one: two seconds, in frames.
    private static let patience = 2 * VirtualTime.framesPerSecond

    /// The result of each, in order; stops after one whose transition never ends.
    ///
    /// - Parameter willProbe: called with each action's index before it is performed.
    func probe(_ app: HeadlessApp, willProbe: ((Int) -> Void)? = nil) -> [Probe] {
        var probes: [Probe] = []
        let scene = performer.scene
        for (index, name) in scene.actionNames.enumerated() where !scene.fatalActions.forbids(name) {
            willProbe?(index)
            // A button that is there and does nothing is dead; one that is not there cannot be tried. Whether one that
            // has no condition is there, only the twin can tell.
            let isOffered = scene.action(named: name)?.applies?(app)
            let silence = isOffered.map { $0 ? Probe.Result.requestedNothing : .skipped } ?? .didNothing
            probes.append(probe(.action(name), by: .act(name), skipped: silence, in: app))
            if isOver(probes, app) { return probes }
        }
        return probes
    }

    private func isOver(_ probes: [Probe], _ app: HeadlessApp) -> Bool {
        probes.last?.result == .neverEnded || app.isFrozen
    }

    /// The results of the taps of one round, in order.
    func tap(_ round: TapRound, _ app: HeadlessApp) -> [Probe] {
        switch round {
        case .walk: return walk(app)
        case .single(let request):
            guard let target = app.tapTargets.first(where: { $0.request == request }) else { return [] }
            return performer.stage.during(.taps) { [probe(target, in: app)] }
        case .drag(let way): return performer.stage.during(.taps) { [probe(way, in: app)] }
        case .late(let request):
            app.advance(frames: Self.patience)
            return app.advanceToRest() == .rest ? tap(.single(request), app) : []
        }
    }

    private func walk(_ app: HeadlessApp) -> [Probe] {
        performer.stage.during(.taps) {
            var probes: [Probe] = []
            for _ in 0..<Self.tabCount {
                guard let tab = app.tabTargets.first(where: { $0.kind == .tab(isSelected: false) }) else { break }
                probes.append(probe(tab, in: app))
                if isOver(probes, app) { return probes }
            }
            for _ in 0..<Self.controlCount {
                guard
                    let control = app.tapTargets.first(where: { target in
                        !probes.contains { $0.request == target.request }
                    })
                else { break }
                probes.append(probe(control, in: app))
                if isOver(probes, app) { break }
            }
            return probes
        }
    }

    /// Whether a drag should ask for one, too.
    private func probe(_ way: DragWay, in app: HeadlessApp) -> Probe {
        let size = app.window.bounds.size
        let pan = way.step(inWidth: Int(size.width), height: Int(size.height))
        let shown = app.presentationChain.last.map { app.typeName(of: $0) } ?? ""
        return probe(.drag(way, in: shown), by: .pan(pan), in: app)
    }

    /// Whether a tap there should ask for a transition only the twin can tell.
    private func probe(_ target: TouchTarget, in app: HeadlessApp) -> Probe {
        probe(target.request, by: .tap(x: target.x, y: target.y), withoutRequest: .didNothing, in: app)
    }

    /// - Parameters:
    ///   - withoutRequest: what to call it when it asks for no transition.
    ///   - skipped: the same when it does nothing whatever.
    private func probe(
        _ request: Probe.Request, by step: Step, withoutRequest: Probe.Result = .requestedNothing,
        skipped: Probe.Result = .skipped, in app: HeadlessApp
    ) -> Probe {
        let chain = app.presentationChain.map { app.typeName(of: $0) }
        let (firstEvent, effectCount) = (app.eventCount, app.seenEffectCount)
        performer.perform(step, in: app)
        let outcome = app.advanceToRest()
        var result = withoutRequest
        for event in app.trace.events[firstEvent...] {
            switch event.kind {
            case .stepSkipped: result = skipped
            case .refused(_, _, _, let diagnostic):
                if result == withoutRequest { result = .refused(app.diagnostics[diagnostic].text) }
            case .requested: result = .neverEnded
            case .ended(_, let didComplete): result = .ended(didComplete: didComplete)
            default: break
            }
        }
        if case .stuck = outcome, case .ended = result { result = .neverEnded }
        var isIdle = false
        if case .tap = request, result == .didNothing { isIdle = app.seenEffectCount == effectCount }
        return Probe(request, chainBefore: chain, result: result, isIdle: isIdle)
    }
}

/// Taps that are tried in one world.
enum TapRound: Hashable {
    /// On tabs, and then on some controls and rows, of which each may bring others.
    case walk
    /// On one control or row alone, which a walk may leave behind on its first page.
    case single(Probe.Request)
    /// The same after a while.
    case late(Probe.Request)
    /// A drag across the window.
    case drag(DragWay)
}

extension HeadlessApp {
    /// The rounds of what can be tapped now; none where that is nothing.
    var tapRounds: [TapRound] {
        var requests: [Probe.Request] = []
        for target in tapTargets where !requests.contains(target.request) { requests.append(target.request) }
        guard !requests.isEmpty || !tabTargets.isEmpty else { return [] }
        // A walk begins with the first control, unless tabs come before it.
        let walked = tabTargets.isEmpty ? 1 : 0
        return [.walk] + requests.dropFirst(walked).prefix(Self.singleTapLimit).map { .single($0) }
    }

    /// Each takes as long as the run and its twin.
    private static let singleTapLimit = 8

    fileprivate var tapTargets: [TouchTarget] {
        touchTargets.filter { $0.gesture == .tap && [.control, .row].contains($0.kind) }
    }
}

extension TouchTarget {
    fileprivate var request: Probe.Request { .tap(name, in: controllerType) }
}
