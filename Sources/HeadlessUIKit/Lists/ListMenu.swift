/// What a list tells the menus of its rows or items: what its delegate gives, and who is told.
@preconcurrency @MainActor
protocol MenuList: UIScrollView {
    /// Asks the delegate for the menu at a place of the list.
    func menuConfiguration(at point: CGPoint) -> UIContextMenuConfiguration?
    func menuWillAppear(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    func menuWillGo(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    func menuWillCommit(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
    /// The cells in sight.
    var cellsOfMenus: [UIView] { get }
}

extension MenuList {
    /// Where a press brings up a menu: asks the delegate for the menu of each cell in sight.
    var menuAreas: [CGRect] {
        cellsOfMenus.map(\.frame).filter { area in
            !World.isFrozen && menuConfiguration(at: CGPoint(x: area.midX, y: area.midY)) != nil
        }
    }
}

/// The list's own interaction, which asks the list's delegate (ledger 11.12).
///
/// Swift has no optional requirements: whether a delegate has menus is learned by asking for one, when a finger has
/// rested on a row.
@MainActor
final class ListMenu: NSObject, UIContextMenuInteractionDelegate {
    private weak var list: (any MenuList)?
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

    init(of list: some MenuList) {
        self.list = list
        super.init()
        list.addInteraction(interaction)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        list?.menuConfiguration(at: location)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        list?.menuWillAppear(configuration, animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        list?.menuWillGo(configuration, animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        list?.menuWillCommit(configuration, animator)
    }
}
