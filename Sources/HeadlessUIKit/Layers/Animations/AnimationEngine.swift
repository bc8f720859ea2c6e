import TransitionCore

/// Every animation of one world.
///
/// Model values are written when an animation is made; shown values are computed from the clock when asked. Nothing is
/// stepped, so that the clock may jump to `nextDueFrame`.
@MainActor
final class AnimationEngine {
    /// Where properties that are set now are collected; nil outside animation blocks, and while nothing may animate.
    var scope: AnimationScope? { areAnimationsEnabled ? scopeAround : nil }
    /// That of the block around, whether or not anything may animate now.
    @exclusivity(unchecked) private(set) var scopeAround: AnimationScope?
    /// False inside `UIView.performWithoutAnimation` and after `setAnimationsEnabled(false)`.
    @exclusivity(unchecked) var areAnimationsEnabled = true
    /// Whether any layer's time ever left the world's; until then nobody looks for one.
    @exclusivity(unchecked) private(set) var hasLayerTimes = false
    /// Blocks that run at the end of the next outermost animation block, inside it (ledger 1.15).
    @exclusivity(unchecked) private(set) var alongsideBlocks: [() -> Void] = []

    /// Whether the next commit may find animations of views in no window.
    @exclusivity(unchecked) var needsCommit = false
    @exclusivity(unchecked) private var runs: [AnimationRun] = []
    @exclusivity(unchecked) private var drives: [LayerDrive] = []
    /// Core Animation's animations, and the transactions around all of them.
    let attached = AttachedAnimations()
    let transactions = TransactionStack()
    private(set) var motion = UnbrokenMotion()
    /// The transitions that animations may belong to.
    var transitions: (any AnimatedTransitions)?
    /// What a transaction has laid out before it ends.
    var layout: (any LayoutPass)?

    // MARK: What the turn loop asks

    /// Whether some layer's time moves by its own clock, so that every frame counts.
    var needsEveryFrame: Bool { !drives.isEmpty }

    /// The frame of the next turn that animations need, to begin or to end one; nil when none will by itself.
    var nextDueFrame: Int? {
        guard let world = World.current else { return nil }
        if needsCommit || transactions.hasReleased { return world.frame }
        var first = Int.max
        for run in runs { first = min(first, run.dueFrame(in: world) ?? .max) }
        for index in drives.indices { first = min(first, drives[index].endFrame) }
        if let frame = attached.nextDueFrame(in: world) { first = min(first, frame) }
        return first == .max ? nil : max(first, world.frame)
    }

    /// Whether nothing finite is on its way. Endless repetitions and paused animators do not count.
    var isIdle: Bool {
        guard drives.isEmpty, !needsCommit, attached.isIdle, !transactions.hasReleased else { return false }
        for run in runs where countsAsPending(run) { return false }
        return true
    }

    /// What is on its way, in the order of insertion, for a report of what keeps the app from resting.
    var descriptionOfPending: [String] {
        runs.filter(countsAsPending).map { run in
            let what = run.animator == nil ? "animation" : "property animator"
            let keys = run.animations.map { animation in
                "\(animation.key.name) of \(Self.label(of: animation.layer))"
            }
            return "\(what) since frame \(run.beginFrame): \(keys.joined(separator: ", "))"
        } + attached.pending.map { "animation \($0.key ?? "") of \(Self.label(of: $0.layer))" }
            + drives.map { "time of \(Self.label(of: $0.layer)) is driven until frame \($0.endFrame)" }
    }

    private func countsAsPending(_ run: AnimationRun) -> Bool {
        if run.repetition.isEndless || !isWaitedFor(run.cause) { return false }
        guard let animator = run.animator else { return true }
        return animator.dueFrame != nil
    }

    /// Whether the end of a finite animation is waited for that goes back to that cause.
    func isWaitedFor(_ cause: Cause) -> Bool {
        let frame = World.current?.frame ?? 0
        return !cause.isBackground(atFrame: frame) || motion.endsSoon(atFrame: frame)
    }

    private static func label(of layer: CALayer) -> String {
        guard let owner = layer.showingOwner else { return "layer" }
        return World.current?.recorder.trace.label(owner.objectID) ?? "view"
    }

