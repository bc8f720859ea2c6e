import HeadlessUIKit
import TransitionCore

/// Tries a scene's own actions, one by one and without a gesture, after a run.
@MainActor
struct Prober {
    let performer: ScriptPerformer

    /// The result of each action, in order; stops after one whose transition never ends.
    ///
    /// - Parameter willProbe: called with each action's index before it is performed.
    func probe(_ app: HeadlessApp, willProbe: ((Int) -> Void)? = nil) -> [Probe] {
        var probes: [Probe] = []
        let scene = performer.scene
        for (index, name) in scene.actionNames.enumerated() where !scene.fatalActions.forbids(name) {
            willProbe?(index)
            let chain = app.presentationChain.map { app.typeName(of: $0) }
            let result = perform(name, in: app)
            probes.append(Probe(action: name, chainBefore: chain, result: result))
            if result == .neverEnded || app.isFrozen { break }
        }
        return probes
    }

    private func perform(_ name: String, in app: HeadlessApp) -> Probe.Result {
        let firstEvent = app.eventCount
        // A button that is there and does nothing is dead; one that is not there cannot be tried. Whether one that has
        // no condition is there, only the twin can tell.
        let isOffered = performer.scene.action(named: name)?.applies?(app)
        performer.perform(.act(name), in: app)
        let outcome = app.advanceToRest()
        var result = Probe.Result.requestedNothing
        for event in app.trace.events[firstEvent...] {
            switch event.kind {
            case .stepSkipped: return Self.silence(isOffered: isOffered)
            case .refused(_, _, _, let diagnostic):
                if case .requestedNothing = result { result = .refused(app.diagnostics[diagnostic].text) }
            case .requested: result = .neverEnded
            case .ended(_, let didComplete): result = .ended(didComplete: didComplete)
            default: break
            }
        }
        if case .stuck = outcome, case .ended = result { return .neverEnded }
        return result
    }

    private static func silence(isOffered: Bool?) -> Probe.Result {
        guard let isOffered else { return .didNothing }
        return isOffered ? .requestedNothing : .skipped
    }
}
