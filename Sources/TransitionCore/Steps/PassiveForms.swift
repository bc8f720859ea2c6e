// Steps without a finger: time, and the system's doings.

package enum WaitForm: StepForm {
    package static let word = "wait"
    package static let code: UInt8 = 0

    package static func payload(of step: Step) -> Int? {
        if case .wait(let frames) = step { frames } else { nil }
    }

    package static func write(_ frames: Int, to writer: inout some StepWriter) { writer.number(frames, .frames) }

    package static func read<Reader: StepReader>(from reader: inout Reader) throws(Reader.Failure) -> Step {
        .wait(frames: try reader.number(.frames))
    }

    package static func phrase(of frames: Int) -> String { "wait \(StepWords.frames(frames))" }
    package static func frameCount(of frames: Int) -> Int? { frames }
}

package enum HitchForm: StepForm {
    package static let word = "hitch"
    package static let code: UInt8 = 7

    package static func payload(of step: Step) -> Int? {
        if case .hitch(let frames) = step { frames } else { nil }
    }

    package static func write(_ frames: Int, to writer: inout some StepWriter) { writer.number(frames, .frames) }

    package static func read<Reader: StepReader>(from reader: inout Reader) throws(Reader.Failure) -> Step {
        .hitch(frames: try reader.number(.frames))
    }

    package static func phrase(of frames: Int) -> String {
        "the main thread is blocked for \(StepWords.frames(frames))"
    }

    package static func frameCount(of frames: Int) -> Int? { frames }
}

package enum BackgroundForm: StepForm {
    package static let word = "background"
    package static let code: UInt8 = 8

    package static func payload(of step: Step) -> Void? { step == .background ? () : nil }

    package static func read<Reader: StepReader>(from reader: inout Reader) throws(Reader.Failure) -> Step {
        .background
    }

    package static func phrase(of payload: Void) -> String { "enter the background" }
}

package enum ForegroundForm: StepForm {
    package static let word = "foreground"
    package static let code: UInt8 = 9

    package static func payload(of step: Step) -> Void? { step == .foreground ? () : nil }

    package static func read<Reader: StepReader>(from reader: inout Reader) throws(Reader.Failure) -> Step {
        .foreground
    }

    package static func phrase(of payload: Void) -> String { "enter the foreground" }
}

package enum ResizeForm: StepForm {
    package static let word = "resize"
    package static let code: UInt8 = 10

    private static let width = side("width")
    private static let height = side("height")

    private static func side(_ side: String) -> StepMeasure {
        StepMeasure(ScriptLimits.windowSide, expected: "the \(side) in points", found: "a \(side) of")
    }

    package static func payload(of step: Step) -> (width: Int, height: Int)? {
        if case .resize(let width, let height) = step { (width, height) } else { nil }
    }

    package static func write(_ size: (width: Int, height: Int), to writer: inout some StepWriter) {
        writer.number(size.width, width)
        writer.number(size.height, height)
    }

    package static func read<Reader: StepReader>(from reader: inout Reader) throws(Reader.Failure) -> Step {
        .resize(width: try reader.number(width), height: try reader.number(height))
    }

    package static func phrase(of size: (width: Int, height: Int)) -> String {
        "resize the window to \(size.width) × \(size.height)"
    }
}