    /// The commit: what is in a window begins, what is in none is removed (ledger 6.4, 6.5, 5.15).
    func commit() {
        guard !World.isFrozen, let world = World.current else { return }
        if needsCommit || World.nestsViewLayers { commitRuns(in: world) }
        needsCommit = false
        attached.commit(in: world)
        transactions.endTurn()
    }

    private func commitRuns(in world: World) {
        for run in runs {
            for animation in run.animations {
                animation.resolveBegin(in: world)
                animation.removeIfDetached()
            }
        }
    }

    /// The last phase of a turn: ends what is due, in the order of insertion, and calls completions.
    func finishDue() {
        guard !World.isFrozen, let world = World.current else { return }
        finishDrives(in: world)
        for run in runs where !World.isFrozen && run.isDue(in: world) && isPending(run) {
            world.cause = run.cause
            finish(run)
        }
        attached.finishDue(in: world)
        transactions.callReleased()
    }

    /// Ends every animation that runs, as the system does when the app leaves the screen (ledger 6.6).
    ///
    /// What a hand holds, a frozen layer or a paused animator, stays as it is: its gesture is cancelled, and a client
    /// that does nothing about that is stuck (ledger 9.10).
    func enterBackground() {
        guard !World.isFrozen, let world = World.current else { return }
        let ending = runs.filter { $0.endsInBackground(in: world) }
        for run in ending { run.wasInterrupted = true }
        let cut = ending.filter(\.isHeard).map(\.number) + attached.numbersCut(in: world)
        transitions?.noteCut(cut, in: world)
        let arriving = drives
        drives = []
        for drive in arriving where !World.isFrozen { finish(drive, in: world) }
        for run in ending where isPending(run) && !World.isFrozen { finish(run) }
        attached.enterBackground(in: world)
    }

    /// Whether a transition begins under a hand: what that holds waits for it, wherever the app is (ledger 4.6).
    var beginsUnderHand = false

    /// In the background changes are made at once (ledger 6.6).
    func makesAnimations(in world: World) -> Bool { !world.isInBackground || beginsUnderHand }

    /// Forgets everything without calling anyone: the world ends.
    func discardAll() {
        for run in runs { run.discard() }
        attached.discardAll()
        transactions.removeAll()
        runs = []
        drives = []
        needsCommit = false
        alongsideBlocks = []
    }

    // MARK: Runs

    /// How many animations there have been, Core Animation's included.
    private(set) var count = 0

    /// The place of a new animation among all.
    func nextNumber() -> Int {
        count += 1
        return count
    }

    func add(_ run: AnimationRun) {
        run.number = nextNumber()
        run.transactions = transactions.completions
        for completion in run.transactions { completion.enter() }
        runs.append(run)
        noteMotion(of: run, isRunning: true)
    }

    /// Changes how often a run plays.
    func play(_ run: AnimationRun, _ repetition: AnimationRun.Repetition) {
        run.repetition = repetition
        noteMotion(of: run, isRunning: run.isMotion)
    }

    private func noteMotion(of run: AnimationRun, isRunning: Bool) {
        let isMotion = isRunning && !run.repetition.isEndless
        guard isMotion != run.isMotion else { return }
        run.isMotion = isMotion
        noteMotion(begins: isMotion)
    }

    /// A finite animation begins or ends.
    func noteMotion(begins: Bool) {
        guard let frame = World.current?.frame else { return }
        if begins { motion.begin(atFrame: frame) } else { motion.end(atFrame: frame) }
    }

    /// Takes a run out without calling its completions.
    func remove(_ run: AnimationRun) {
        run.detachAnimations()
        runs.removeFirst(identicalTo: run)
        noteMotion(of: run, isRunning: false)
        for completion in run.transactions { completion.leave(self) }
        run.transactions = []
    }

    private func isPending(_ run: AnimationRun) -> Bool {
        for candidate in runs where candidate === run { return true }
        return false
    }

    private func finish(_ run: AnimationRun) {
        if let animator = run.animator { return animator.reachEnd() }
        remove(run)
        run.callCompletions(finished: !run.wasInterrupted)
    }

    // MARK: Layer time

