/// What can be read at once: lines, functions and files have a limit, and most files stay far below it.
enum LengthRule {
    static let longestFile = 500
    static let longestFunction = 70
    static let widestLine = 120
    static let largestMedian = 149

    static func fileProblems(in file: SourceFile) -> [TidyProblem] {
        let count = file.lines.count
        guard count > longestFile else { return [] }
        return [TidyProblem(path: file.path, line: 0, text: "\(count) lines, at most \(longestFile)")]
    }

    static func lineProblems(in file: SourceFile) -> [TidyProblem] {
        file.lines.enumerated().filter { $0.element.count > widestLine }.map {
            TidyProblem(
                path: file.path, line: $0.offset + 1, text: "\($0.element.count) columns, at most \(widestLine)")
        }
    }

    static func functionProblems(in file: SourceFile) -> [TidyProblem] {
        functions(of: file).filter { $0.lineCount > longestFunction }.map {
            TidyProblem(
                path: file.path, line: $0.firstLine,
                text: "a function of \($0.lineCount) lines, at most \(longestFunction)")
        }
    }

    /// The middle file by length is to stay below 150 lines.
    static func medianProblems(in files: [SourceFile]) -> [TidyProblem] {
        let lengths = files.map(\.lines.count).sorted()
        guard !lengths.isEmpty, lengths[lengths.count / 2] > largestMedian else { return [] }
        let text = "the median file has \(lengths[lengths.count / 2]) lines, at most \(largestMedian)"
        return [TidyProblem(path: "Sources", line: 0, text: text)]
    }
}
