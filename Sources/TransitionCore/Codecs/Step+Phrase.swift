extension Step {
    /// How the step reads in a report: `pan from the left edge, 200 pt right, over 12 frames, lift`.
    public var phrase: String {
        switch self {
        case .wait(let frames): "wait \(Self.frames(frames))"
        case .act(let name): "act \(QuotedText.quote(name))"
        case .pan(let pan) where pan.dx == 0 && pan.dy == 0:
            "\(pan.frames < Self.pressFrames ? "tap" : "press") at \(Self.place(pan.start)), "
                + "\(Self.span(pan.frames)), \(ScriptText.ending(pan.ending))"
        case .pan(let pan):
            "pan from \(Self.place(pan.start)), \(Self.way(pan.dx, pan.dy)), \(Self.span(pan.frames)), "
                + ScriptText.ending(pan.ending)
        case .pinch(let pinch):
            "pinch at \(pinch.x)% \(pinch.y)% to \(pinch.scale)% of the distance, \(Self.span(pinch.frames)), "
                + ScriptText.ending(pinch.ending)
        case .move(let dx, let dy, let frames):
            "move the finger, \(Self.way(dx, dy)), \(Self.span(frames))"
        case .lift: "lift every finger"
        case .cancelTouches: "the system cancels every touch"
        case .tap(let x, let y): "tap at \(x)% \(y)%"
        case .hitch(let frames): "the main thread is blocked for \(Self.frames(frames))"
        case .background: "enter the background"
        case .foreground: "enter the foreground"
        case .resize(let width, let height): "resize the window to \(width) × \(height)"
        }
    }

    /// The virtual time that the step takes, in frames; nil for steps that take none by themselves.
    public var frameCount: Int? {
        switch self {
        case .wait(let frames), .hitch(let frames), .move(_, _, let frames): frames
        case .pan(let pan): pan.frames
        case .pinch(let pinch): pinch.frames
        case .act, .lift, .cancelTouches, .tap, .background, .foreground, .resize: nil
        }
    }

    /// How fast the finger moves, in points a second; nil for steps without a finger or without time.
    public var pointsPerSecond: Int? {
        switch self {
        case .pan(let pan): Self.speed(pan.dx, pan.dy, pan.frames)
        case .move(let dx, let dy, let frames): Self.speed(dx, dy, frames)
        default: nil
        }
    }

    /// A finger that stays where it is for so long presses.
    private static let pressFrames = VirtualTime.framesPerSecond / 2

    private static func speed(_ dx: Int, _ dy: Int, _ frames: Int) -> Int? {
        guard frames > 0, dx != 0 || dy != 0 else { return nil }
        let distance = (Double(dx) * Double(dx) + Double(dy) * Double(dy)).squareRoot()
        return Int(exactly: (distance * Double(VirtualTime.framesPerSecond) / Double(frames)).rounded())
    }

    private static func frames(_ count: Int) -> String {
        count == 1 ? "1 frame" : "\(count) frames"
    }

    private static func span(_ count: Int) -> String {
        count == 0 ? "all in one turn" : "over \(frames(count))"
    }

    private static func place(_ start: TouchStart) -> String {
        switch start {
        case .leftEdge: "the left edge"
        case .rightEdge: "the right edge"
        case .topEdge: "the top edge"
        case .bottomEdge: "the bottom edge"
        case .point(let x, let y): "\(x)% \(y)%"
        }
    }

    private static func way(_ dx: Int, _ dy: Int) -> String {
        var parts: [String] = []
        if dx != 0 { parts.append("\(dx.magnitude) pt \(dx > 0 ? "right" : "left")") }
        if dy != 0 { parts.append("\(dy.magnitude) pt \(dy > 0 ? "down" : "up")") }
        return parts.isEmpty ? "without moving" : parts.joined(separator: " and ")
    }
}

extension VirtualTime {
    /// Seconds since launch with three decimals: `0.617 s`.
    public var text: String {
        let magnitude = frame.magnitude
        let rate = UInt(Self.framesPerSecond)
        let thousandths = (magnitude % rate * 1_000 + rate / 2) / rate
        let digits = String(thousandths)
        let padding = String(repeating: "0", count: 3 - digits.count)
        return "\(frame < 0 ? "-" : "")\(magnitude / rate).\(padding)\(digits) s"
    }
}