    func layerTimeChanged() {
        hasLayerTimes = true
        drives.removeAll { !$0.isCurrent }
    }

    func add(_ drive: LayerDrive) {
        drives.append(drive)
    }

    private func finishDrives(in world: World) {
        guard hasDueDrives(in: world) else { return }
        let due = drives.filter { $0.endFrame <= world.frame }
        drives.removeAll { $0.endFrame <= world.frame }
        for drive in due where !World.isFrozen { finish(drive, in: world) }
    }

    private func hasDueDrives(in world: World) -> Bool {
        for index in drives.indices where drives[index].endFrame <= world.frame { return true }
        return false
    }

    private func finish(_ drive: LayerDrive, in world: World) {
        drive.finish(in: world)
        if drive.isReversed {
            let reportsFinished =
                (transitions?.isDrivenByBuiltIn(drive.layer) ?? false) || world.profile[.drivenCancelReportsFinished]
            cancelAnimations(under: drive.layer, after: drive.lastEarlier, reportsFinished: reportsFinished)
        }
        drive.completion()
    }

    /// Puts the model values back to where each block animation in the layer began. Property animators go on.
    ///
    /// - Parameters:
    ///   - lastEarlier: the number of the last animation before the transition's own: what ran already goes on.
    ///   - reportsFinished: what the completions that follow are told (ledger 4.6, C26).
    func cancelAnimations(under layer: CALayer, after lastEarlier: Int, reportsFinished: Bool) {
        guard !World.isFrozen, let world = World.current else { return }
        attached.remove(under: layer, after: lastEarlier, in: world)
        for run in runs.reversed() where run.animator == nil && run.number > lastEarlier {
            for animation in run.animations where animation.layer.isDescendant(of: layer) {
                if !reportsFinished { run.wasInterrupted = true }
                animation.revertModel()
                animation.remove()
            }
        }
    }

    /// The property animators that move something, in the order of their starts.
    var runningAnimators: [any RunningAnimator] { runs.compactMap { $0.animator } }

    /// The property animators that move something in these layers, in the order of their starts.
    func runningAnimators(under layers: [CALayer]) -> [any RunningAnimator] {
        runs.compactMap { run in
            let isInside = run.animations.contains { animation in
                layers.contains { animation.layer.isDescendant(of: $0) }
            }
            return isInside ? run.animator : nil
        }
    }

    /// Whether a finite animation moves something that is in none of these layers.
    func isRunning(outside layers: [CALayer]) -> Bool {
        runs.contains { run in
            countsAsPending(run)
                && run.animations.contains { animation in
                    !layers.contains { animation.layer.isDescendant(of: $0) }
                }
        }
    }

    // MARK: Scopes

    /// Runs a block whose changes are collected by `scope`; nil collects nothing.
    func collecting(into scope: AnimationScope?, _ block: () -> Void) {
        let outer = scopeAround
        scopeAround = scope
        block()
        if outer == nil, scope != nil, !alongsideBlocks.isEmpty { runAlongsideBlocks() }
        scopeAround = outer
    }

    /// Replaces the scope without a block, and gives back the outer one, which the caller puts back.
    func exchangeScope(_ new: AnimationScope?) -> AnimationScope? {
        defer { scopeAround = new }
        return scopeAround
    }

    /// Has a block run inside the next outermost animation block, at its end.
    func armAlongside(_ block: @escaping () -> Void) {
        alongsideBlocks.append(block)
    }

    /// Runs them inside the block around.
    func runAlongsideBlocks() {
        let blocks = alongsideBlocks
        alongsideBlocks = []
        for block in blocks where !World.isFrozen { block() }
    }
}

extension AnimationRun {
    /// Whether anybody learns of its end.
    fileprivate var isHeard: Bool { animator != nil || !completions.isEmpty || !transactions.isEmpty }

    func callCompletions(finished: Bool) {
        let blocks = completions
        completions = []
        for block in blocks where !World.isFrozen { block(finished) }
    }

    /// Forgets everything: objects of a world that ends must not hold each other.
    func discard() {
        detachAnimations()
        completions = []
        retainedAnimator = nil
    }
}

extension World {
    var animations: AnimationEngine { unsafeDowncast(animationPart, to: AnimationEngine.self) }
}
