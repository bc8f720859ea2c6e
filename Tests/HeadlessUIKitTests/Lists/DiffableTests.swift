import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct DiffableTests {
    @Test("a snapshot keeps sections and items in order and finds them")
    func snapshot() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([1, 2])
        snapshot.appendItems(["a", "b"], toSection: 1)
        snapshot.appendItems(["d"])
        snapshot.insertItems(["c"], beforeItem: "d")
        snapshot.deleteItems(["a"])
        #expect(snapshot.itemIdentifiers == ["b", "c", "d"])
        #expect(snapshot.itemIdentifiers(inSection: 2) == ["c", "d"])
        #expect(snapshot.path(of: "d") == IndexPath(item: 1, section: 1))
        #expect(snapshot.sectionIdentifier(containingItem: "b") == 1)
    }

    @Test("a table shows the snapshot that was applied last")
    func table() {
        let table = UITableView(frame: .zero, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let app = HeadlessApp(root: ListController(table))
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = item
            return cell
        }
        var snapshot = source.snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems(["one", "two"])
        var isDone = false
        source.apply(snapshot) { isDone = true }
        #expect(table.visibleCells.compactMap(\.textLabel?.text) == ["one", "two"])
        #expect(!isDone)
        app.advance(frames: 20)
        #expect(isDone)
        #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == "two")
        _ = app.tearDown()
    }
}
