import TransitionCore

extension World {
    /// The controllers, and presentation controllers, that only a block of their own keeps alive, one that hears of
    /// notifications, with all that they hold; the blocks are ended.
    ///
    /// The notification center holds a block, and the block what it captures, until the observer is removed.
    ///
    /// - Parameter onStage: the controllers that were on screen, or beneath it, when the world ended: they may remove
    ///   their observers as they go.
    func endObservers(onStage: Set<ObjectID>) -> [LeakedObject] {
        guard let center = notificationCenterIfMade, center.hasObservers else { return [] }
        var alive = watch.survivors(unknownTo: nil)
        var held: [LeakedObject] = []
        for block in center.takeBlocks() {
            let controller = block.controller().flatMap(watch.known)
            block.end()
            let left = watch.survivors(unknownTo: nil)
            let freed = alive.filter { !left.contains($0) }
            alive = left
            // What manages a presentation that is over nobody else holds.
            let isOwn = freed.contains { $0 == controller || recorder.trace.object($0).kind == .presentationController }
            guard isOwn, !freed.contains(where: onStage.contains) else { continue }
            held += freed.map { id in
                let object = recorder.trace.object(id)
                return LeakedObject(
                    id: id, kind: object.kind, typeName: object.typeName, notification: block.notification)
            }
        }
        return held
    }
}
