/// Shows the menus of buttons and bar items: each like the menu of a long press (ledger 11.11).
@MainActor
struct ControlMenus: MenuShowing {
    func show(_ menu: UIMenu, of owner: UIView) {
        guard !World.isFrozen, let presenter = owner.nearestController else { return }
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
        let shown = ContextMenuController(configuration, of: ControlMenu())
        guard !shown.isEmpty else { return }
        presenter.present(shown, animated: true)
    }
}

/// The menu of one control has no preview, and nobody who asks what becomes of it.
@MainActor
private final class ControlMenu: MenuKeeper {
    func willEnd(_ menu: ContextMenuController) {}
    func commit(_ menu: ContextMenuController) {}
}
