import HeadlessUIKit
import TransitionCore

/// Asks animators for their interruptible one at more instants than UIKit did in a run.
///
/// UIKit may ask at any time (ledger 1.5), and an animator that makes a new one at each ask is disturbed by it: it is
/// asked in a copy of the run.
@MainActor
struct AnimatorAsker {
    let performer: ScriptPerformer

    /// The script performed again with the asks; nil when no animator has answered one in the run.
    func askAgain(_ script: Script, in trace: Trace) -> Trace? {
        let instants = instants(in: trace)
        guard let last = instants.max() else { return nil }
        let app = performer.launch(profile: script.profile)
        app.observeFrames { [unowned app] in
            let frame = Int((app.now / app.frameDuration).rounded())
            if frame <= last, instants.contains(frame) { app.askInterruptibleAnimators() }
        }
        _ = performer.perform(script, in: app)
        app.observeFrames(nil)
        let asked = app.trace
        performer.tearDown(app)
        return asked
    }

    /// In every transition that has an interruptible animator: soon after the start, in the middle, and after each
    /// change of the interaction.
    private func instants(in trace: Trace) -> Set<Int> {
        var starts: [TransitionID: Int] = [:]
        var answering: Set<TransitionID> = []
        var instants: Set<Int> = []
        for event in trace.events {
            let frame = event.time.frame
            switch event.kind {
            case .started(let id, _, _): starts[id] = frame
            case .interruptibleAnimatorAsked(let id, let answer) where answer != .none: answering.insert(id)
            case .interactionChanged(let id, _) where answering.contains(id): instants.insert(frame + 1)
            case .ended(let id, _):
                guard answering.contains(id), let start = starts[id] else { continue }
                instants.formUnion([start + 1, (start + frame) / 2])
            default: break
            }
        }
        for id in answering {
            if let start = starts[id] { instants.insert(start + 1) }
        }
        return instants
    }
}
