import TransitionCore

/// The steps of a script within the app's own process.
struct InProcessSteps {
    let script: Script
    let names: ActNames
    let lastDeed: LastDeed?

    var lines: [String] {
        let launch = [
            "window = UIWindow(frame: UIScreen.main.bounds)", "window.rootViewController = makeRoot()",
            "window.makeKeyAndVisible()", "letTimePass(0.5)",
        ]
        let steps = script.steps.enumerated().flatMap { index, step in
            ["", "// \(index + 1). \(ExportedTest.oneLine(step.phrase))"] + lines(of: step)
        }
        let end = ["", "// Time enough for everything to come to its end.", "letTimePass(10)"]
        return launch + steps + end + lastLines
    }

    private var lastLines: [String] {
        switch lastDeed {
        case nil: []
        case .act(let name):
            ["", "// What fails here, and works in a fresh app.", "\(names.function(of: name))()"]
                + ["letTimePass(10)"]
        case .tap(let name):
            [
                "",
                "// A tap on \(ExportedTest.oneLine(ExportedTest.literal(name))) does not work any more, "
                    + "which only a test from outside can try.",
            ]
        case .drag(let way):
            ["", "// A \(way.words) does not work any more, which only a test from outside can try."]
        case .resize(let width, let height):
            [""] + LastDeed.turnNotes + lines(of: .resize(width: width, height: height)) + ["letTimePass(10)"]
        }
    }

    private func lines(of step: Step) -> [String] {
        switch step {
        case .act(let name): ["\(names.function(of: name))()"]
        case .wait(let frames): ["letTimePass(\(ExportedTest.seconds(frames)))"]
        case .hitch(let frames): ["Thread.sleep(forTimeInterval: \(ExportedTest.seconds(frames)))"]
        case .resize(let width, let height):
            ["window.frame = CGRect(x: 0, y: 0, width: \(width), height: \(height))", "window.layoutIfNeeded()"]
        case .pan, .pinch, .move, .lift, .cancelTouches, .tap, .background, .foreground: []
        }
    }
}
