import TransitionCommands
import UIKit

@testable import App

/// A shop with a menu at either side of its stack.
private func shop(_ name: String, mode: SideMenuManager.MenuPresentMode) -> TransitionScene {
    TransitionScene(name) {
        menuManager.menuPresentMode = mode
        return UINavigationController(rootViewController: ShopController())
    }
    .withMenus(
        left: { menuManager.menuLeftNavigationController }, right: { menuManager.menuRightNavigationController })
}

public let scenes: [TransitionScene] = [
    shop("side-menu", mode: .viewSlideOut), shop("side-menu-over", mode: .menuSlideIn),
]

final class ShopController: UIViewController {
    /// Whether the last menu was opened without a swipe; no rule asks for it here.
    var wasAskedByCode = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shop"
        view.backgroundColor = .white
        let manager = menuManager
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

    private func makeMenu(leftSide: Bool) -> MenuController {
        let menu = MenuController(rootViewController: ShelfController(takesOrders: true))
        menu.leftSide = leftSide
        return menu
    }

    private func show(_ menu: MenuController?) {
        if let menu, menu.presentingViewController == nil { present(menu, animated: true) }
    }
}
