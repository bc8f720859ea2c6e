import TransitionRunner
import UIKit

extension StockApps {
    static let lists: [TransitionScene] = [
        TransitionScene("stock-table") { UINavigationController(rootViewController: rows(40)) },
        TransitionScene("stock-table-of-tables") {
            UINavigationController(rootViewController: RowsPage(count: 12) { _ in rows(20) })
        },
        TransitionScene("stock-table-edited") { UINavigationController(rootViewController: rows(6)) }
            .action("delete") { ($0.stack?.viewControllers.first as? RowsPage)?.deleteFirst() }
            .action("insert") { ($0.stack?.viewControllers.first as? RowsPage)?.insert() },
        TransitionScene("stock-table-reloaded") { UINavigationController(rootViewController: rows(15)) }
            .action("reload") { ($0.stack?.viewControllers.first as? RowsPage)?.tableView.reloadData() },
        TransitionScene("stock-table-deleting-what-is-open") {
            UINavigationController(
                rootViewController: RowsPage(count: 8) { number in
                    ButtonPage(
                        "row \(number)",
                        [
                            (
                                "delete",
                                { page in
                                    (page.navigationController?.viewControllers.first as? RowsPage)?.deleteFirst()
                                    page.pop()
                                }
                            )
                        ])
                })
        },
        TransitionScene("stock-collection") { UINavigationController(rootViewController: TilesPage(count: 30)) },
        TransitionScene("stock-collection-edited") { UINavigationController(rootViewController: TilesPage(count: 9)) }
            .action("delete") { ($0.stack?.viewControllers.first as? TilesPage)?.deleteFirst() }
            .action("reload") { ($0.stack?.viewControllers.first as? TilesPage)?.collectionView.reloadData() },
        TransitionScene("stock-table-in-a-page") { UINavigationController(rootViewController: InboxPage()) },
    ]

    @MainActor private static func rows(_ count: Int) -> RowsPage {
        RowsPage(count: count) { PlainPage("row \($0)") }
    }
}

/// A collection whose tiles push what they stand for.
private final class TilesPage: UICollectionViewController {
    private var tiles: [Int]

    init(count: Int) {
        tiles = Array(1...count)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 110, height: 110)
        super.init(collectionViewLayout: layout)
        title = "tiles"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        tiles.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        cell.contentView.backgroundColor = .systemTeal
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        push(PlainPage("tile \(tiles[indexPath.item])"))
    }

    func deleteFirst() {
        guard !tiles.isEmpty else { return }
        tiles.removeFirst()
        collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
}

/// A plain page with a table in it, which lets go of the selected row along with the way back.
private final class InboxPage: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let table = UITableView(frame: .zero, style: .plain)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "inbox"
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = self
        table.delegate = self
        view.addSubview(table)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let row = table.indexPathForSelectedRow else { return }
        let table = table
        let isAnimated = transitionCoordinator?.animate { _ in
            table.deselectRow(at: row, animated: true)
        } completion: { context in
            if context.isCancelled { table.selectRow(at: row, animated: false, scrollPosition: .none) }
        }
        if isAnimated != true { table.deselectRow(at: row, animated: animated) }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 25 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "mail \(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        push(PlainPage("mail \(indexPath.row)"))
    }
}
