/// A Core Animation animation on a layer.
@MainActor
final class AttachedAnimation {
    let animation: CAAnimation
    unowned let layer: CALayer
    /// Keeps the layer until the end is told; from then on the layer alone keeps what stays on it.
    private var keptLayer: CALayer?
    let key: String?
    private let times: MediaTimes
    private let completions: [TransactionCompletion]
    /// What its delegate does goes back to this.
    let cause: Cause
    /// Its place among all animations that the world has been given.
    let number: Int
    /// The layer's time at which it begins; nil until the layer is in a window.
    private var beginSeconds: Double?
    private(set) var hasBegun = false
    /// Whether it has come to its end, and stays because it is not removed on completion.
    var hasEnded = false
    /// Whether it has been added and neither ended nor been taken off; some masks run a thousand at a time.
    fileprivate var isRunning = false

    init(_ animation: CAAnimation, on layer: CALayer, key: String?, under transactions: TransactionStack) {
        self.animation = animation
        self.layer = layer
        keptLayer = layer
        self.key = key
        times = animation.times(defaultDuration: transactions.duration)
        completions = transactions.completions
        cause = World.current?.cause.later ?? Cause()
        number = World.current?.animations.nextNumber() ?? 0
        for completion in completions { completion.enter() }
    }

    /// Fixes its begin as soon as that is known.
    func resolveBegin(in world: World) {
        guard beginSeconds == nil, layer.isInWindow else { return }
        beginSeconds = animation.beginTime != 0 ? animation.beginTime : layer.clock(in: world).seconds
    }

    /// Tells its delegate that it begins, once.
    func begin(in world: World) {
        guard !hasBegun, let beginSeconds, beginSeconds <= layer.clock(in: world).seconds + 1e-9 else { return }
        hasBegun = true
        animation.delegate?.animationDidStart(animation)
    }

    /// Writes what it shows now.
    func apply(to shown: CALayer, in world: World) {
        guard let beginSeconds else { return }
        let passed = FrameCount.withoutNoise(layer.clock(in: world).seconds - beginSeconds)
        guard let own = times.ownSeconds(at: passed) else { return }
        animation.apply(to: shown, model: layer, atSeconds: own, of: times.duration)
    }

    var isEndless: Bool { times.secondsToEnd == .infinity }

    /// Whether anyone is told of its end.
    var isHeard: Bool { animation.delegate != nil || !completions.isEmpty }

    /// Whether its end is waited for.
    var holdsUpRest: Bool { !isEndless && World.current?.animations.isWaitedFor(cause) ?? false }

    func isDue(in world: World) -> Bool {
        guard let beginSeconds, !isEndless else { return false }
        let clock = layer.clock(in: world)
        return clock.rate > 0
            && FrameCount.covering(seconds: beginSeconds + times.secondsToEnd - clock.seconds) == 0
    }

    /// The frame of the turn that begins or ends it; nil when none can be foretold.
    func dueFrame(in world: World) -> Int? {
        let clock = layer.clock(in: world)
        guard let beginSeconds, !clock.isDriven, clock.rate > 0 else { return nil }
        func frame(at seconds: Double) -> Int {
            world.frame + FrameCount.covering(seconds: (seconds - clock.seconds) / clock.rate)
        }
        if !hasBegun, animation.delegate != nil { return frame(at: beginSeconds) }
        return isEndless ? nil : frame(at: beginSeconds + times.secondsToEnd)
    }

    /// Whether a hand holds its layer's time.
    func isHeld(in world: World) -> Bool { layer.clock(in: world).isFrozen }

    /// Tells its delegate, and the transactions that wait for it.
    func tellEnd(finished: Bool, _ engine: AnimationEngine) {
        World.current?.cause = cause
        if !World.isFrozen { animation.delegate?.animationDidStop(animation, finished: finished) }
        for completion in completions { completion.leave(engine) }
        keptLayer = nil
    }
}

/// The Core Animation animations of one world, in the order in which they were added.
@MainActor
final class AttachedAnimations {
    @exclusivity(unchecked) private var running: [AttachedAnimation] = []
    /// Those that were taken off their layers, whose delegates hear of it with the turn's completions.
    @exclusivity(unchecked) private var removed: [AttachedAnimation] = []
    /// Those that are over, and whose delegates hear of it later than that is seen (C47).
    @exclusivity(unchecked) private var untold: [(attached: AttachedAnimation, finished: Bool, frame: Int)] = []

