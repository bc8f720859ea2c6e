import TransitionCommands
import UIKit

@testable import App

/// A shop with a menu at either side of its stack.
private func shop(
    _ name: String, style: @escaping () -> SideMenuPresentationStyle, takesOrders: Bool = true,
    _ change: @escaping (inout SideMenuSettings) -> Void = { _ in }
) -> TransitionScene {
    TransitionScene(name) {
        var settings = SideMenuSettings()
        settings.presentationStyle = style()
        change(&settings)
        return UINavigationController(rootViewController: ShopController(settings: settings, takesOrders: takesOrders))
    }
    .action("show the left menu", when: { $0.canShowMenu }) { app in
        guard let menu = SideMenuManager.default.leftMenuNavigationController, menu.presentingViewController == nil
        else { return }
        app.shop?.wasAskedByCode = true
        app.topViewController?.present(menu, animated: true)
    }
    .action("show the right menu at once", when: { $0.canShowMenu }) { app in
        guard let menu = SideMenuManager.default.rightMenuNavigationController, menu.presentingViewController == nil
        else { return }
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

public let scenes: [TransitionScene] = [
    shop("side-menu", style: { .viewSlideOut }),
    shop("side-menu-over", style: { .menuSlideIn }) {
        $0.dismissOnPresent = false
        $0.dismissOnRotation = false
    },
    // A menu that only its own dismissal hides: one that is covered by an order tells of that, too.
    shop("side-menu-heard", style: { .viewSlideOut }, takesOrders: false)
        .action("refuse the menu or allow it") { $0.shop?.refusesMenu.toggle() }
        .callback("sideMenuWillDisappear", onceAfter: .ended(.dismissal, of: "SideMenuNavigationController"))
        .invariant(
            "swipe-drives-the-menu",
            .always(
                .holds("a swipe opens the menu") { $0.shop?.isSwipedOpen == true }
                    .implies(
                        .holds("it drives the menu") { $0.menu?.transitionCoordinator?.initiallyInteractive == true }))),
]

extension HeadlessApp {
    fileprivate var menu: SideMenuNavigationController? { topViewController as? SideMenuNavigationController }

    fileprivate var shop: ShopController? {
        (window.rootViewController as? UINavigationController)?.viewControllers.first as? ShopController
    }

    fileprivate var canShowMenu: Bool { topViewController is UINavigationController && menu == nil }
}

private final class ShopController: UIViewController, SideMenuNavigationControllerDelegate {
    /// Whether a menu that has appeared is closed at once, as without a user who may see it.
    var refusesMenu = false
    /// Whether the last menu was opened without a swipe.
    var wasAskedByCode = false
    private let settings: SideMenuSettings
    private let takesOrders: Bool

    init(settings: SideMenuSettings, takesOrders: Bool) {
        (self.settings, self.takesOrders) = (settings, takesOrders)
        super.init(nibName: nil, bundle: nil)
        title = "Shop"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let manager = SideMenuManager.default
        manager.leftMenuNavigationController = makeMenu(leftSide: true)
        manager.rightMenuNavigationController = makeMenu(leftSide: false)
        if let bar = navigationController?.navigationBar { manager.addPanGestureToPresent(toView: bar) }
        manager.addScreenEdgePanGesturesToPresent(toView: view)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Menu", primaryAction: UIAction { [weak self] _ in self?.show(manager.leftMenuNavigationController) }
        )
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Cart",
            primaryAction: UIAction { [weak self] _ in self?.show(manager.rightMenuNavigationController) })
    }

    private func makeMenu(leftSide: Bool) -> SideMenuNavigationController {
        let menu = SideMenuNavigationController(rootViewController: ShelfController(takesOrders: takesOrders))
        menu.leftSide = leftSide
        menu.settings = settings
        return menu
    }

    private func show(_ menu: SideMenuNavigationController?) {
        guard let menu, menu.presentingViewController == nil else { return }
        wasAskedByCode = true
        present(menu, animated: true)
    }

    /// Whether a finger that is down has opened a menu that is still on its way.
    var isSwipedOpen: Bool {
        let isSwiped = view.gestureRecognizers?.contains { $0.state == .changed } == true
        return isSwiped && !wasAskedByCode && navigationController?.presentedViewController?.isBeingPresented == true
    }

    func sideMenuWillAppear(menu: SideMenuNavigationController, animated: Bool) {}

    func sideMenuDidDisappear(menu: SideMenuNavigationController, animated: Bool) { wasAskedByCode = false }

    func sideMenuDidAppear(menu: SideMenuNavigationController, animated: Bool) {
        if refusesMenu { menu.dismiss(animated: true) }
    }

    func sideMenuWillDisappear(menu: SideMenuNavigationController, animated: Bool) {
        // A menu that a cancelled presentation takes back tells of it too.
        if !menu.isBeingPresented { HeadlessApp.heard("sideMenuWillDisappear") }
    }
}

/// What the menu offers.
private final class ShelfController: UITableViewController {
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
