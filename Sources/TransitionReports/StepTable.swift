import TransitionCore

/// The steps of a script, numbered, with the time and speed of those that have one, and with what each may be instead.
enum StepTable {
    /// - Parameter lineWidth: From so many columns on times and speeds stand behind their steps, not in a column.
    static func lines(
        _ steps: [Step], freeParts: [FreeStepPart] = [], hits: [Int: String] = [:], lineWidth: Int? = nil
    ) -> [String] {
        guard !steps.isEmpty else { return ["    no step: launching the app is enough"] }
        let phrases = steps.indices.map { steps[$0].phrase + (hits[$0].map { ", on \($0)" } ?? "") }
        let width = max(30, steps.indices.map { steps[$0].frameCount == nil ? 0 : phrases[$0].count }.max() ?? 0)
        let numberWidth = String(steps.count).count
        return steps.indices.map { index in
            let number = String(index + 1)
            let padding = String(repeating: " ", count: numberWidth - number.count)
            var line = "    \(padding)\(number). \(phrases[index])"
            if let measures = measures(steps[index]) {
                let column = line.count + width - phrases[index].count
                let fits = lineWidth.map { column + 2 + measures.count <= $0 } ?? true
                line += String(repeating: " ", count: 2 + (fits ? column - line.count : 0)) + measures
            }
            let free = freeParts.filter { $0.step == index }.map(\.phrase)
            return free.isEmpty ? line : line + "  (\(free.joined(separator: "; ")))"
        }
    }

    private static func measures(_ step: Step) -> String? {
        guard let frames = step.frameCount else { return nil }
        let speed = step.pointsPerSecond.map { ", \($0) pt/s" } ?? ""
        return VirtualTime(frame: frames).text + speed
    }
}
