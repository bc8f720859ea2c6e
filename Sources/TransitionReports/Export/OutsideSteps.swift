import TransitionCore

/// The steps of a script as somebody does them to the app from outside.
struct OutsideSteps {
    let script: Script
    /// In points.
    let window: Rectangle
    let names: ActNames
    /// What fingers hit, by the steps' indices.
    var hits: [Int: String] = [:]
    let lastDeed: LastDeed?

    var lines: [String] {
        var lines = ["app.launch()", "let screen = app.coordinate(withNormalizedOffset: .zero)"]
        var held: Point?
        for (index, step) in script.steps.enumerated() {
            let hit = hits[index].map { ", on \($0)" } ?? ""
            lines += ["", "// \(index + 1). \(ExportedTest.oneLine(step.phrase + hit))"]
            lines += self.lines(of: step, at: index, held: &held)
        }
        let end = ["", "// Time enough for everything to come to its end.", "Thread.sleep(forTimeInterval: 10)"]
        return lines + end + lastLines
    }

    private var lastLines: [String] {
        let deed: String
        switch lastDeed {
        case nil: return []
        case .act(let name): deed = "\(names.function(of: name))()"
        case .tap(let name):
            deed = "app.descendants(matching: .any)[\(ExportedTest.literal(name))].firstMatch.tap()"
        case .drag(let way):
            let pan = way.step(inWidth: Int(window.width), height: Int(window.height))
            var held: Point?
            return ["", "// What fails here, and works in a fresh app: a \(way.words)."]
                + self.lines(of: .pan(pan), at: script.steps.count, held: &held)
                + ["Thread.sleep(forTimeInterval: 10)"]
        case .resize(let width, let height):
            return [""] + LastDeed.turnNotes + [turn(width, height), "Thread.sleep(forTimeInterval: 10)"]
        }
        return [
            "", "// What fails here, and works in a fresh app.", deed, "Thread.sleep(forTimeInterval: 10)",
        ]
    }

    private func lines(of step: Step, at index: Int, held: inout Point?) -> [String] {
        switch step {
        case .act(let name): return ["\(names.function(of: name))()"]
        case .wait(let frames), .hitch(let frames):
            return ["Thread.sleep(forTimeInterval: \(ExportedTest.seconds(frames)))"]
        case .resize(let width, let height):
            return [turn(width, height)]
        case .background: return ["XCUIDevice.shared.press(.home)"]
        case .foreground: return ["app.activate()"]
        case .tap(let x, let y): return ["\(coordinate(TouchStart.point(x: x, y: y).place(in: window))).tap()"]
        case .pinch(let pinch):
            let scale = Double(pinch.scale) / 100
            let speed = (scale - 1) * Double(VirtualTime.framesPerSecond) / Double(max(1, pinch.frames))
            return atOnce(pinch.frames) + [
                "app.pinch(withScale: \(rounded(max(0.01, scale))), velocity: \(rounded(speed)))"
            ]
        case .pan(let pan):
            let start = pan.start.place(in: window)
            let end = Point(x: start.x + Double(pan.dx), y: start.y + Double(pan.dy))
            held = pan.ending == .hold ? end : nil
            return drag(from: start, to: end, frames: pan.frames, ending: pan.ending, at: index)
        case .move(let dx, let dy, let frames):
            guard let start = held else { return ["// No finger is down."] }
            let end = Point(x: start.x + Double(dx), y: start.y + Double(dy))
            held = end
            return ["// A test cannot keep the finger down until here: it goes down anew."]
                + drag(from: start, to: end, frames: frames, ending: .hold, at: index)
        case .lift, .cancelTouches:
            held = nil
            return ["// The finger has been lifted by now."]
        }
    }

    private func turn(_ width: Int, _ height: Int) -> String {
        "XCUIDevice.shared.orientation = \(width > height ? ".landscapeLeft" : ".portrait")"
    }

    /// Where the model delivers a whole gesture in one turn of the run loop.
    private func atOnce(_ frames: Int) -> [String] {
        guard frames == 0 else { return [] }
        return [
            "// In the model all of it comes in one turn of the run loop, as after a pause of the main thread, which",
            "// a test cannot have: here it takes its time.",
        ]
    }

    private func drag(
        from start: Point, to end: Point, frames: Int, ending: GestureEnding,
        at index: Int
    ) -> [String] {
        let way = ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y)).squareRoot()
        let speed = way * Double(VirtualTime.framesPerSecond) / Double(max(1, frames))
        let hold = ending == .hold ? framesHeld(after: index) : 0
        let notes = ending == .cancel ? ["// The system takes the touch away here, which a test cannot have."] : []
        let holding = hold > 0 ? ["// What stands below comes only after the finger has been held so long."] : []
        let isTap = start == end && frames == 0 && ending == .lift
        if isTap { return atOnce(frames) + ["\(coordinate(start)).tap()"] }
        return atOnce(frames) + notes + holding + [
            "\(coordinate(start)).press(",
            "    forDuration: 0, thenDragTo: \(coordinate(end)),",
            "    withVelocity: XCUIGestureVelocity(\(rounded(max(1, speed)))),",
            "    thenHoldForDuration: \(ExportedTest.seconds(hold)))",
        ]
    }

    /// How long a finger stays down after a step.
    private func framesHeld(after index: Int) -> Int {
        var frames = 0
        for step in script.steps[(index + 1)...] {
            switch step {
            case .wait(let count), .hitch(let count): frames += count
            case .lift, .cancelTouches, .move, .background: return frames
            default: break
            }
        }
        return frames
    }

    private func coordinate(_ place: Point) -> String {
        "screen.withOffset(CGVector(dx: \(rounded(place.x)), dy: \(rounded(place.y))))"
    }

    private func rounded(_ number: Double) -> String { String((number * 100).rounded() / 100) }
}
