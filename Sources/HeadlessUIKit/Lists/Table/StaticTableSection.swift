/// A section of a table whose rows a storyboard has.
@preconcurrency @MainActor
public struct StaticTableSection {
    /// A row; without a height of its own it has the table's.
    public struct Row {
        let cell: UITableViewCell
        let height: CGFloat?

        public init(_ cell: UITableViewCell, height: CGFloat? = nil) {
            self.cell = cell
            self.height = height
        }
    }

    let header: String?
    let footer: String?
    let rows: [Row]

    /// A section with the titles above and below its rows, if it has any.
    public init(header: String? = nil, footer: String? = nil, rows: [Row]) {
        self.header = header
        self.footer = footer
        self.rows = rows
    }
}
