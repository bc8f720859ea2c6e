import TransitionCore
import TransitionInvariants
import TransitionReports

/// A matrix of known bugs as a table for people, one line a bug, and its sums.
enum ZooTable {
    /// The line above all.
    static var head: String {
        line(["entry", "scripts", "worst", "steps", "smallest", "repair", "uncompared", "found by"])
    }

    /// The line of one bug, which can be printed as soon as it is known.
    static func line(_ row: ZooMatrix.Row) -> String {
        line(cells(row))
    }

    /// The lines below all, after an empty one.
    static func foot(_ matrix: ZooMatrix) -> String {
        ([""] + sums(matrix)).joined(separator: "\n") + "\n"
    }

    /// The whole table.
    static func render(_ matrix: ZooMatrix) -> String {
        head + matrix.rows.map(line).joined() + foot(matrix)
    }

    /// What a column takes whatever stands in it, so that the lines that come later stand below the others.
    private static let widths = [5, 7, 7, 5, 8, 6, 10]

    private static func line(_ cells: [String]) -> String {
        cells.indices.map { column in
            guard column < widths.count else { return cells[column] }
            let padding = String(repeating: " ", count: max(0, widths[column] - cells[column].count))
            return column == 0 ? cells[column] + padding : padding + cells[column]
        }.joined(separator: "  ") + "\n"
    }

    private static func cells(_ row: ZooMatrix.Row) -> [String] {
        let scripts = row.scripts
        return [
            row.id, scripts.map { Figures.grouped($0.median) } ?? "-", scripts.map { Figures.grouped($0.worst) } ?? "-",
            row.smallestStepCount.map(Figures.grouped) ?? "-", "\(row.smallestCount) of \(row.searches.count)",
            row.alarms.isEmpty ? "clean" : "BLAMED", uncompared(row.rests), finding(row),
        ]
    }

    /// The part of the rests that had nothing to be compared with.
    private static func uncompared(_ rests: RestCoverage) -> String {
        rests.comparableCount == 0 ? "-" : Figures.percent(rests.uncomparedCount, of: rests.comparableCount)
    }

    private static func finding(_ row: ZooMatrix.Row) -> String {
        let missing = row.searches.count { $0.scriptsToFind == nil }
        let names = row.foundBy.map(\.name).joined(separator: ", ")
        let found = missing == 0 ? names : "NOT FOUND by \(missing) of \(row.searches.count)"
        return missing == 0 || names.isEmpty ? found : "\(found); else \(names)"
    }

    private static func sums(_ matrix: ZooMatrix) -> [String] {
        let scripts = matrix.scripts
        var lines = [
            "Found         \(matrix.foundCount) of \(matrix.rows.count)",
            "Scripts       "
                + (scripts.map { "median \(Figures.grouped($0.median)), worst \(Figures.grouped($0.worst))" }
                    ?? "none found anything"),
            "Smallest      \(matrix.smallestCount) of \(matrix.searchCount) searches "
                + "(\(Figures.percent(matrix.smallestCount, of: matrix.searchCount)))",
            "Split         \(matrix.split.count) of \(matrix.rows.count) told as several failures"
                + (matrix.split.isEmpty
                    ? ""
                    : ": "
                        + matrix.split.map { "\($0.id) (\($0.largestSplit))" }
                        .joined(separator: ", ")),
            "Uncompared    \(uncompared(matrix.rests)) of the rests of the bugs, "
                + "\(uncompared(matrix.repairRests)) of the repairs'",
            "False alarms  \(matrix.alarmCount) in \(Figures.counted(matrix.repairScriptCount, "script")) of "
                + "\(Figures.counted(matrix.rows.count, "repair"))",
        ]
        for row in matrix.rows {
            lines += row.alarms.map { "  \(row.id): \($0.identity.words), by  \($0.script.oneLine)" }
        }
        return lines
    }
}
