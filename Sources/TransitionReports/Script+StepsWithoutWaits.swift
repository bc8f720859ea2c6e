import TransitionCore

extension Script {
    /// The steps without those that only let time pass, or change where it passes.
    var stepsWithoutWaits: [Step] {
        steps.filter { step in
            if case .pan(let pan) = step, pan.dx == 0, pan.dy == 0, pan.ending == .hold { return false }
            return !step.isPause
        }
    }
}

extension Step {
    /// Whether both are the same step, or move a finger the same way, however it came down.
    func isSameDoing(as other: Step) -> Bool {
        switch (self, other) {
        case (.pan(let pan), .move(let dx, let dy, _)), (.move(let dx, let dy, _), .pan(let pan)):
            pan.dx == dx && pan.dy == dy
        default: self == other
        }
    }

    /// Whether both are the same fingers' gesture, and what differs decides nothing: the time or the end, or, where the
    /// system takes the fingers away in both, the way.
    func isSameGesture(as other: Step) -> Bool {
        switch (self, other) {
        case (.pan(var pan), .pan(let other)):
            if pan.ending == .cancel, other.ending == .cancel { return pan.start == other.start }
            guard pan.frames == other.frames || pan.ending == other.ending else { return false }
            (pan.frames, pan.ending) = (other.frames, other.ending)
            return pan == other
        case (.pinch(var pinch), .pinch(let other)):
            if pinch.ending == .cancel, other.ending == .cancel { return true }
            guard pinch.frames == other.frames || pinch.ending == other.ending else { return false }
            (pinch.frames, pinch.ending) = (other.frames, other.ending)
            return pinch == other
        default: return false
        }
    }
}
