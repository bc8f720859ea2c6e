import UIKit

/// Gives the menus of a list, and writes down what it is asked and told.
@MainActor
class MenuOwner: NSObject {
    enum Menu { case none, empty, full }

    var lines: [String] = []
    var menu = Menu.full
    var preview: UIViewController?
    /// Whether the preview is pushed while the menu goes, not afterwards.
    var pushesAlong = false
    var commitStyle = UIContextMenuInteractionCommitStyle.dismiss
    let moved = UIView()
    weak var page: UIViewController?

    private func titled(_ title: String) -> UIViewController {
        let page = UIViewController()
        page.title = title
        return page
    }

    func configuration(_ question: String, delete: @escaping @MainActor () -> Void) -> UIContextMenuConfiguration? {
        lines.append("asked \(question)")
        guard menu != .none else { return nil }
        guard menu == .full else { return UIContextMenuConfiguration() }
        return UIContextMenuConfiguration(
            identifier: nil, previewProvider: preview.map { preview in { preview } },
            actionProvider: { [weak self] _ in
                UIMenu(children: [
                    UIAction(title: "Delete") { _ in
                        self?.lines.append("delete")
                        delete()
                    },
                    UIAction(title: "Push") { _ in
                        guard let pushed = self?.titled("pushed") else { return }
                        self?.page?.navigationController?.pushViewController(pushed, animated: true)
                    },
                    UIAction(title: "Present") { _ in
                        guard let presented = self?.titled("presented") else { return }
                        self?.page?.present(presented, animated: true)
                    },
                ])
            })
    }

    func comes(_ animator: (any UIContextMenuInteractionAnimating)?) {
        lines.append("comes")
        animator?.addCompletion { self.lines.append("came") }
    }

    func goes(_ animator: (any UIContextMenuInteractionAnimating)?) {
        lines.append("goes")
        animator?.addCompletion { self.lines.append("gone") }
    }

    func commits(_ animator: any UIContextMenuInteractionCommitAnimating) {
        lines.append("commits")
        animator.preferredCommitStyle = .pop
        commitStyle = animator.preferredCommitStyle
        guard let shown = animator.previewViewController else { return }
        let push = { [weak page] in page?.navigationController?.pushViewController(shown, animated: true) }
        animator.addAnimations { [moved, pushesAlong] in
            moved.center.x += 10
            if pushesAlong { push() }
        }
        animator.addCompletion { [pushesAlong] in
            self.lines.append("committed")
            if !pushesAlong { push() }
        }
    }
}

final class TableOwner: MenuOwner, UITableViewDataSource, UITableViewDelegate {
    private var count = 30

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { lines.append("chosen") }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Flag") { $2(true) }])
    }

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        configuration("row \(indexPath.row) at \(point.x) \(point.y)") { [weak self, weak tableView] in
            self?.count -= 1
            tableView?.deleteRows(at: [indexPath], with: .automatic)
        }
    }

    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { comes(animator) }

    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { goes(animator) }

    func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { commits(animator) }
}

class ItemsOwner: MenuOwner, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        lines.append("chosen")
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { comes(animator) }

    func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { goes(animator) }

    func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { commits(animator) }
}

final class CollectionOwner: ItemsOwner, UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        configuration("items \(indexPaths.map(\.item))") {}
    }
}

/// Answers the question that UIKit asked before the other.
final class OlderCollectionOwner: ItemsOwner, UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        configuration("item \(indexPath.item)") {}
    }
}
