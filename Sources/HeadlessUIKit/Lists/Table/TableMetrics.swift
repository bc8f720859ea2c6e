/// Where the parts of a table are, in points from its top.
struct TableMetrics: Equatable {
    struct Section: Equatable {
        var top: CGFloat
        var headerHeight: CGFloat
        var rowHeights: [CGFloat]
        var footerHeight: CGFloat

        /// One more than there are rows: the last is where the footer begins.
        var rowTops: [CGFloat] {
            rowHeights.reduce(into: [top + headerHeight]) { $0.append($0[$0.count - 1] + $1) }
        }
        var height: CGFloat { headerHeight + rowHeights.reduce(0, +) + footerHeight }
    }

    var tableHeaderHeight: CGFloat = 0
    var sections: [Section] = []
    var tableFooterHeight: CGFloat = 0

    /// Puts the sections below each other, after a height has changed.
    mutating func stack() {
        var top = tableHeaderHeight
        for index in sections.indices {
            sections[index].top = top
            top += sections[index].height
        }
    }

    var contentBottom: CGFloat { sections.last.map { $0.top + $0.height } ?? tableHeaderHeight }
    var height: CGFloat { contentBottom + tableFooterHeight }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section)
            && sections[path.section].rowHeights.indices.contains(path.row)
    }

    func rowExtent(_ path: IndexPath) -> (top: CGFloat, height: CGFloat)? {
        guard contains(path) else { return nil }
        let section = sections[path.section]
        return (section.rowTops[path.row], section.rowHeights[path.row])
    }

    /// The rows that meet a stretch, top down.
    func rows(from start: CGFloat, to end: CGFloat) -> [IndexPath] {
        var result: [IndexPath] = []
        for (index, section) in sections.enumerated() where section.top < end && section.top + section.height > start {
            var top = section.top + section.headerHeight
            for (row, height) in section.rowHeights.enumerated() {
                if top < end, top + height > start { result.append(IndexPath(row: row, section: index)) }
                top += height
            }
        }
        return result
    }
}
