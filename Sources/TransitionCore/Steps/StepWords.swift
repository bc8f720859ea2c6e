/// The words that the phrases of several steps share.
enum StepWords {
    static func frames(_ count: Int) -> String {
        count == 1 ? "1 frame" : "\(count) frames"
    }

    static func span(_ count: Int) -> String {
        count == 0 ? "all in one turn" : "over \(frames(count))"
    }

    static func place(_ start: TouchStart) -> String {
        switch start {
        case .leftEdge: "the left edge"
        case .rightEdge: "the right edge"
        case .topEdge: "the top edge"
        case .bottomEdge: "the bottom edge"
        case .point(let x, let y): "\(x)% \(y)%"
        }
    }

    static func way(_ dx: Int, _ dy: Int) -> String {
        var parts: [String] = []
        if dx != 0 { parts.append("\(dx.magnitude) pt \(dx > 0 ? "right" : "left")") }
        if dy != 0 { parts.append("\(dy.magnitude) pt \(dy > 0 ? "down" : "up")") }
        return parts.isEmpty ? "without moving" : parts.joined(separator: " and ")
    }

    static func ending(_ ending: GestureEnding) -> String {
        switch ending {
        case .lift: "lift"
        case .cancel: "cancel"
        case .hold: "hold"
        }
    }

    /// In points a second; nil for what does not move, or takes no time.
    static func speed(_ dx: Int, _ dy: Int, _ frames: Int) -> Int? {
        guard frames > 0, dx != 0 || dy != 0 else { return nil }
        let distance = (Double(dx) * Double(dx) + Double(dy) * Double(dy)).squareRoot()
        return Int(exactly: (distance * Double(VirtualTime.framesPerSecond) / Double(frames)).rounded())
    }
}
