/// A name that was given up for a plainer one does not come back.
enum GivenUpNameRule {
    /// Each with the name that is used instead. The dot is none of the name's: with it, this file keeps its own rule.
    static let names: [(givenUp: String, instead: String)] = [
        ("known·AndNotSeen", "unseenBaselineEntries"),
        ("met·Failure", "FailuresFoundWhileShrinking"),
        ("met·WhileShrinking", "foundWhileShrinking"),
        ("met· while shrinking", "found while shrinking"),
        ("kin·ship", "BugRelation"),
        ("same·BugSigns", "BugRelation"),
        ("failure·Groups", "BugGrouping"),
        (".know·ing(", "withBaseline(_:)"),
        ("judged·(on", "judgingAllowances(asOf:)"),
        ("transition·Passage", "TransitionCourse"),
        ("touched·Place", "TouchedView"),
        ("nearest that· keeps it", "Passes with"),
        ("told· in short", "one line each"),
    ].map { ($0.0.filter { $0 != "·" }.lowercased(), $0.1) }

    static func problems(in file: SourceFile) -> [TidyProblem] {
        problems(inPath: file.path)
            + file.lines.enumerated().flatMap { index, line in
                names(in: line).map { TidyProblem(path: file.path, line: index + 1, text: words($0)) }
            }
    }

    static func problems(inPath path: String) -> [TidyProblem] {
        names(in: path).map { TidyProblem(path: path, line: 0, text: words($0)) }
    }

    /// The names that a line has, alone or in a longer one, however they are capitalised.
    private static func names(in line: String) -> [(givenUp: String, instead: String)] {
        let lowered = line.lowercased()
        return names.filter { lowered.contains($0.givenUp) }
    }

    private static func words(_ name: (givenUp: String, instead: String)) -> String {
        "the name \(name.givenUp) was given up; use \(name.instead)"
    }
}
