import TransitionCore

/// What the code that runs now goes back to, over all timers, tasks and completions in between.
struct Cause {
    /// The place in `Trace.deeds`.
    var deed: Int32 = 0
    /// How often it was left to be done later.
    var depth: Int32 = 0
    /// The frame of the deed, or of the request of the transition that it belongs to.
    var since = 0

    /// How often something must have been handed on, and for how many frames, before nobody waits for its end any more.
    private static let backgroundDepth = 8
    private static let backgroundFrames = 3 * VirtualTime.framesPerSecond

    /// Whether it has handed itself on so often, and for so long, that it will most likely do so for ever: a pulse, a
    /// clock, a film strip. No transition is among it, since each is a new beginning.
    func isBackground(atFrame frame: Int) -> Bool {
        depth >= Self.backgroundDepth && frame - since >= Self.backgroundFrames
    }

    /// What is left to be done later by whoever runs now.
    var later: Cause { Cause(deed: deed, depth: depth + 1, since: since) }
}

extension World {
    /// Goes on for another cause, and returns the one before.
    func enter(_ cause: Cause) -> Cause {
        let outer = self.cause
        self.cause = cause
        return outer
    }

    /// Something is done to the app: what follows goes back to it.
    func beginDeed(_ kind: Deed.Kind, step: Int32? = nil) {
        guard !World.isFrozen, !isTearingDown else { return }
        cause = Cause(deed: Int32(recorder.trace.deeds.count), since: frame)
        recorder.trace.deeds.append(
            Deed(kind, step: Int(step ?? recorder.step), event: recorder.trace.events.count, frame: frame))
    }

    func noteEffect(of cause: Cause) {
        guard recorder.trace.deeds.indices.contains(Int(cause.deed)) else { return }
        recorder.trace.deeds[Int(cause.deed)].hasEffect = true
    }

    /// A touch on a control has ended without triggering it, and nobody was told of it before.
    func noteMissedControl() {
        noteTouch { $0.missesControl = true }
    }

    /// A touch has ended over a button.
    func notePressedButton() {
        noteTouch { $0.pressesButton = true }
    }

    private func noteTouch(_ change: (inout Deed) -> Void) {
        guard recorder.trace.deeds.indices.contains(Int(cause.deed)),
            case .touch = recorder.trace.deeds[Int(cause.deed)].kind
        else { return }
        change(&recorder.trace.deeds[Int(cause.deed)])
    }

    /// UIKit refuses a request, of which the next event tells; one that has waited is that of who made it then.
    func noteRefusal() {
        let cause = waitingOrigin?.cause ?? cause
        guard recorder.trace.deeds.indices.contains(Int(cause.deed)) else { return }
        recorder.trace.deeds[Int(cause.deed)].wasRefused = true
        guard waitingOrigin == nil else { return }
        recorder.trace.deeds[Int(cause.deed)].refusals.append(recorder.trace.events.count)
    }
}
