import TransitionRunner
import UIKit

extension StockApps {
    static let scrollingSheets: [TransitionScene] = [
        .stock("sheet-list") { EntriesPage().asSheet() },
        .stock("sheet-list-two-heights") { EntriesPage().asSheet { $0.detents = [.medium(), .large()] } },
        .stock("sheet-list-scrolls-first") {
            EntriesPage().asSheet {
                $0.detents = [.medium(), .large()]
                $0.prefersScrollingExpandsWhenScrolledToEdge = false
            }
        },
        .stock("sheet-list-in-stack") {
            EntriesPage().inStack().asSheet { $0.detents = [.medium(), .large()] }
        },
        .stock("sheet-text") { TextPage().asSheet { $0.detents = [.medium(), .large()] } },
        TransitionScene("stock-list-presents-sheet") {
            EntriesPage { page, row in page.present(ModalPage.closable("Row \(row)").asSheet(), animated: true) }
        }
        .dismisses(),
        TransitionScene("stock-list-presents-full-screen") {
            EntriesPage { page, row in
                page.present(ModalPage.closable("Row \(row)").styled(.fullScreen), animated: true)
            }.inStack()
        }
        .dismisses(),
    ]
}

/// Thirty rows; a row dismisses the page unless told otherwise.
final class EntriesPage: UITableViewController {
    private let select: @MainActor (EntriesPage, Int) -> Void

    init(select: @escaping @MainActor (EntriesPage, Int) -> Void = { page, _ in page.dismiss(animated: true) }) {
        self.select = select
        super.init(style: .plain)
        title = "List"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        select(self, indexPath.row)
    }
}

/// A long text in a scroll view, held by constraints.
private final class TextPage: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let (scroll, text) = (UIScrollView(), UIView())
        text.backgroundColor = .secondarySystemBackground
        for view in [scroll, text] { view.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scroll)
        scroll.addSubview(text)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            text.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            text.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            text.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            text.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            text.heightAnchor.constraint(equalToConstant: 2000),
        ])
    }
}
