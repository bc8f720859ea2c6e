import HeadlessUIKit
import TransitionCore
import TransitionInvariants

/// Watches a scene's formulas while one script is performed.
@MainActor
final class FormulaWatch {
    private struct Watched {
        let formula: SceneFormula
        var monitor: FormulaMonitor<HeadlessApp>
    }

    private let app: HeadlessApp
    private var watched: [Watched]
    private(set) var broken: [BrokenFormula] = []

    /// Begins with what the app is like now.
    init(_ formulas: [SceneFormula], of app: HeadlessApp) {
        self.app = app
        watched = formulas.map { Watched(formula: $0, monitor: FormulaMonitor($0.formula)) }
        guard !watched.isEmpty else { return }
        observe()
        app.observeFrames { [weak self] in self?.observe() }
    }

    /// Ends the watch; an app that an exception froze has shown nothing of what would have come.
    func end() {
        app.observeFrames(nil)
        guard !app.isFrozen else { return }
        for index in watched.indices {
            watched[index].monitor.finish()
            note(watched[index])
        }
    }

    private func observe() {
        let time = VirtualTime(frame: Int((app.now / app.frameDuration).rounded()))
        for index in watched.indices where watched[index].monitor.verdict == .open {
            let eventCount = app.eventCount
            watched[index].monitor.observe(app, at: time)
            if app.eventCount == eventCount {
                note(watched[index])
            } else {
                noteDisturbance(by: watched[index].formula, at: time)
            }
        }
    }

    private func note(_ watched: Watched) {
        guard case .fails(let failure) = watched.monitor.verdict else { return }
        note(failure, of: watched.formula)
    }

    private func noteDisturbance(by formula: SceneFormula, at time: VirtualTime) {
        note(
            FormulaFailure(part: formula.formula.description, reason: .disturbed, began: time, time: time), of: formula)
    }

    private func note(_ failure: FormulaFailure, of formula: SceneFormula) {
        guard !broken.contains(where: { $0.invariant == formula.id }) else { return }
        broken.append(
            BrokenFormula(invariant: formula.id, formula: formula.formula.description, failure: failure))
    }
}
