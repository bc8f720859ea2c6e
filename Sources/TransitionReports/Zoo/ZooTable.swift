import TransitionCore

/// A matrix of known bugs as a table for people, one line a bug, and its sums.
public enum ZooTable {
    public static func render(_ matrix: ZooMatrix) -> String {
        (lines(matrix) + [""] + sums(matrix)).joined(separator: "\n") + "\n"
    }

    private static func lines(_ matrix: ZooMatrix) -> [String] {
        let head = ["entry", "scripts", "worst", "steps", "smallest", "twin", "found by"]
        let rows = [head] + matrix.rows.map(cells)
        let widths = head.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            row.indices.map { column in
                if column == head.count - 1 { return row[column] }
                let padding = String(repeating: " ", count: widths[column] - row[column].count)
                return column == 0 ? row[column] + padding : padding + row[column]
            }.joined(separator: "  ")
        }
    }

    private static func cells(_ row: ZooMatrix.Row) -> [String] {
        let scripts = row.scripts
        return [
            row.id, scripts.map { Figures.grouped($0.median) } ?? "-", scripts.map { Figures.grouped($0.worst) } ?? "-",
            row.smallestStepCount.map(Figures.grouped) ?? "-", "\(row.smallestCount) of \(row.searches.count)",
            row.alarms.isEmpty ? "clean" : "BLAMED", finding(row),
        ]
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
            "False alarms  \(matrix.alarmCount) in \(Figures.counted(matrix.twinScriptCount, "script")) of "
                + "\(Figures.counted(matrix.rows.count, "repair"))",
        ]
        for row in matrix.rows {
            lines += row.alarms.map { "  \(row.id): \($0)" }
        }
        return lines
    }
}
