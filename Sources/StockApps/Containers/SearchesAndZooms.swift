import TransitionRunner
import UIKit

extension StockApps {
    static let searches: [TransitionScene] = [
        TransitionScene("stock-search-in-a-stack") { stack(searching(definesContext: true)) },
        TransitionScene("stock-search-that-obscures") { stack(searching(definesContext: true, obscures: true)) },
        TransitionScene("stock-search-over-the-root") { stack(searching(definesContext: false)) },
        TransitionScene("stock-search-in-a-tab") {
            let tabs = UITabBarController()
            tabs.viewControllers = [stack(searching(definesContext: true)), PlainPage("other")]
            return tabs
        },
        TransitionScene("stock-search-in-a-table") {
            let rows = RowsPage(count: 30) { PlainPage("row \($0)") }
            rows.definesPresentationContext = true
            rows.navigationItem.searchController = UISearchController(searchResultsController: nil)
            rows.navigationItem.hidesSearchBarWhenScrolling = false
            return stack(rows)
        },
        TransitionScene("stock-search-by-code") { stack(searching(definesContext: true)) }
            .action("search") { $0.search?.isActive = true }
            .action("end the search") { $0.search?.isActive = false }
            .pushing { PlainPage("deeper") },
    ]

    static let zooms: [TransitionScene] = [
        TransitionScene("stock-zoom-in-a-stack") { stack(album { $0.push($1) }) },
        TransitionScene("stock-zoom-presented") {
            album {
                $1.modalPresentationStyle = .fullScreen
                $0.present($1, animated: true)
            }
        },
    ]

    static let menus: [TransitionScene] = [
        TransitionScene("stock-menu") { MenuPage() },
        TransitionScene("stock-menu-in-a-stack") { stack(MenuPage()) },
    ]

    @MainActor private static func stack(_ page: UIViewController) -> UIViewController {
        UINavigationController(rootViewController: page)
    }

    /// A page with a search in its bar, which finds pages to push.
    @MainActor private static func searching(definesContext: Bool, obscures: Bool = false) -> UIViewController {
        let page = ButtonPage(
            "searched",
            [
                ("search", { $0.navigationItem.searchController?.isActive = true }),
                ("deeper", { $0.push(ButtonPage("deeper", [("back", { $0.pop() })])) }),
                (
                    "alert",
                    { page in
                        let alert = UIAlertController(title: "Note", message: nil, preferredStyle: .alert)
                        alert.addAction(UIAlertAction(title: "OK", style: .default))
                        (page.presentedViewController ?? page).present(alert, animated: true)
                    }
                ),
            ])
        page.definesPresentationContext = definesContext
        let search = UISearchController(searchResultsController: PlainPage("results"))
        search.obscuresBackgroundDuringPresentation = obscures
        page.navigationItem.searchController = search
        return page
    }

    /// A page whose picture grows into a page of its own.
    @MainActor private static func album(
        _ show: @escaping @MainActor (UIViewController, UIViewController) -> Void
    ) -> UIViewController {
        let picture = UIView(frame: CGRect(x: 40, y: 400, width: 90, height: 90))
        picture.backgroundColor = .systemBlue
        return ButtonPage(
            "album",
            [
                (
                    "photo",
                    { [weak picture] page in
                        let photo = ButtonPage(
                            "photo",
                            [
                                (
                                    "close",
                                    { page in
                                        if page.navigationController == nil {
                                            page.dismiss(animated: true)
                                        } else {
                                            page.pop()
                                        }
                                    }
                                )
                            ])
                        photo.preferredTransition = .zoom { _ in picture }
                        show(page, photo)
                    }
                )
            ]
        ).at(.didLoad) { $0.view.addSubview(picture) }
    }
}

extension HeadlessApp {
    /// The search in the bar of the stack's first page.
    fileprivate var search: UISearchController? { stack?.viewControllers.first?.navigationItem.searchController }
}

/// A page with a view whose menu shows a page, or previews it.
private final class MenuPage: UIViewController, UIContextMenuInteractionDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let card = UIView(frame: CGRect(x: 60, y: 300, width: 200, height: 200))
        card.backgroundColor = .systemGreen
        card.addInteraction(UIContextMenuInteraction(delegate: self))
        view.addSubview(card)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(
            identifier: nil, previewProvider: { PlainPage("preview") },
            actionProvider: { [weak self] _ in
                UIMenu(children: [
                    UIAction(title: "Show") { _ in self?.show(PlainPage("shown")) },
                    UIAction(title: "Nothing") { _ in },
                ])
            })
    }

    private func show(_ page: UIViewController) {
        if navigationController == nil { present(page, animated: true) } else { push(page) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let preview = animator.previewViewController else { return }
        animator.addCompletion { [weak self] in self?.show(preview) }
    }
}
