import TransitionReports

/// Which lines of one file were come to.
struct LineCoverage: Equatable {
    let path: String
    /// All lines with code, and how often each was come to.
    let lines: [(line: Int, count: Int)]

    var reachedCount: Int { lines.count { $0.count > 0 } }

    /// Lines in a row that none has come to, as `12` or `14–17`; lines without code between them are no gap.
    var missed: [ClosedRange<Int>] {
        var ranges: [ClosedRange<Int>] = []
        var isOpen = false
        for (line, count) in lines {
            guard count == 0 else {
                isOpen = false
                continue
            }
            if isOpen, let last = ranges.popLast() {
                ranges.append(last.lowerBound...line)
            } else {
                ranges.append(line...line)
            }
            isOpen = true
        }
        return ranges
    }

    /// Reads the text in the form of lcov that llvm-cov exports, file by file.
    static func read(lcov text: String) -> [LineCoverage] {
        var files: [LineCoverage] = []
        var (path, lines): (String?, [(line: Int, count: Int)]) = (nil, [])
        for line in text.split(separator: "\n") {
            if line.hasPrefix("SF:") {
                (path, lines) = (String(line.dropFirst(3)), [])
            } else if line.hasPrefix("DA:") {
                let numbers = line.dropFirst(3).split(separator: ",").compactMap { Int($0) }
                if numbers.count >= 2 { lines.append((numbers[0], numbers[1])) }
            } else if line == "end_of_record", let found = path {
                files.append(LineCoverage(path: found, lines: lines.sorted { $0.line < $1.line }))
                path = nil
            }
        }
        return files
    }

    static func == (left: LineCoverage, right: LineCoverage) -> Bool {
        left.path == right.path && left.lines.elementsEqual(right.lines, by: ==)
    }
}
