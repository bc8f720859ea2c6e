import TransitionCommands
import UIKit

@testable import App

/// A shop with a menu at either side of its stack.
private func shop(_ name: String, mode: SideMenuManager.MenuPresentMode) -> TransitionScene {
    TransitionScene(name) {
        SideMenuManager.menuPresentMode = mode
        return UINavigationController(rootViewController: ShopController())
    }
    .action("show the left menu", when: { $0.canShowMenu }) { app in
        guard let menu = SideMenuManager.menuLeftNavigationController, menu.presentingViewController == nil else {
            return
        }
        app.topViewController?.present(menu, animated: true)
    }
    .action("show the right menu at once", when: { $0.canShowMenu }) { app in
        guard let menu = SideMenuManager.menuRightNavigationController, menu.presentingViewController == nil else {
            return
        }
        app.topViewController?.present(menu, animated: false)
    }
    .action("dismiss the menu by code", when: { $0.menu != nil }) { $0.menu?.dismiss(animated: true) }
    .action("dismiss the menu at once", when: { $0.menu != nil }) { $0.menu?.dismiss(animated: false) }
    .action("close the order", when: { $0.topViewController is OrderController }) {
        $0.topViewController?.dismiss(animated: true)
    }
    .freshProcesses()
}

public let scenes: [TransitionScene] = [
    shop("side-menu", mode: .viewSlideOut), shop("side-menu-over", mode: .menuSlideIn),
]

extension HeadlessApp {
    fileprivate var menu: UISideMenuNavigationController? { topViewController as? UISideMenuNavigationController }

    fileprivate var canShowMenu: Bool { topViewController is UINavigationController && menu == nil }
}

private final class ShopController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shop"
        view.backgroundColor = .white
        let manager = SideMenuManager.self
        manager.menuLeftNavigationController = makeMenu(leftSide: true)
        manager.menuRightNavigationController = makeMenu(leftSide: false)
        if let stack = navigationController {
            manager.menuAddPanGestureToPresent(toView: stack.navigationBar)
            manager.menuAddScreenEdgePanGesturesToPresent(toView: stack.view)
        }
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Menu", primaryAction: UIAction { [weak self] _ in self?.show(manager.menuLeftNavigationController) }
        )
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Cart",
            primaryAction: UIAction { [weak self] _ in self?.show(manager.menuRightNavigationController) })
    }

    private func makeMenu(leftSide: Bool) -> UISideMenuNavigationController {
        let menu = UISideMenuNavigationController(rootViewController: ShelfController())
        menu.leftSide = leftSide
        return menu
    }

    private func show(_ menu: UISideMenuNavigationController?) {
        if let menu, menu.presentingViewController == nil { present(menu, animated: true) }
    }
}

/// What the menu offers.
private final class ShelfController: UITableViewController {
    private let rows = ["Open a page", "Place an order", "Close"]

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
        case 1:
            let order = OrderController()
            order.modalPresentationStyle = .fullScreen
            present(order, animated: true)
        default: dismiss(animated: true)
        }
    }
}

private final class PageController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Page"
        view.backgroundColor = .lightGray
    }
}

private final class OrderController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .green
        let button = UIButton(
            frame: CGRect(x: 20, y: 80, width: 120, height: 44),
            primaryAction: UIAction(title: "Done") { [weak self] _ in self?.dismiss(animated: true) })
        view.addSubview(button)
    }
}
