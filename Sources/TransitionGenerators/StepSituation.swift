import TransitionCore

/// What earlier steps have left behind, as far as a script alone can tell.
struct StepSituation {
    private(set) var isTouched = false
    private(set) var isInBackground = false
    /// How far the finger that moves next is from where it went down, in points, along x and y.
    private(set) var way = (x: 0, y: 0)

    mutating func perform(_ step: Step) {
        switch step {
        case .pan(let pan):
            guard pan.ending == .hold else { break }
            isTouched = true
            way = (pan.dx, pan.dy)
        case .pinch(let pinch):
            guard pinch.ending == .hold else { break }
            isTouched = true
            way = (0, 0)
        case .move(let dx, let dy, _): way = (way.x + dx, way.y + dy)
        case .lift, .cancelTouches: isTouched = false
        case .background: (isInBackground, isTouched) = (true, false)
        case .foreground: isInBackground = false
        case .wait, .act, .tap, .hitch, .resize: break
        }
    }
}
