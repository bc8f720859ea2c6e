import TransitionCore

/// All scripts of a few steps, each once, the shorter first: an odometer whose wheels are steps.
///
/// Every wheel shows the same steps: the scene's actions, and of all others a few that have shown to matter: short and
/// whole drags from both sides, and down where such drags ask for something, a drag over in one turn, waits into and
/// beyond the longest transition. Any script can be asked for by its index, so that a part of them costs no more than
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
        steps = StepMakers(vocabulary).examples
        var (count, power) = (1, 1)
        for _ in 0..<max(0, maxSteps) {
            power = power.timesAtMost(steps.count)
            count = count > .max - power ? .max : count + power
        }
        self.count = count
    }

    /// The script at an index, 0 for the empty one.
    public func script(at index: Int) -> Script {
        var (rest, power, length) = (index, 1, 0)
        while rest >= power {
            rest -= power
            length += 1
            power = power.timesAtMost(steps.count)
        }
        var chosen: [Step] = []
        for _ in 0..<length {
            chosen.append(steps[rest % steps.count])
            rest /= steps.count
        }
        // The last step turns fastest.
        return Script(scene: vocabulary.scene, profile: vocabulary.profiles[0], steps: chosen.reversed())
    }
}

extension Int {
    /// The product of two numbers above 0, or the largest integer.
    fileprivate func timesAtMost(_ other: Int) -> Int {
        let (product, overflows) = multipliedReportingOverflow(by: other)
        return overflows ? .max : product
    }
}
