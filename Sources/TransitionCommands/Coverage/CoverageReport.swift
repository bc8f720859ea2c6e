import TransitionReports

/// Which lines of the code under test scripts have come to, for people.
enum CoverageReport {
    /// - Parameter files: those of the code under test.
    static func render(_ files: [LineCoverage]) -> String {
        // First what the scripts are about: of most other files they come to a declaration or two.
        let touched = files.filter { $0.reachedCount > 0 }
            .sorted { (-share($0), $0.path) < (-share($1), $1.path) }
        let untouched = files.filter { $0.reachedCount == 0 && !$0.lines.isEmpty }.map(\.path).sorted()
        let all = touched.reduce(0) { $0 + $1.lines.count }
        let reached = touched.reduce(0) { $0 + $1.reachedCount }
        var lines = [
            "\(Figures.percent(reached, of: all)) of \(Figures.counted(all, "line")) in "
                + "\(Figures.counted(touched.count, "file")) were come to"
        ]
        for file in touched {
            lines.append("")
            lines.append("\(file.path): \(file.reachedCount) of \(file.lines.count)")
            let missed = file.missed.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
            if !missed.isEmpty { lines.append("  not come to: \(missed.joined(separator: ", "))") }
        }
        if !untouched.isEmpty { lines += ["", "Nothing was come to in:"] + untouched.map { "  \($0)" } }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func share(_ file: LineCoverage) -> Double { Double(file.reachedCount) / Double(file.lines.count) }
}
