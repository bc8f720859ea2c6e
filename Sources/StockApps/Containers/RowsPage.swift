import UIKit

/// A table whose rows push what they stand for.
final class RowsPage: UITableViewController {
    private let detail: @MainActor (Int) -> UIViewController
    private(set) var rows: [Int]

    init(count: Int, _ detail: @escaping @MainActor (Int) -> UIViewController) {
        rows = Array(1...count)
        self.detail = detail
        super.init(style: .plain)
        title = "rows"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "row \(rows[indexPath.row])"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        push(detail(rows[indexPath.row]))
    }

    func deleteFirst() {
        guard !rows.isEmpty else { return }
        rows.removeFirst()
        tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }

    func insert() {
        rows.insert((rows.max() ?? 0) + 1, at: 0)
        tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }
}