    func add(_ attached: AttachedAnimation, in world: World) {
        attached.resolveBegin(in: world)
        attached.isRunning = true
        running.append(attached)
        if !attached.isEndless { world.animations.noteMotion(begins: true) }
        world.animations.needsCommit = true
    }

    /// Takes one off before its end.
    func remove(_ attached: AttachedAnimation) {
        if takeOff(attached) { removed.append(attached) }
    }

    /// Whether it was running still, so that its end is to be told.
    private func takeOff(_ attached: AttachedAnimation) -> Bool {
        attached.layer.extras?.attached.removeAll { $0 === attached }
        return stop(attached)
    }

    private func stop(_ attached: AttachedAnimation) -> Bool {
        guard attached.isRunning else { return false }
        attached.isRunning = false
        running.removeFirst(identicalTo: attached)
        if !attached.isEndless { World.current?.animations.noteMotion(begins: false) }
        return true
    }

    func nextDueFrame(in world: World) -> Int? {
        if !removed.isEmpty { return world.frame }
        let told = untold.first?.frame
        guard !running.isEmpty else { return told }
        return running.lazy.compactMap { $0.dueFrame(in: world) }.min().map { min($0, told ?? $0) } ?? told
    }

    var isIdle: Bool { removed.isEmpty && untold.isEmpty && running.allSatisfy { !$0.holdsUpRest } }

    var pending: [AttachedAnimation] { running.filter(\.holdsUpRest) + untold.map(\.attached) }

    /// What is in a window begins; what is in none is removed (ledger 6.4, 6.5).
    func commit(in world: World) {
        for attached in running where !World.isFrozen {
            guard attached.layer.isInWindow else {
                remove(attached)
                continue
            }
            attached.resolveBegin(in: world)
            attached.begin(in: world)
        }
    }

    func finishDue(in world: World) {
        guard !running.isEmpty || !removed.isEmpty || !untold.isEmpty else { return }
        let gone = removed
        removed = []
        for attached in gone { attached.tellEnd(finished: false, world.animations) }
        while let next = untold.first, next.frame <= world.frame {
            untold.removeFirst()
            next.attached.tellEnd(finished: next.finished, world.animations)
        }
        for attached in running where !World.isFrozen && attached.isRunning && attached.isDue(in: world) {
            finish(attached, in: world)
        }
    }

    private func finish(_ attached: AttachedAnimation, in world: World) {
        guard stop(attached) else { return }
        attached.begin(in: world)
        attached.hasEnded = true
        if attached.animation.isRemovedOnCompletion { attached.layer.extras?.attached.removeAll { $0 === attached } }
        if isToldLater(attached, in: world) {
            untold.append((attached, true, world.frame + 1))
        } else {
            attached.tellEnd(finished: true, world.animations)
        }
    }

    /// What is seen is the renderer's, which waits for no delegate (C47).
    private func isToldLater(_ attached: AttachedAnimation, in world: World) -> Bool {
        attached.isHeard && !world.profile[.animationEndsWithDelegateCall]
    }

    /// The places, among all animations, of those that the background takes off and that somebody listens to.
    func numbersCut(in world: World) -> [Int] {
        running.lazy.filter { $0.isHeard && !$0.isHeld(in: world) }.map(\.number)
    }

    /// The system removes what no hand holds when the app leaves the screen (ledger 6.6).
    func enterBackground(in world: World) {
        for attached in running where !attached.isHeld(in: world) { remove(attached) }
        finishDue(in: world)
    }

    /// A percent driver has gone back to the start (ledger 4.6): its layer's animations are removed.
    func remove(under layer: CALayer, after lastEarlier: Int, in world: World) {
        for attached in running where attached.number > lastEarlier && attached.layer.isDescendant(of: layer) {
            guard takeOff(attached) else { continue }
            if isToldLater(attached, in: world) {
                untold.append((attached, false, world.frame + 1))
            } else {
                removed.append(attached)
            }
        }
    }

    func discardAll() {
        for attached in running {
            attached.isRunning = false
            attached.layer.extras?.attached.removeAll { $0 === attached }
        }
        running = []
        removed = []
        untold = []
    }
}
