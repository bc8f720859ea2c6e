import TransitionCommands
import UIKit

@testable import App

/// A shop with a menu at either side of its stack.
private func shop(
    _ name: String, mode: SideMenuManager.MenuPresentMode, isSwiped: Bool = true
) -> TransitionScene {
    TransitionScene(name) {
        menuManager.menuPresentMode = mode
        return UINavigationController(rootViewController: ShopController(isSwiped: isSwiped))
    }
}

extension TransitionScene {
    fileprivate func withMenus() -> TransitionScene {
        withMenus(
            left: { menuManager.menuLeftNavigationController }, right: { menuManager.menuRightNavigationController })
    }
}

public let scenes: [TransitionScene] = [
    shop("side-menu", mode: .viewSlideOut).withMenus(), shop("side-menu-over", mode: .menuSlideIn).withMenus(),
    // Nothing but fingers opens a menu or closes it.
    shop("side-menu-by-hand", mode: .menuSlideIn).freshProcesses(),
    // What the buttons show, code takes away at once; no swipe is in the way.
    shop("side-menu-at-once", mode: .viewSlideOut, isSwiped: false)
        .action("dismiss the menu at once", when: { $0.menu != nil }) { $0.menu?.dismiss(animated: false) }
        .freshProcesses(),
]

final class ShopController: UIViewController {
    /// Whether the last menu was opened without a swipe; no rule asks for it here.
    var wasAskedByCode = false
    private let isSwiped: Bool

    init(isSwiped: Bool) {
        self.isSwiped = isSwiped
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shop"
        view.backgroundColor = .white
        let manager = menuManager
        manager.menuLeftNavigationController = makeMenu(leftSide: true)
        manager.menuRightNavigationController = makeMenu(leftSide: false)
        if isSwiped, let stack = navigationController {
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
