import TransitionCore

/// What waits for a turn of the run loop: ordered by due frame, equal frames in the order of insertion.
@MainActor
final class MainQueue {
    /// Who asked for a block, so that it can be taken back.
    struct Request {
        let target: NSObject
        let selector: Selector
        let argument: Any?
    }

    private struct Item {
        let frame: Int
        let order: Int
        /// Whether it will enqueue itself again without end, so that nobody waits for it.
        let isEndless: Bool
        let request: Request?
        /// The modes of the run loop in which it runs.
        let modes: LoopModes
        /// Ends the wait of a task that is cancelled; nil for what is no task's next stretch.
        let cancellation: (@MainActor () -> Void)?
        /// What it goes back to.
        let cause: Cause
        /// Whether the app's own code has left it to be done, and may do so without end.
        let isClients: Bool
        let block: @MainActor () -> Void
    }

    /// How many stretches of tasks one turn runs; a task that only yields must not hold up time.
    private static let taskLimit = 1000

    @exclusivity(unchecked) private var items: [Item] = []
    private var nextOrder = 0

    /// Whether nothing waits that will ever be done with.
    func isIdle(atFrame frame: Int) -> Bool {
        for item in items where !item.isEndless {
            guard item.isClients, item.cause.isBackground(atFrame: frame) else { return false }
        }
        return true
    }

    /// How often the app's own work that waits has handed itself on, at most; 0 where nothing of it waits.
    var longestHandingOn: Int32 { items.reduce(0) { $1.isClients ? max($0, $1.cause.depth) : $0 } }

    /// The frame at which the first block is due that runs in the mode.
    func nextDueFrame(in mode: LoopModes) -> Int? {
        var first: Int?
        for item in items where !item.modes.isDisjoint(with: mode) { first = min(first ?? .max, item.frame) }
        return first
    }

    /// Enqueues a block, and returns what `remove(_:)` takes.
    @discardableResult
    func enqueue(
        atFrame frame: Int, isEndless: Bool = false, isClients: Bool = false, request: Request? = nil,
        modes: LoopModes = .common,
        _ block: @escaping @MainActor () -> Void
    ) -> Int {
        append(
            Item(
                frame: frame, order: nextOrder, isEndless: isEndless, request: request, modes: modes,
                cancellation: nil, cause: World.current?.cause.later ?? Cause(), isClients: isClients, block: block))
    }

    /// Enqueues the next stretch of a task; one that is asked for while tasks run belongs to the same turn.
    @discardableResult
    func enqueueTask(
        atFrame frame: Int, _ block: @escaping @MainActor () -> Void, cancellation: @escaping @MainActor () -> Void
    ) -> Int {
        append(
            Item(
                frame: frame, order: nextOrder, isEndless: false, request: nil, modes: .common,
                cancellation: cancellation, cause: World.current?.cause.later ?? Cause(), isClients: true,
                block: block))
    }

    @discardableResult
    private func append(_ item: Item) -> Int {
        items.append(item)
        nextOrder += 1
        return item.order
    }

    /// Takes back one block, if it still waits.
    func remove(_ order: Int) {
        items.removeAll { $0.order == order }
    }

    /// Takes back the blocks whose request fits.
    func removeRequests(where fits: (Request) -> Bool) {
        items.removeAll { $0.request.map(fits) ?? false }
    }

    func removeAll() {
        items = []
    }

    /// Takes out the tasks that wait, for a world that ends, as what ends their wait.
    func takeTasks() -> [@MainActor () -> Void] {
        let tasks = items.compactMap(\.cancellation)
        items.removeAll { $0.cancellation != nil }
        return tasks
    }

    /// Runs what is due now in the mode. A block that is enqueued meanwhile waits for the next turn, a task goes on at
    /// once.
    func runDue(at frame: Int, in mode: LoopModes) {
        guard !items.isEmpty else { return }
        let due = items.filter { $0.frame <= frame && !$0.modes.isDisjoint(with: mode) }.sorted {
            ($0.frame, $0.order) < ($1.frame, $1.order)
        }
        for item in due where !World.isFrozen { run(item.order) }
        var count = 0
        while count < Self.taskLimit, !World.isFrozen {
            guard let next = items.first(where: { $0.cancellation != nil && $0.frame <= frame }) else { return }
            count += 1
            run(next.order)
        }
    }

    /// Runs the item unless an earlier one has taken it back.
    private func run(_ order: Int) {
        guard let index = items.firstIndex(where: { $0.order == order }) else { return }
        let item = items.remove(at: index)
        World.current?.cause = item.cause
        item.block()
    }
}
