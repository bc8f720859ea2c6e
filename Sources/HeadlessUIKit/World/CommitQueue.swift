/// What waits for the next commit, as UIKit's callbacks do that follow one: before any event of the next turn.
@MainActor
final class CommitQueue {
    private struct Item {
        /// What it goes back to.
        let cause: Cause
        let block: @MainActor () -> Void
    }

    @exclusivity(unchecked) private var items: [Item] = []

    var isEmpty: Bool { items.isEmpty }

    func enqueue(_ block: @escaping @MainActor () -> Void) {
        items.append(Item(cause: World.current?.cause.later ?? Cause(), block: block))
    }

    func removeAll() { items = [] }

    /// Runs what waits; what is enqueued meanwhile waits for another commit.
    func run() {
        guard !items.isEmpty else { return }
        let due = items
        items = []
        for item in due where !World.isFrozen {
            World.current?.cause = item.cause
            item.block()
        }
    }
}
