import TransitionCore

/// The steps of a script within the app's own process.
struct InProcessSteps {
    let script: Script

    var lines: [String] {
        let names = ActNames(script)
        let launch = [
            "window = UIWindow(frame: UIScreen.main.bounds)", "window.rootViewController = makeRoot()",
            "window.makeKeyAndVisible()", "letTimePass(0.5)",
        ]
        let steps = script.steps.enumerated().flatMap { index, step in
            ["", "// \(index + 1). \(ExportedTest.oneLine(step.phrase))"] + lines(of: step, names)
        }
        return launch + steps + ["", "// Time enough for everything to come to its end.", "letTimePass(10)"]
    }

    private func lines(of step: Step, _ names: ActNames) -> [String] {
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
