import TransitionRunner
import UIKit

extension StockApps {
    static let sheetFlows: [TransitionScene] = [
        .stock("sheet-wizard") {
            RowsPage(count: 12) { first in
                RowsPage(count: 8) { second in
                    ButtonPage("\(first), \(second)", [("done", { $0.dismiss(animated: true) })])
                }
            }.inStack().asSheet { $0.detents = [.medium(), .large()] }
        },
        .stock("sheet-grows-on-push") {
            ButtonPage("small", [("more", { $0.push(largePage()) })])
                .at(.willAppear) { resize($0, to: .medium) }
                .inStack().asSheet { $0.detents = [.medium(), .large()] }
        },
        .stock("sheet-search") { SearchPage().asSheet { $0.detents = [.medium(), .large()] } },
        .stock("sheet-then-alert") {
            ModalPage(
                "Second",
                [
                    "Send": { page in
                        let presenter = page.presentingViewController
                        page.dismiss(animated: true) {
                            let alert = UIAlertController(title: "Sent", message: nil, preferredStyle: .alert)
                            alert.addAction(UIAlertAction(title: "OK", style: .default))
                            presenter?.present(alert, animated: true)
                        }
                    }
                ]
            ).asSheet()
        },
        TransitionScene("stock-sheet-of-a-tab") {
            let tabs = UITabBarController()
            let map = ModalPage(
                "Map",
                [
                    "Places": { page in
                        page.present(
                            EntriesPage().inStack().asSheet {
                                $0.detents = [.medium(), .large()]
                                $0.largestUndimmedDetentIdentifier = .medium
                            }, animated: true)
                    }
                ])
            tabs.viewControllers = [map.inStack(), PlainPage("two")]
            return tabs
        }
        .dismisses(),
        TransitionScene("stock-presents-when-seen") {
            UINavigationController(
                rootViewController: ButtonPage("first", [("next", { $0.push(askingPage()) })]))
        }
        .dismisses(),
    ]

    @MainActor private static func largePage() -> UIViewController {
        ButtonPage("large", [("back", { $0.pop() }), ("done", { $0.dismiss(animated: true) })])
            .at(.willAppear) { resize($0, to: .large) }
    }

    @MainActor private static func resize(
        _ page: UIViewController, to detent: UISheetPresentationController.Detent.Identifier
    ) {
        guard let sheet = page.navigationController?.sheetPresentationController else { return }
        sheet.animateChanges { sheet.selectedDetentIdentifier = detent }
    }

    /// A page that asks for leave whenever it is shown.
    @MainActor private static func askingPage() -> UIViewController {
        ButtonPage("camera", [("back", { $0.pop() })]).at(.didAppear) { page in
            guard page.presentedViewController == nil else { return }
            let alert = UIAlertController(title: "Allow?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Yes", style: .default))
            alert.addAction(UIAlertAction(title: "No", style: .cancel))
            page.present(alert, animated: true)
        }
    }
}

/// A field over a list; the list goes out of the keyboard's way, and a row ends the search.
private final class SearchPage: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let field = UITextField()
    private let table = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        table.dataSource = self
        table.delegate = self
        view.addSubview(field)
        view.addSubview(table)
        _ = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.table.contentInset.bottom = 300 }
        }
        _ = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillHideNotification, object: nil, queue: .main
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.table.contentInset.bottom = 0 }
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        field.frame = CGRect(x: area.minX + 16, y: area.minY + 8, width: max(area.width - 32, 0), height: 40)
        let top = area.minY + 56
        table.frame = CGRect(x: area.minX, y: top, width: area.width, height: max(view.bounds.maxY - top, 0))
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        field.becomeFirstResponder()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "found \(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        dismiss(animated: true)
    }
}
