import TransitionCore

/// A step as a person would do it with a device: points, milliseconds, points a second.
struct HandWords {
    /// The window's size before the step.
    private(set) var window: Rectangle

    /// What to do for a step; empty where its own words say it.
    mutating func words(for step: Step) -> String {
        switch step {
        case .pan(let pan):
            let way = self.way(pan.dx, pan.dy)
            return
                "finger down at \(place(of: pan.start)), \(way)\(pace(pan.frames, step)), \(ending(pan.ending, "it"))"
        case .pinch(let pinch):
            let direction = pinch.scale < 100 ? "together" : "apart"
            return "two fingers around \(point(pinch.x, pinch.y)), \(direction) to \(pinch.scale) % of their distance"
                + "\(pace(pinch.frames, step)), \(ending(pinch.ending, "both"))"
        case .move(let dx, let dy, let frames): return way(dx, dy) + pace(frames, step)
        case .tap(let x, let y): return "tap at \(point(x, y))"
        case .wait(let frames): return "wait \(milliseconds(frames)) ms"
        case .hitch(let frames): return "the main thread is busy for \(milliseconds(frames)) ms"
        case .resize(let width, let height):
            window = Rectangle(x: 0, y: 0, width: Double(width), height: Double(height))
            return "the window becomes \(width) by \(height) points, as by a turn of the device"
        case .background: return "go to the home screen"
        case .foreground: return "come back to the app"
        case .act, .lift, .cancelTouches: return ""
        }
    }

    private func place(of start: TouchStart) -> String {
        let place = start.place(in: window)
        return "(\(Int(place.x.rounded())), \(Int(place.y.rounded())))"
    }

    private func point(_ x: Int, _ y: Int) -> String { place(of: .point(x: x, y: y)) }

    private func way(_ dx: Int, _ dy: Int) -> String {
        let parts = [
            dx == 0 ? nil : "\(abs(dx)) pt \(dx > 0 ? "right" : "left")",
            dy == 0 ? nil : "\(abs(dy)) pt \(dy > 0 ? "down" : "up")",
        ].compactMap { $0 }
        return parts.isEmpty ? "without moving" : "drag it " + parts.joined(separator: " and ")
    }

    private func pace(_ frames: Int, _ step: Step) -> String {
        guard frames > 0 else { return " within one frame" }
        let speed = step.pointsPerSecond.map { " (\($0) pt/s)" } ?? ""
        return " in \(milliseconds(frames)) ms\(speed)"
    }

    private func ending(_ ending: GestureEnding, _ what: String) -> String {
        switch ending {
        case .lift: "lift \(what)"
        case .cancel: "the system takes the touch away, as for a call"
        case .hold: "keep \(what) down"
        }
    }

    private func milliseconds(_ frames: Int) -> Int {
        (frames * 1_000 + VirtualTime.framesPerSecond / 2) / VirtualTime.framesPerSecond
    }
}
