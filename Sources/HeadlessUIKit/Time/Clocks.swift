import TransitionCore

/// The repeating timers and display links of a world, and the blocks of its timers, for the account of what they hold.
///
/// Foundation's timers keep their blocks after they have ended, which the system's do not: here a block is let go with
/// its timer's end.
@MainActor
final class Clocks {
    /// The block of a timer, which holds what it captures.
    nonisolated final class TimerBlock: @unchecked Sendable {
        fileprivate var block: (@Sendable (Timer) -> Void)?

        init(_ block: @Sendable @escaping (Timer) -> Void) {
            self.block = block
        }

        func run(_ timer: Timer) { block?(timer) }
    }

    private struct HeldBlock {
        weak var timer: Timer?
        weak var block: TimerBlock?
    }

    private struct WeakLink {
        weak var link: CADisplayLink?
        let number: Int
    }

    private var blocks: [HeldBlock] = []
    private var links: [WeakLink] = []
    private var numbers: [(timer: ObjectIdentifier, number: Int)] = []
    private var count = 0

    /// Whether the app has made none.
    var isEmpty: Bool { blocks.isEmpty && links.isEmpty }

    /// Notes the block of a timer that was made.
    func note(_ block: TimerBlock, of timer: Timer) {
        blocks.removeAll { $0.timer == nil }
        blocks.append(HeldBlock(timer: timer, block: block))
    }

    /// Gives a repeating timer its number, when it is scheduled for the first time.
    func start(_ timer: Timer, in world: World) {
        count += 1
        numbers.removeAll { $0.timer == ObjectIdentifier(timer) }
        numbers.append((ObjectIdentifier(timer), count))
        world.record(.clockStarted(number: count, isDisplayLink: false))
    }

    /// Gives a display link of the app's its number, when it is added.
    func start(_ link: CADisplayLink, in world: World) {
        count += 1
        links.removeAll { $0.link == nil || $0.link === link }
        links.append(WeakLink(link: link, number: count))
        world.record(.clockStarted(number: count, isDisplayLink: true))
    }

    /// Lets go of the blocks of timers that have ended.
    func releaseEnded() {
        for held in blocks where held.timer?.isValid == false { held.block?.block = nil }
        blocks.removeAll { $0.timer?.isValid != true }
    }

    /// Ends every clock that is left, and tells which number had which to end; nil is a timer that fires once.
    func endAll(_ didEnd: (_ number: Int?) -> Void) {
        for held in blocks {
            guard let timer = held.timer, let block = held.block else { continue }
            let number = timer.timeInterval > 0 ? numbers.last { $0.timer == ObjectIdentifier(timer) }?.number : nil
            block.block = nil
            didEnd(number)
        }
        for held in links {
            guard let link = held.link else { continue }
            link.letGo()
            didEnd(held.number)
        }
        blocks = []
        links = []
    }
}

extension World {
    /// What only clocks keep alive, without those that they hold by right; the clocks are ended.
    ///
    /// - Parameter onStage: the controllers that were on screen, or beneath it, when the world ended: what runs for
    ///   them they may end as they go. So may a timer that fires once.
    func endClocks(onStage: Set<ObjectID>) -> [LeakedObject] {
        guard !time.clocks.isEmpty else { return [] }
        time.clocks.releaseEnded()
        var alive = watch.survivors(unknownTo: nil)
        guard !alive.isEmpty else { return [] }
        var held: [LeakedObject] = []
        time.clocks.endAll { number in
            let left = watch.survivors(unknownTo: nil)
            let freed = alive.filter { !left.contains($0) }
            alive = left
            guard let number, !freed.contains(where: onStage.contains) else { return }
            held += freed.map { id in
                let object = recorder.trace.object(id)
                return LeakedObject(id: id, kind: object.kind, typeName: object.typeName, clock: number)
            }
        }
        return held
    }
}
