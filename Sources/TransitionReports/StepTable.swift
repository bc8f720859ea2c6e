import TransitionCore

/// The steps of a script, numbered, with the time and speed of those that have one.
enum StepTable {
    static func lines(_ steps: [Step]) -> [String] {
        let phrases = steps.map(\.phrase)
        let width = max(30, steps.indices.map { steps[$0].frameCount == nil ? 0 : phrases[$0].count }.max() ?? 0)
        let numberWidth = String(steps.count).count
        return steps.indices.map { index in
            let number = String(index + 1)
            let padding = String(repeating: " ", count: numberWidth - number.count)
            let line = "    \(padding)\(number). \(phrases[index])"
            guard let measures = measures(steps[index]) else { return line }
            return line + String(repeating: " ", count: width - phrases[index].count + 2) + measures
        }
    }

    private static func measures(_ step: Step) -> String? {
        guard let frames = step.frameCount else { return nil }
        let speed = step.pointsPerSecond.map { ", \($0) pt/s" } ?? ""
        return VirtualTime(frame: frames).text + speed
    }
}
