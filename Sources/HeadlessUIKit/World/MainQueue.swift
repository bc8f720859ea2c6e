import TransitionCore

/// Blocks that wait for a turn of the run loop: ordered by due frame, equal frames in the order of insertion.
@MainActor
final class MainQueue {
    private struct Item {
        let frame: Int
        let order: Int
        let block: @MainActor () -> Void
    }

    @exclusivity(unchecked) private var items: [Item] = []
    private var nextOrder = 0

    var isEmpty: Bool { items.isEmpty }
    /// The frame at which the first block is due.
    var nextDueFrame: Int? { items.isEmpty ? nil : items.lazy.map(\.frame).min() }

    func enqueue(atFrame frame: Int, _ block: @escaping @MainActor () -> Void) {
        items.append(Item(frame: frame, order: nextOrder, block: block))
        nextOrder += 1
    }

    func removeAll() {
        items = []
    }

    /// Runs what is due now. A block that is enqueued meanwhile waits for the next turn.
    func runDue(at frame: Int) {
        guard !items.isEmpty else { return }
        let due = items.filter { $0.frame <= frame }.sorted { ($0.frame, $0.order) < ($1.frame, $1.order) }
        items.removeAll { $0.frame <= frame }
        for item in due where !World.isFrozen { item.block() }
    }
}
