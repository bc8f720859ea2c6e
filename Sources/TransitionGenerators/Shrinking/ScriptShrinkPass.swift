import TransitionChoices
import TransitionCore

/// Lets passes over scripts run beside those over choices.
protocol ScriptShrinkPass: ShrinkPass {
    var generator: ScriptGenerator { get }
}

extension ScriptShrinkPass {
    func steps(in session: ShrinkSession) -> [Step] {
        generator.script(from: session.current).steps
    }

    /// Proposes other steps under the same profile; steps that the vocabulary cannot express are refused.
    func accepts(_ steps: [Step], in session: ShrinkSession) -> Bool {
        var script = generator.script(from: session.current)
        script.steps = steps
        guard let choices = generator.choices(for: script) else { return false }
        return session.accepts(choices.values)
    }
}
