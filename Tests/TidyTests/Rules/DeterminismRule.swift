/// Nothing below the runner may depend on the machine: no real clock, no chance but the choices, no environment.
enum DeterminismRule {
    static let modules: Set<String> = [
        "TransitionCore", "TransitionChoices", "TransitionGenerators", "HeadlessUIKit", "TransitionInvariants",
        "TransitionReports",
    ]

    static let banned = [
        "Date()", "Date.now", "ProcessInfo", "ContinuousClock", "SuspendingClock", "DispatchTime.now", "clock_gettime",
        "gettimeofday", "CFAbsoluteTimeGetCurrent", "SystemRandomNumberGenerator", "arc4random", "UUID()",
        ".random(in:", ".randomElement()", ".shuffled()",
    ]

    /// Where the names of real clocks stand because the model hides them: code that runs beside a world, in a test of
    /// something else, keeps its own clock.
    private static let passesOn: [String: Set<String>] = [
        "Sources/HeadlessUIKit/Time/DispatchQueue+VirtualTime.swift": ["clock_gettime", "DispatchTime.now"],
        "Sources/HeadlessUIKit/Time/MediaTime.swift": ["CFAbsoluteTimeGetCurrent"],
        "Sources/HeadlessUIKit/Time/Task+VirtualTime.swift": ["ContinuousClock"],
        "Sources/HeadlessUIKit/Time/Clock+VirtualTime.swift": ["ContinuousClock", "SuspendingClock"],
    ]

    static func problems(in file: SourceFile) -> [TidyProblem] {
        guard let module = file.module, modules.contains(module) else { return [] }
        let banned = banned.filter { passesOn[file.path]?.contains($0) != true }
        return file.codeLines.enumerated().flatMap { index, line in
            banned.filter { contains(line, $0) }.map {
                TidyProblem(path: file.path, line: index + 1, text: "\(module) may not use \($0)")
            }
        }
    }

    /// Whether the line has the phrase, not as the end of a longer name.
    private static func contains(_ line: String, _ phrase: String) -> Bool {
        line.ranges(of: phrase).contains { range in
            phrase.hasPrefix(".") || range.lowerBound == line.startIndex
                || !isNamePart(line[line.index(before: range.lowerBound)])
        }
    }

    private static func isNamePart(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }
}
