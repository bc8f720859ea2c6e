import TransitionRunner
import UIKit

extension StockApps {
    static let splits: [TransitionScene] =
        narrowAndWide("stock-split-of-pages") {
            split(PlainPage("list"), PlainPage("detail"))
        }
        + narrowAndWide("stock-split-of-stacks") {
            split(
                UINavigationController(rootViewController: master(1)),
                UINavigationController(rootViewController: level(1)))
        }
        + narrowAndWide("stock-split-with-a-list") {
            split(UINavigationController(rootViewController: ListPage(style: .plain)), PlainPage("nothing chosen"))
        }
        + narrowAndWide("stock-split-of-columns") {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(columnList, for: .primary)
            split.setViewController(level(1), for: .secondary)
            return split
        }
        + narrowAndWide("stock-split-of-tabs") {
            let tabs = UITabBarController()
            tabs.viewControllers = [1, 2].map { number in
                UINavigationController(
                    rootViewController: RowsPage(count: 8) { row in
                        row % 2 == 0 ? PlainPage("row \(row)") : RowsPage(count: number) { PlainPage("row \($0)") }
                    })
            }
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(tabs, for: .primary)
            split.setViewController(level(1), for: .secondary)
            return split
        }
        + narrowAndWide("stock-split-in-tabs") {
            let tabs = UITabBarController()
            tabs.viewControllers = [
                split(UINavigationController(rootViewController: master(1)), PlainPage("detail")), PlainPage("other"),
            ]
            return tabs
        }

    @MainActor private static var columnList: UIViewController {
        ButtonPage(
            "list",
            [
                ("show the detail", { $0.splitViewController?.show(.secondary) }),
                ("another detail", { $0.showDetailViewController(level(1), sender: nil) }),
                ("hide the list", { $0.splitViewController?.hide(.primary) }),
                ("deeper", { $0.push(master(2)) }),
            ])
    }

    private static let wide = CGSize(width: 1024, height: 768)

    private static func narrowAndWide(
        _ name: String, _ root: @escaping @MainActor @Sendable () -> UIViewController
    ) -> [TransitionScene] {
        let narrow = TransitionScene(name, root: root)
        return [narrow, narrow.resized(to: wide, as: name + "-wide")]
    }

    @MainActor private static func split(_ primary: UIViewController, _ secondary: UIViewController)
        -> UISplitViewController
    {
        let split = UISplitViewController()
        split.viewControllers = [primary, secondary]
        return split
    }

    @MainActor private static func level(_ number: Int) -> ButtonPage {
        ButtonPage("level \(number)", [("deeper", { $0.push(level(number + 1)) }), ("back", { $0.pop() })])
    }

    @MainActor private static func master(_ number: Int) -> ButtonPage {
        ButtonPage(
            "master \(number)",
            [
                ("deeper", { $0.push(master(number + 1)) }),
                ("detail", { $0.showDetailViewController(PlainPage("detail \(number)"), sender: nil) }),
                (
                    "toggle the list",
                    { page in
                        guard let split = page.splitViewController else { return }
                        split.preferredDisplayMode =
                            split.displayMode == .secondaryOnly ? .oneBesideSecondary : .secondaryOnly
                    }
                ),
            ])
    }
}

/// Rows that show their detail beside the list, or upon it.
private final class ListPage: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "entry \(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        splitViewController?.showDetailViewController(PlainPage("entry \(indexPath.row)"), sender: self)
    }
}
