import TransitionTesting

/// What became of a script's transitions, in the order of their ends: `push finished`, `interactive pop cancelled`.
@MainActor
func outcomes(of steps: [Step], in scene: TransitionScene, under profile: UIKitProfile = .default) -> [String] {
    let trace = replay(Script(scene: scene.name, profile: profile, steps: steps), in: scene).trace
    let interactive = trace.events.compactMap { event in
        if case .started(let id, true, _) = event.kind { id } else { nil }
    }
    return trace.events.compactMap { event in
        guard case .ended(let id, let didComplete) = event.kind else { return nil }
        let kind = (interactive.contains(id) ? "interactive " : "") + trace.record(of: id).kind.noun
        return "\(kind) \(didComplete ? "finished" : "cancelled")"
    }
}
