import TransitionCore

/// All scripts of a few steps, each once, the shorter first: an odometer whose wheels are steps.
///
/// Every wheel shows the same steps: the scene's actions, and of all others a few that have shown to matter: short and
/// whole drags from both sides, and down where such drags ask for something, a drag over in one turn, waits into and
/// beyond the longest transition. Any script can be asked for by its place, so that a part of them costs no more than
/// its own length.
public struct ExhaustiveScripts: Sendable {
    /// What each step can be, in the order in which it is tried.
    public let steps: [Step]
    /// How many scripts there are, the empty one included; `Int.max` if they cannot be counted.
    public let count: Int
    private let vocabulary: ScriptVocabulary

    /// All scripts of at most that many steps under the vocabulary's first profile.
    public init(vocabulary: ScriptVocabulary, maxSteps: Int) {
        self.vocabulary = vocabulary
        steps = Self.steps(of: vocabulary)
        var (count, power) = (1, 1)
        for _ in 0..<max(0, maxSteps) {
            power = power.timesAtMost(steps.count)
            count = count > .max - power ? .max : count + power
        }
        self.count = count
    }

    /// The script at a place, 0 for the empty one.
    public func script(at index: Int) -> Script {
        var (place, power, length) = (index, 1, 0)
        while place >= power {
            place -= power
            length += 1
            power = power.timesAtMost(steps.count)
        }
        var chosen: [Step] = []
        for _ in 0..<length {
            chosen.append(steps[place % steps.count])
            place /= steps.count
        }
        // The last step turns fastest.
        return Script(scene: vocabulary.scene, profile: vocabulary.profiles[0], steps: chosen.reversed())
    }

    /// Actions first: without one there is nothing to disturb.
    private static func steps(of vocabulary: ScriptVocabulary) -> [Step] {
        let code = StepCode(vocabulary: vocabulary)
        let all =
            vocabulary.actionNames.map { .act($0) } + waits(vocabulary) + pans(vocabulary) + pinches
            + [.lift, .tap(x: 50, y: 50), .hitch(frames: 2), .background, .foreground]
            + [.resize(width: vocabulary.windowHeight, height: vocabulary.windowWidth)]
        return all.filter { code.record(of: $0) != nil }
    }

    /// One frame, half of the longest transition, and all of it.
    private static func waits(_ vocabulary: ScriptVocabulary) -> [Step] {
        let longest = vocabulary.durations.max() ?? 0
        let frames = [longest + 1, longest / 2, 1].filter { $0 > 0 }
        return frames.enumerated().filter { !frames[..<$0].contains($1) }.map { .wait(frames: $1) }
    }

    private static func pans(_ vocabulary: ScriptVocabulary) -> [Step] {
        func drags(_ side: Int, _ step: (_ way: Int) -> PanStep) -> [Step] {
            let whole = side - 2
            // Just far enough to be recognized, and all the way.
            let drags: [(way: Int, frames: Int, ending: GestureEnding)] = [
                (whole, 12, .lift), (11, 12, .lift), (11, 0, .lift), (whole / 2, 12, .hold),
            ]
            return drags.map { drag in
                var step = step(drag.way)
                (step.frames, step.ending) = (drag.frames, drag.ending)
                return .pan(step)
            }
        }
        func pan(_ start: TouchStart, _ dx: Int, _ dy: Int) -> PanStep {
            PanStep(start: start, dx: dx, dy: dy, frames: 0, ending: .lift)
        }
        let sideways =
            drags(vocabulary.windowWidth) { pan(.leftEdge, $0, 0) }
            + drags(vocabulary.windowWidth) { pan(.rightEdge, -$0, 0) }
        guard vocabulary.hasVerticalDrags else { return sideways }
        return sideways + drags(vocabulary.windowHeight / 2) { pan(.point(x: 50, y: 50), 0, $0) }
    }

    private static let pinches: [Step] = [20, 300].map { scale in
        .pinch(PinchStep(x: 50, y: 50, scale: scale, frames: 12, ending: .lift))
    }
}

extension Int {
    /// The product of two numbers above 0, or the largest integer.
    fileprivate func timesAtMost(_ other: Int) -> Int {
        let (product, overflows) = multipliedReportingOverflow(by: other)
        return overflows ? .max : product
    }
}
