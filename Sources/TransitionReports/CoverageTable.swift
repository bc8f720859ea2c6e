import TransitionCore

/// What a search did with each kind of transition, as the lines of a table.
enum CoverageTable {
    private typealias Column = (name: String, count: (TransitionCoverage) -> Int)

    private static var columns: [Column] {
        [
            ("started", { $0.startedCount }), ("finished", { $0.finishedCount }), ("cancelled", { $0.cancelledCount }),
            ("interrupted", { $0.interruptedCount }),
        ]
    }

    /// Where interruptions fell; what never happened to any transition has no column.
    private static var phases: [Column] {
        [
            ("waiting", { $0.interruptions.waiting }), ("driven", { $0.interruptions.driven }),
            ("settling", { $0.interruptions.settling }), ("animating", { $0.interruptions.animating }),
            ("caught", { $0.interruptions.caught }),
        ]
    }

    static func lines(_ coverage: [TransitionCoverage]) -> [String] {
        guard !coverage.isEmpty else { return [] }
        let columns = columns + phases.filter { phase in coverage.contains { phase.count($0) > 0 } }
        let rows =
            [["transition"] + columns.map(\.name)]
            + coverage.map { row in [row.subject] + columns.map { Figures.grouped($0.count(row)) } }
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = row.indices.map { column in
                let padding = String(repeating: " ", count: widths[column] - row[column].count)
                return column == 0 ? row[column] + padding : padding + row[column]
            }
            return "  " + cells.joined(separator: "  ")
        }
    }
}
