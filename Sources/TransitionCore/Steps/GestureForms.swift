// Steps that put fingers down to move them.

package enum PanForm: StepForm {
    package static let word = "pan"
    package static let code: UInt8 = 2

    package static func payload(of step: Step) -> PanStep? {
        if case .pan(let pan) = step { pan } else { nil }
    }

    package static func write(_ pan: PanStep, to writer: inout some StepWriter) {
        writer.word("from")
        writer.start(pan.start)
        writer.word("by")
        writer.number(pan.dx, .pointsRight)
        writer.number(pan.dy, .pointsDown)
        writer.word("over")
        writer.number(pan.frames, .frames)
        writer.ending(pan.ending)
    }

    package static func read<Reader: StepReader>(from reader: inout Reader) throws(Reader.Failure) -> Step {
        try reader.word("from")
        let start = try reader.start(of: "a pan")
        try reader.word("by")
        let (dx, dy) = (try reader.number(.pointsRight), try reader.number(.pointsDown))
        try reader.word("over")
        let frames = try reader.number(.frames)
        return .pan(PanStep(start: start, dx: dx, dy: dy, frames: frames, ending: try reader.ending(of: "a pan")))
    }

    package static func phrase(of pan: PanStep) -> String {
        let place = StepWords.place(pan.start)
        let rest = "\(StepWords.span(pan.frames)), \(StepWords.ending(pan.ending))"
        guard pan.dx == 0, pan.dy == 0 else {
            return "pan from \(place), \(StepWords.way(pan.dx, pan.dy)), \(rest)"
        }
        return "\(pan.frames < pressFrames ? "tap" : "press") at \(place), \(rest)"
    }

    package static func frameCount(of pan: PanStep) -> Int? { pan.frames }
    package static func pointsPerSecond(of pan: PanStep) -> Int? { StepWords.speed(pan.dx, pan.dy, pan.frames) }

    /// A finger that stays where it is for so long presses.
    private static let pressFrames = VirtualTime.framesPerSecond / 2
}

package enum PinchForm: StepForm {
    package static let word = "pinch"
    package static let code: UInt8 = 11

    private static let scale = StepMeasure(
        ScriptLimits.scale, expected: "percent of the distance", found: "a scale in percent of", unit: "%")

    package static func payload(of step: Step) -> PinchStep? {
        if case .pinch(let pinch) = step { pinch } else { nil }
    }

    package static func write(_ pinch: PinchStep, to writer: inout some StepWriter) {
        writer.word("at")
        writer.number(pinch.x, .percentOfWidth)
        writer.number(pinch.y, .percentOfHeight)
        writer.word("to")
        writer.number(pinch.scale, scale)
        writer.word("over")
        writer.number(pinch.frames, .frames)
        writer.ending(pinch.ending)
    }

    package static func read<Reader: StepReader>(from reader: inout Reader) throws(Reader.Failure) -> Step {
        try reader.word("at")
        let (x, y) = (try reader.number(.percentOfWidth), try reader.number(.percentOfHeight))
        try reader.word("to")
        let scale = try reader.number(scale)
        try reader.word("over")
        let frames = try reader.number(.frames)
        return .pinch(PinchStep(x: x, y: y, scale: scale, frames: frames, ending: try reader.ending(of: "a pinch")))
    }

    package static func phrase(of pinch: PinchStep) -> String {
        "pinch at \(pinch.x)% \(pinch.y)% to \(pinch.scale)% of the distance, \(StepWords.span(pinch.frames)), "
            + StepWords.ending(pinch.ending)
    }

    package static func frameCount(of pinch: PinchStep) -> Int? { pinch.frames }
}
