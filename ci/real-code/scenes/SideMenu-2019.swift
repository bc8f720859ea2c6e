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
    .withMenus(
        left: { SideMenuManager.default.leftMenuNavigationController },
        right: { SideMenuManager.default.rightMenuNavigationController })
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
        .callback("sideMenuWillDisappear", onceAfter: .ended(.dismissal, of: menuControllerName))
        .invariant(
            "swipe-drives-the-menu",
            .always(
                .holds("a swipe opens the menu") { $0.shop?.isSwipedOpen == true }
                    .implies(
                        .holds("it drives the menu") { $0.menu?.transitionCoordinator?.initiallyInteractive == true }))),
]

final class ShopController: UIViewController, MenuDelegate {
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

    private func makeMenu(leftSide: Bool) -> MenuController {
        let menu = MenuController(rootViewController: ShelfController(takesOrders: takesOrders))
        menu.leftSide = leftSide
        menu.settings = settings
        return menu
    }

    private func show(_ menu: MenuController?) {
        guard let menu, menu.presentingViewController == nil else { return }
        wasAskedByCode = true
        present(menu, animated: true)
    }

    /// Whether a finger that is down has opened a menu that is still on its way.
    var isSwipedOpen: Bool {
        let isSwiped = view.gestureRecognizers?.contains { $0.state == .changed } == true
        return isSwiped && !wasAskedByCode && navigationController?.presentedViewController?.isBeingPresented == true
    }

    func sideMenuWillAppear(menu: MenuController, animated: Bool) {}

    func sideMenuDidDisappear(menu: MenuController, animated: Bool) { wasAskedByCode = false }

    func sideMenuDidAppear(menu: MenuController, animated: Bool) {
        if refusesMenu { menu.dismiss(animated: true) }
    }

    func sideMenuWillDisappear(menu: MenuController, animated: Bool) {
        // A menu that a cancelled presentation takes back tells of it too.
        if !menu.isBeingPresented { HeadlessApp.heard("sideMenuWillDisappear") }
    }
}
