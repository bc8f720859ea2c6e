import TransitionCommands
import UIKit

@testable import App

extension TransitionScene {
    /// What code may do with the menus of a shop.
    func withMenus(
        left: @escaping @MainActor () -> MenuController?, right: @escaping @MainActor () -> MenuController?
    ) -> TransitionScene {
        action("show the left menu", when: { $0.canShowMenu }) { app in
            guard let menu = left(), menu.presentingViewController == nil else { return }
            app.shop?.wasAskedByCode = true
            app.topViewController?.present(menu, animated: true)
        }
        .action("show the right menu at once", when: { $0.canShowMenu }) { app in
            guard let menu = right(), menu.presentingViewController == nil else { return }
            app.shop?.wasAskedByCode = true
            app.topViewController?.present(menu, animated: false)
        }
        .action("dismiss the menu by code", when: { $0.menu != nil }) { $0.menu?.dismiss(animated: true) }
        .action("dismiss the menu at once", when: { $0.menu != nil }) { $0.menu?.dismiss(animated: false) }
        .action("close the order", when: { $0.topViewController is OrderController }) {
            $0.topViewController?.dismiss(animated: true)
        }
        .freshProcesses()
    }
}

extension HeadlessApp {
    var menu: MenuController? { topViewController as? MenuController }

    var shop: ShopController? {
        (window.rootViewController as? UINavigationController)?.viewControllers.first as? ShopController
    }

    var canShowMenu: Bool { topViewController is UINavigationController && menu == nil }
}

/// What the menu offers.
final class ShelfController: UITableViewController {
    private let rows: [String]

    init(takesOrders: Bool) {
        rows = takesOrders ? ["Open a page", "Close", "Place an order"] : ["Open a page", "Close"]
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        switch indexPath.row {
        case 0: navigationController?.pushViewController(PageController(), animated: true)
        case 1: dismiss(animated: true)
        default:
            let order = OrderController()
            order.modalPresentationStyle = .fullScreen
            present(order, animated: true)
        }
    }
}

final class PageController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Page"
        view.backgroundColor = .lightGray
    }
}

final class OrderController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .green
        let button = UIButton(
            frame: CGRect(x: 20, y: 80, width: 120, height: 44),
            primaryAction: UIAction(title: "Done") { [weak self] _ in self?.dismiss(animated: true) })
        view.addSubview(button)
    }
}
