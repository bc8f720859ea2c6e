/// A row that a finger drags to the side, and the buttons beside it.
///
/// A drag along the row asks the delegate for its buttons; without any it is left to others. Let go early the row goes
/// back, after a half of their width it stays open, and beyond most of the row's width the first action is performed.
/// An open row closes with the next touch beside its buttons. UIKit's own *Delete* button of a data source that commits
/// an editing style is not modelled.
@MainActor
final class RowSwipe: SidewaysDrag {
    private nonisolated static let buttonWidth: CGFloat = 74
    /// The part of a row's width from which on letting go performs the first action.
    private static let fullPart: CGFloat = 0.6
    private static let duration: TimeInterval = 0.3

    private struct Row {
        let path: IndexPath
        let cell: UITableViewCell
        let configuration: UISwipeActionsConfiguration
        let buttons: [UIButton]
        /// -1 for buttons at the trailing side, which a drag to the left shows.
        let direction: CGFloat
        /// How far the row stands to the side.
        var way: CGFloat = 0

        var width: CGFloat { CGFloat(buttons.count) * RowSwipe.buttonWidth }
    }

    private unowned let table: UITableView
    private var row: Row?
    /// The row that a drag has been granted, until it begins.
    private var next: Row?
    /// Where the row would stand if the finger had not moved.
    private var wayAtStart: CGFloat = 0

    init(_ table: UITableView) {
        self.table = table
    }

    /// Whether a row stands to the side, or is on its way.
    var isOpen: Bool { row != nil }

    // MARK: The finger

    /// Whether a drag that went so far from a point of the table moves a row.
    func takesDrag(from point: CGPoint, way: CGFloat) -> Bool {
        guard !World.isFrozen, way != 0 else { return false }
        guard let path = table.indexPathForRow(at: point), let cell = table.cellForRow(at: path) else { return false }
        next = nil
        if row?.cell === cell { return true }
        guard let delegate = table.delegate else { return false }
        let configuration =
            way < 0
            ? delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
            : delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
        guard let configuration, !configuration.actions.isEmpty, !World.isFrozen else { return false }
        next = Row(
            path: path, cell: cell, configuration: configuration,
            buttons: configuration.actions.map { _ in UIButton(type: .system) }, direction: way < 0 ? -1 : 1)
        return true
    }

    /// The finger, which has gone so far by now, takes the row.
    func begin(at way: CGFloat) {
        if let next {
            close(animated: true)
            open(next)
        }
        next = nil
        wayAtStart = (row?.way ?? 0) - way
    }

    func drag(to way: CGFloat) {
        guard let direction = row?.direction else { return }
        // Only to the side on which the buttons are.
        move(to: direction * max(0, direction * (wayAtStart + way)))
    }

    func end(isCancelled: Bool) {
        guard let row else { return }
        let way = abs(row.way)
        if !isCancelled, row.configuration.performsFirstActionWithFullSwipe, way > Self.fullPart * row.cell.bounds.width
        {
            move(to: row.direction * row.cell.bounds.width, animated: true)
            perform(row.configuration.actions[0], from: row.buttons[0])
        } else if !isCancelled, way > row.width / 2 {
            move(to: row.direction * row.width, animated: true)
        } else {
            close(animated: true)
        }
    }

    // MARK: The row

    private func open(_ new: Row) {
        row = new
        let (cell, width) = (new.cell, Self.buttonWidth)
        for (index, (action, button)) in zip(new.configuration.actions, new.buttons).enumerated() {
            button.setTitle(action.title, for: .normal)
            button.accessibilityLabel = action.title
            button.backgroundColor = action.backgroundColor
            let inset = CGFloat(index) * width
            button.frame = CGRect(
                x: new.direction < 0 ? cell.bounds.width - inset - width : inset, y: 0, width: width,
                height: cell.bounds.height)
            button.addAction(
                UIAction { [weak self, weak button] _ in
                    if let self, let button { self.perform(action, from: button) }
                }, for: .touchUpInside)
            cell.insertSubview(button, belowSubview: cell.contentView)
        }
        table.delegate?.tableView(table, willBeginEditingRowAt: new.path)
    }

    private func move(to way: CGFloat, animated: Bool = false) {
        guard let cell = row?.cell else { return }
        row?.way = way
        let shift = { cell.contentView.transform = CGAffineTransform(translationX: way, y: 0) }
        if animated { UIView.animate(withDuration: Self.duration, animations: shift) } else { shift() }
    }

    private func perform(_ action: UIContextualAction, from button: UIButton) {
        guard !World.isFrozen else { return }
        action.handler(action, button) { [weak self] _ in
            if self?.row?.buttons.contains(where: { $0 === button }) ?? false { self?.close(animated: true) }
        }
    }

    /// Brings the row back that a cell shows which is about to go.
    func close(ifIn cell: UITableViewCell) {
        if row?.cell === cell { close(animated: false) }
    }

    /// Brings the row back.
    func close(animated: Bool) {
        guard let row else { return }
        move(to: 0, animated: animated)
        self.row = nil
        let buttons = row.buttons
        if animated {
            UIView.animate(withDuration: Self.duration) {
                for button in buttons { button.alpha = 0 }
            } completion: { _ in
                for button in buttons { button.removeFromSuperview() }
            }
        } else {
            for button in buttons { button.removeFromSuperview() }
        }
        if !World.isFrozen { table.delegate?.tableView(table, didEndEditingRowAt: row.path) }
    }
}
