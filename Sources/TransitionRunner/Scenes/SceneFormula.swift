import HeadlessUIKit
import TransitionCore
import TransitionInvariants

/// A rule of the app's own that is watched while a script is performed.
struct SceneFormula: Sendable {
    let id: InvariantID
    let formula: Formula<HeadlessApp>
    var repairs: [Repair] = []
}

extension Formula where Observed == HeadlessApp {
    /// What is the case when the condition is true; the name is what reports say of it: `the sheet is visible`.
    ///
    /// It is judged at the end of every turn, and in every frame while something moves, so what a view shows
    /// (`layer.presentation()`) can be judged, too. It only looks: a condition that changes the app is reported, and so
    /// is one that throws.
    public static func holds(
        _ name: String, _ condition: @escaping @MainActor @Sendable (HeadlessApp) throws -> Bool
    ) -> Formula {
        Formula(naming: name) { app in try MainActor.assumeIsolated { try condition(app) } }
    }
}

extension TransitionScene {
    /// Adds a rule of the app's own: a formula over the live app, watched in every run and told like any other rule.
    ///
    /// ```swift
    /// scene.invariant("page-is-dimmed", .always(.holds("a sheet is up") { … }.implies(.holds("it is dimmed") { … })))
    /// ```
    ///
    /// - Parameters:
    ///   - id: in kebab case; a rule that has it already is replaced.
    ///   - repairs: what may put a failure of the rule right, the most particular first. The model tries it on the
    ///     smallest script, and the report tells what goes away with it: what did not is another bug.
    ///     `Repair(.completesTransition, of: .transition(.dismissal, of: "CardViewController"))` completes what nobody
    ///     else does.
    public func invariant(
        _ id: Invariant.ID, _ formula: Formula<HeadlessApp>, repairs: [Repair] = []
    ) -> TransitionScene {
        adding(SceneFormula(id: id, formula: formula, repairs: repairs))
    }
}
