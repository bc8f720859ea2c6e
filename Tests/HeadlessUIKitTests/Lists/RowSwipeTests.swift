import Testing
import TransitionCore

@testable import HeadlessUIKit

@MainActor
@Suite struct RowSwipeTests {
    /// Rows with two buttons at the trailing side, and one at the leading side of the first row.
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var log: [String] = []
        var count = 10
        var completes = true

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("select \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            log.append("open \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
            log.append("close \(indexPath?.row ?? -1)")
        }

        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [action("delete", .destructive), action("flag", .normal)])
        }

        func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            indexPath.row == 0 ? UISwipeActionsConfiguration(actions: [action("read", .normal)]) : nil
        }

        private func action(_ title: String, _ style: UIContextualAction.Style) -> UIContextualAction {
            UIContextualAction(style: style, title: title) { [weak self] _, _, completion in
                guard let self else { return }
                self.log.append(title)
                if self.completes { completion(true) }
            }
        }

        func take() -> [String] {
            defer { log = [] }
            return log
        }
    }

    private let source = Source()

    private func run(_ body: (UITableView, HeadlessApp) -> Void) {
        let table = UITableView(frame: .zero, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let app = HeadlessApp(root: ListController(table))
        table.dataSource = source
        table.delegate = source
        app.advanceToRest()
        body(table, app)
        #expect(app.diagnostics.isEmpty)
        _ = app.tearDown()
    }

    /// Drags the row at a place sideways, and waits.
    private func drag(_ row: Int, by dx: CGFloat, in app: HeadlessApp, ending: GestureEnding = .lift) {
        app.pan(
            from: CGPoint(x: dx < 0 ? 370 : 50, y: CGFloat(44 * row + 20)), by: CGVector(dx: dx, dy: 0), frames: 12,
            ending: ending)
        app.advanceToRest()
    }

    private func way(_ row: Int, _ table: UITableView) -> CGFloat {
        table.cellForRow(at: IndexPath(row: row, section: 0))?.contentView.transform.tx ?? 0
    }

    @Test("a short drag takes the row back, a longer one leaves it open beside its buttons")
    func opens() {
        run { table, app in
            drag(2, by: -60, in: app)
            #expect(way(2, table) == 0)
            #expect(source.take() == ["open 2", "close 2"])
            drag(2, by: -130, in: app)
            #expect(way(2, table) == -148)
            #expect(source.take() == ["open 2"])
            let cell = table.cellForRow(at: IndexPath(row: 2, section: 0))
            #expect(cell?.subviews.compactMap { ($0 as? UIButton)?.accessibilityLabel } == ["delete", "flag"])
            #expect(table.contentOffset == .zero)
        }
    }

    @Test("a button performs its action; what says that it is done closes the row", arguments: [true, false])
    func buttons(completes: Bool) {
        source.completes = completes
        run { table, app in
            drag(2, by: -130, in: app)
            _ = source.take()
            app.tap(at: CGPoint(x: 260, y: 108))
            app.advanceToRest()
            #expect(source.take() == (completes ? ["flag", "close 2"] : ["flag"]))
            #expect(way(2, table) == (completes ? 0 : -148))
            let cell = table.cellForRow(at: IndexPath(row: 2, section: 0))
            #expect(cell?.subviews.count == (completes ? 1 : 3))
        }
    }

    @Test("a full swipe performs the first action, and none where it may not")
    func fullSwipe() {
        run { table, app in
            drag(3, by: -330, in: app)
            #expect(source.take() == ["open 3", "delete", "close 3"])
            #expect(way(3, table) == 0)
            drag(3, by: -330, in: app, ending: .cancel)
            #expect(source.take() == ["open 3", "close 3"])
        }
    }

    @Test("an open row closes with a tap, which chooses nothing, with a scroll and with another row")
    func closes() {
        run { table, app in
            drag(2, by: -130, in: app)
            app.tap(at: CGPoint(x: 100, y: 240))
            app.advanceToRest()
            #expect(source.take() == ["open 2", "close 2"])
            drag(2, by: -130, in: app)
            drag(4, by: -130, in: app)
            #expect(source.take() == ["open 2", "close 2", "open 4"])
            #expect(way(2, table) == 0 && way(4, table) == -148)
            table.reloadData()
            app.advanceToRest()
            #expect(source.take() == ["close 4"])
            app.tap(at: CGPoint(x: 100, y: 240))
            app.advanceToRest()
            #expect(source.take() == ["select 5"])
        }
    }

    @Test("a side without buttons leaves the drag to others")
    func otherSide() {
        run { table, app in
            drag(0, by: 100, in: app)
            #expect(way(0, table) == 74)
            _ = source.take()
            drag(1, by: 100, in: app)
            #expect(source.take() == ["close 0"], "the touch has closed the open row")
            #expect(way(1, table) == 0)
        }
    }
}
