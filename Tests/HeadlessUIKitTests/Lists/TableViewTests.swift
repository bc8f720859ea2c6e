import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct TableViewTests {
    private let source = NumberedSource()

    private func run(_ body: (UITableView, HeadlessApp) -> Void) {
        let table = UITableView(frame: .zero, style: .plain)
        table.register(OwnRow.self, forCellReuseIdentifier: "cell")
        let app = HeadlessApp(root: ListController(table))
        table.dataSource = source
        table.delegate = source
        app.advance(frames: 2)
        body(table, app)
        _ = app.tearDown()
    }

    @Test("only the rows in sight have cells, of the registered class, and cells are used again")
    func reuse() {
        OwnRow.made = 0
        run { table, app in
            #expect(table.contentSize == CGSize(width: 390, height: 4400))
            #expect(table.visibleCells.map(\.tag) == Array(0...19))
            #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.frame.minY == 132)
            #expect(table.cellForRow(at: IndexPath(row: 30, section: 0)) == nil)
            #expect(table.visibleCells.first?.detailTextLabel != nil)
            table.contentOffset.y = 440
            app.advance()
            #expect(table.visibleCells.map(\.tag) == Array(10...29))
            table.contentOffset.y = 880
            app.advance()
            #expect(OwnRow.made < 35)
            #expect((table.visibleCells.last as? OwnRow)?.reuses ?? 0 > 0)
        }
    }

    @Test("a tap selects a row and deselects the one before; a drag selects nothing")
    func tap() {
        run { table, app in
            app.tap(at: CGPoint(x: 100, y: 60))
            app.advance(frames: 10)
            #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
            app.tap(at: CGPoint(x: 100, y: 150))
            app.advance(frames: 10)
            #expect(source.log == ["select 1", "deselect 1", "select 3"])
            #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.isSelected == true)
            source.refusesSelection = true
            app.tap(at: CGPoint(x: 100, y: 60))
            app.advance(frames: 10)
            #expect(table.indexPathForSelectedRow?.row == 3)
            table.selectRow(at: IndexPath(row: 50, section: 0), animated: false, scrollPosition: .middle)
            #expect(table.indexPathForSelectedRow?.row == 50)
            #expect(source.log.count == 3)
            #expect(table.contentOffset == CGPoint(x: 0, y: 1800))
        }
    }

    @Test("a table's data can shrink; a row beyond it raises when it is scrolled to")
    func reload() {
        run { table, app in
            source.counts = [2, 3]
            table.reloadData()
            app.advance()
            #expect(table.numberOfSections == 2)
            #expect(table.visibleCells.map(\.tag) == [0, 1, 0, 1, 2])
            #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 100)) == IndexPath(row: 0, section: 1))
            table.scrollToRow(at: IndexPath(row: 9, section: 0), at: .top, animated: false)
            #expect(app.diagnostics.first?.name == "NSRangeException")
        }
    }
}
