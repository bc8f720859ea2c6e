// Written by `WRITE_TABLE=1 swift test --filter ModelTableTests` from the sources of the model.
extension ModelDeclarations {
    /// The protocols of tables and collections, with the model's defaults.
    static let listProtocols = #"""
        protocol UICollectionViewDataSource: NSObjectProtocol {}
        extension UICollectionViewDataSource {
        func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
        func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
        UICollectionReusableView()
        }
        }
        protocol UICollectionViewDelegate: UIScrollViewDelegate {}
        extension UICollectionViewDelegate {
        func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
        ) -> Bool { true }
        func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
        func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
        func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
        ) -> Bool { true }
        func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
        ) -> Bool { true }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
        func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) {}
        func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
        ) {}
        func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
        ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
        }
        func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
        ) -> UIContextMenuConfiguration? {
        collectionView.indexPathForItem(at: point).flatMap {
            self.collectionView(collectionView, contextMenuConfigurationForItemAt: $0, point: point)
        }
        }
        func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? { nil }
        func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
        ) {}
        func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
        ) {}
        func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
        ) {}
        }
        protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}
        extension UICollectionViewDelegateFlowLayout {
        func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
        ) -> CGSize { flow(collectionViewLayout)?.itemSize ?? .zero }
        func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
        ) -> UIEdgeInsets { flow(collectionViewLayout)?.sectionInset ?? .zero }
        func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat { flow(collectionViewLayout)?.minimumLineSpacing ?? 0 }
        func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
        ) -> CGFloat { flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0 }
        func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
        ) -> CGSize { flow(collectionViewLayout)?.headerReferenceSize ?? .zero }
        func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
        ) -> CGSize { flow(collectionViewLayout)?.footerReferenceSize ?? .zero }
        }
        protocol UITableViewDataSource: NSObjectProtocol {}
        extension UITableViewDataSource {
        func numberOfSections(in tableView: UITableView) -> Int { 1 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
        func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {}
        func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {}
        }
        protocol UITableViewDelegate: UIScrollViewDelegate {}
        extension UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
        }
        func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.estimatedRowHeight
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.sectionHeaderHeight
        }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.sectionFooterHeight
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
        func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {}
        func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {}
        func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
        func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
        func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { nil }
        func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { nil }
        func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { .delete }
        func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
        func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? { nil }
        func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
        ) {}
        func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
        ) {}
        func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
        ) {}
        }
        """#
}
