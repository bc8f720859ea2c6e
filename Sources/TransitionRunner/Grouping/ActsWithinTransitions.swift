import TransitionCore

extension Counterexample {
    /// The named acts during a transition of the smallest script that ask for nothing themselves; without any of them
    /// it would not fail.
    var actsWithinTransitions: Set<String> {
        var names: Set<String> = []
        var openCount = 0
        for event in trace.events {
            switch event.kind {
            case .stepBegan:
                let step = Int(event.step)
                if openCount > 0, script.steps.indices.contains(step), case .act(let name) = script.steps[step],
                    !trace.asksForTransition(inStep: event.step)
                {
                    names.insert(name)
                }
            case .requested: openCount += 1
            case .ended: openCount -= 1
            default: break
            }
        }
        return names
    }
}

extension Trace {
    fileprivate func asksForTransition(inStep step: Int32) -> Bool {
        transitions.contains { $0.step == step }
            || events.contains { event in
                guard event.step == step else { return false }
                switch event.kind {
                case .requested, .refused, .containerCalled: return true
                default: return false
                }
            }
    }
}
