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
        var swipesFully = true
        /// What the last action has been given to call.
        var completion: ((Bool) -> Void)?

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
            let made = UISwipeActionsConfiguration(actions: [action("delete", .destructive), action("flag", .normal)])
            made.performsFirstActionWithFullSwipe = swipesFully
            return made
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
                self.completion = completion
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
            source.swipesFully = false
            drag(3, by: -330, in: app)
            #expect(source.take() == ["open 3"] && way(3, table) == -148)
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

    private func buttons(_ row: Int, _ table: UITableView) -> [CGFloat]? {
        table.cellForRow(at: IndexPath(row: row, section: 0))?.subviews.compactMap { ($0 as? UIButton)?.frame.minX }
    }

    @Test("the buttons lie at the side that the drag uncovers, the first one outermost")
    func places() {
        run { table, app in
            drag(0, by: 100, in: app)
            #expect(buttons(0, table) == [0])
            drag(2, by: -130, in: app)
            #expect(buttons(2, table) == [316, 242])
        }
    }

    @Test("an open row is dragged on from where it stands, and back at most to its place")
    func draggedAgain() {
        run { table, app in
            drag(0, by: -130, in: app, ending: .hold)
            #expect((-125 ... -110).contains(way(0, table)), "without what it took to be a drag")
            app.liftTouches()
            app.advanceToRest()
            drag(0, by: 30, in: app)
            #expect(way(0, table) == -148 && source.take() == ["open 0"])
            drag(0, by: 300, in: app)
            #expect(way(0, table) == 0 && source.take() == ["close 0"])
        }
    }

    @Test("the row is the one from which the finger set out; the next drag scrolls, and closes it")
    func slanted() {
        run { table, app in
            app.pan(from: CGPoint(x: 370, y: 129), by: CGVector(dx: -130, dy: 70), frames: 12)
            app.advanceToRest()
            #expect(source.take() == ["open 2"] && way(2, table) == -148)
            table.contentSize.height = 2000
            app.pan(from: CGPoint(x: 100, y: 300), by: CGVector(dx: 0, dy: -100), frames: 12, ending: .hold)
            #expect(source.take() == ["close 2"] && table.contentOffset.y > 50)
        }
    }

    @Test("what says late that it is done closes no other row")
    func lateCompletion() {
        source.completes = false
        run { table, app in
            drag(2, by: -130, in: app)
            app.tap(at: CGPoint(x: 260, y: 108))
            drag(4, by: -130, in: app)
            _ = source.take()
            source.completion?(true)
            app.advanceToRest()
            #expect(source.take().isEmpty && way(4, table) == -148)
        }
    }

    @Test("a row that is deleted or scrolled away by code is open no more")
    func gone() {
        run { table, app in
            drag(2, by: -130, in: app)
            source.count = 9
            table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
            app.advanceToRest()
            #expect(source.take() == ["open 2", "close 2"])
            source.count = 100
            table.reloadData()
            drag(2, by: -130, in: app)
            table.contentOffset.y = 1000
            app.advanceToRest()
            #expect(source.take() == ["open 2", "close 2"])
            app.tap(at: CGPoint(x: 100, y: 240))
            app.advanceToRest()
            #expect(source.take() == ["select 28"])
        }
    }

    @Test("a button that goes with its row performs nothing")
    func closingButtons() {
        run { table, app in
            drag(2, by: -130, in: app)
            app.tap(at: CGPoint(x: 100, y: 240))
            app.advance(frames: 2)
            app.tap(at: CGPoint(x: 260, y: 108))
            app.advanceToRest()
            #expect(!source.take().contains("flag"))
        }
    }

    @Test("a control in the row that has its touch already keeps it")
    func control() {
        run { table, app in
            let cell = table.cellForRow(at: IndexPath(row: 2, section: 0))
            cell?.contentView.addSubview(UISwitch(frame: CGRect(x: 320, y: 6, width: 51, height: 31)))
            let finger = app.touchDown(at: CGPoint(x: 345, y: 108))
            app.advance(frames: 20)
            for x in stride(from: CGFloat(330), through: 150, by: -15) {
                finger.move(to: CGPoint(x: x, y: 108))
                app.advance()
            }
            finger.lift()
            app.advanceToRest()
            #expect(source.take().isEmpty && way(2, table) == 0)
        }
    }
}
