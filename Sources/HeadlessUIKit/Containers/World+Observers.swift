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
        // What a presentation controller holds is told by that.
        let heldByPresentations = Set(
            alive.compactMap { (watch.object($0) as? UIPresentationController)?.heldControllers }
                .flatMap { [$0.presented, $0.presenting] }.compactMap { $0?.objectID })
        for block in center.takeBlocks() {
            let controller = block.controller().flatMap(watch.known)
            block.end()
            let left = watch.survivors(unknownTo: nil)
            let freed = alive.filter { !left.contains($0) }
            alive = left
            // What manages a presentation that is over nobody else holds.
            let isOwn = freed.contains { $0 == controller || recorder.trace.object($0).kind == .presentationController }
            let told = freed.filter { !heldByPresentations.contains($0) }
            guard isOwn, !told.contains(where: onStage.contains) else { continue }
            held += told.map { id in
                let object = recorder.trace.object(id)
                return LeakedObject(
                    id: id, kind: object.kind, typeName: object.typeName, notification: block.notification)
            }
        }
        return held
    }
}
