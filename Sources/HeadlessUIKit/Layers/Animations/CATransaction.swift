public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"

/// What holds for the changes of layers up to its commit.
///
/// Without `begin()` the calls are about the turn's own transaction, which ends with the turn's commit.
@preconcurrency @MainActor
open class CATransaction: NSObject {
    private class var stack: TransactionStack? { World.isFrozen ? nil : World.current?.animations.transactions }

    open class func begin() { stack?.begin() }

    /// Ends the innermost transaction. The outermost one lays out views first, so that what layout starts belongs to
    /// it; a completion block that found no animation is called here.
    open class func commit() { stack?.commit() }

    /// Commits the turn's own transaction now.
    open class func flush() {
        guard !World.isFrozen, let world = World.current, !world.isLayingOut else { return }
        world.animations.layout?.layOutViews()
        world.animations.commit()
    }

    open class func lock() {}
    open class func unlock() {}

    /// Seconds of implicit animations, and of those that do not say; 0.25 unless set.
    open class func animationDuration() -> CFTimeInterval { stack?.duration ?? 0.25 }
    open class func setAnimationDuration(_ dur: CFTimeInterval) { stack?.current.duration = dur }

    /// How implicit animations pass.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { stack?.timingFunction }
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        stack?.current.timingFunction = function
    }

    /// Whether changes of layers without a view are made at once.
    open class func disableActions() -> Bool { stack?.disablesActions ?? false }
    open class func setDisableActions(_ flag: Bool) { stack?.current.disablesActions = flag }

    /// A block that is called once every animation which was added after it and before the commit has ended.
    open class func completionBlock() -> (() -> Void)? { stack?.current.completion?.block }
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        guard World.current != nil else { block?(); return }
        stack?.setCompletion(block)
    }

    open class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: stack?.current.userValues[key]
        }
    }

    open class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration:
            if let seconds = LayerValue(anObject, like: .number(0))?.number { setAnimationDuration(seconds) }
        case kCATransactionDisableActions: setDisableActions(anObject as? Bool ?? false)
        case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: stack?.current.userValues[key] = anObject
        }
    }
}

/// A transaction's block, which waits for the animations that were added under it.
@MainActor
final class TransactionCompletion {
    let block: () -> Void
    private var waiting = 0
    private var isCommitted = false

    init(_ block: @escaping () -> Void) {
        self.block = block
    }

    func enter() { waiting += 1 }

    /// One of its animations has ended; the block follows with the completions of that turn.
    func leave(_ engine: AnimationEngine) {
        waiting -= 1
        if isCommitted, waiting == 0 { engine.transactions.release(block) }
    }

    /// Calls the block if there is nothing to wait for.
    func commit() {
        guard !isCommitted else { return }
        isCommitted = true
        if waiting == 0 { block() }
    }
}

/// The transactions that are open, the turn's own one first.
@MainActor
final class TransactionStack {
    /// What one transaction has set; nil leaves it to the one around it.
    final class Level {
        var duration: Double?
        var disablesActions: Bool?
        var timingFunction: CAMediaTimingFunction?
        var completion: TransactionCompletion?
        var userValues: [String: Any] = [:]
    }

    @exclusivity(unchecked) private var levels: [Level] = []
    @exclusivity(unchecked) private var turn: Level?
    @exclusivity(unchecked) private var released: [() -> Void] = []

    /// The innermost transaction.
    var current: Level {
        if let level = levels.last { return level }
        let level = turn ?? Level()
        turn = level
        World.current?.animations.needsCommit = true
        return level
    }

    private var all: [Level] { (turn.map { [$0] } ?? []) + levels }

    var duration: Double { all.last { $0.duration != nil }?.duration ?? 0.25 }
    var disablesActions: Bool { all.last { $0.disablesActions != nil }?.disablesActions ?? false }
    var timingFunction: CAMediaTimingFunction? { all.last { $0.timingFunction != nil }?.timingFunction }
    /// The blocks that wait for an animation which is added now.
    var completions: [TransactionCompletion] {
        levels.isEmpty && turn == nil ? [] : all.compactMap(\.completion)
    }

    var hasReleased: Bool { !released.isEmpty }

    func begin() {
        levels.append(Level())
    }

    func setCompletion(_ block: (() -> Void)?) {
        let level = current
        level.completion?.commit()
        level.completion = block.map(TransactionCompletion.init)
    }

    func commit() {
        guard let world = World.current, !levels.isEmpty else { return }
        if levels.count == 1, !world.isLayingOut, world.animations.scope == nil {
            world.animations.layout?.layOutViews()
        }
        // Layout may have begun and committed its own.
        levels.popLast()?.completion?.commit()
    }

    /// Ends the turn's own transaction. One that was begun and not committed lasts on.
    func endTurn() {
        guard let level = turn else { return }
        turn = nil
        level.completion?.commit()
    }

    func release(_ block: @escaping () -> Void) {
        released.append(block)
    }

    /// Calls the blocks whose animations have all ended.
    func callReleased() {
        guard !released.isEmpty else { return }
        let blocks = released
        released = []
        for block in blocks where !World.isFrozen { block() }
    }

    func removeAll() {
        levels = []
        turn = nil
        released = []
    }
}
