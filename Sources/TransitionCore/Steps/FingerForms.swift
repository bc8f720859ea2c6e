// Steps of the fingers that are down, and taps.

package enum MoveForm: StepForm {
    package static let word = "move"
    package static let code: UInt8 = 3

    package static func payload(of step: Step) -> (dx: Int, dy: Int, frames: Int)? {
        if case .move(let dx, let dy, let frames) = step { (dx, dy, frames) } else { nil }
    }

    package static func write(_ move: (dx: Int, dy: Int, frames: Int), to writer: inout some StepWriter) {
        writer.word("by")
        writer.number(move.dx, .pointsRight)
        writer.number(move.dy, .pointsDown)
        writer.word("over")
        writer.number(move.frames, .frames)
    }

    package static func read<Reader: StepReader>(from reader: inout Reader) throws(Reader.Failure) -> Step {
        try reader.word("by")
        let (dx, dy) = (try reader.number(.pointsRight), try reader.number(.pointsDown))
        try reader.word("over")
        return .move(dx: dx, dy: dy, frames: try reader.number(.frames))
    }

    package static func phrase(of move: (dx: Int, dy: Int, frames: Int)) -> String {
        "move the finger, \(StepWords.way(move.dx, move.dy)), \(StepWords.span(move.frames))"
    }

    package static func frameCount(of move: (dx: Int, dy: Int, frames: Int)) -> Int? { move.frames }

    package static func pointsPerSecond(of move: (dx: Int, dy: Int, frames: Int)) -> Int? {
        StepWords.speed(move.dx, move.dy, move.frames)
    }
}

package enum LiftForm: StepForm {
    package static let word = "lift"
    package static let code: UInt8 = 4

    package static func payload(of step: Step) -> Void? { step == .lift ? () : nil }
    package static func read<Reader: StepReader>(from reader: inout Reader) throws(Reader.Failure) -> Step { .lift }
    package static func phrase(of payload: Void) -> String { "lift every finger" }
}

package enum CancelForm: StepForm {
    package static let word = "cancel"
    package static let code: UInt8 = 5

    package static func payload(of step: Step) -> Void? { step == .cancelTouches ? () : nil }

    package static func read<Reader: StepReader>(from reader: inout Reader) throws(Reader.Failure) -> Step {
        .cancelTouches
    }

    package static func phrase(of payload: Void) -> String { "the system cancels every touch" }
}

package enum TapForm: StepForm {
    package static let word = "tap"
    package static let code: UInt8 = 6

    package static func payload(of step: Step) -> (x: Int, y: Int)? {
        if case .tap(let x, let y) = step { (x, y) } else { nil }
    }

    package static func write(_ point: (x: Int, y: Int), to writer: inout some StepWriter) {
        writer.number(point.x, .percentOfWidth)
        writer.number(point.y, .percentOfHeight)
    }

    package static func read<Reader: StepReader>(from reader: inout Reader) throws(Reader.Failure) -> Step {
        .tap(x: try reader.number(.percentOfWidth), y: try reader.number(.percentOfHeight))
    }

    package static func phrase(of point: (x: Int, y: Int)) -> String { "tap at \(point.x)% \(point.y)%" }
    package static func taps(of point: (x: Int, y: Int)) -> Taps? { Taps(x: point.x, y: point.y) }
}
