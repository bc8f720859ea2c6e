import TransitionCore

/// Weak references to objects handed to the model: controllers, animators, drivers, contexts.
///
/// It names objects that are not the model's own, and tells what outlives the world. Addresses are reused, so that an
/// entry counts only while its object is alive.
@MainActor
final class WatchList {
    private struct Entry {
        weak var object: AnyObject?
        let id: ObjectID
        /// Whether the object is an earlier world's, which this one cannot leak.
        var isKept = false
    }

    @exclusivity(unchecked) private var entries: [Entry] = []
    @exclusivity(unchecked) private var indices: [ObjectIdentifier: Int] = [:]

    /// Watches an object that already has its serial.
    func add(_ object: AnyObject, id: ObjectID) {
        indices[ObjectIdentifier(object)] = entries.count
        entries.append(Entry(object: object, id: id))
    }

    /// The object's serial, given at its first mention.
    func identify(_ object: AnyObject?, as kind: TracedObject.Kind, in world: World) -> ObjectID {
        guard let object else { return .none }
        if let known = known(object) { return known }
        if let own = object as? any Identified { return own.objectID }
        let id = world.recorder.register(kind, type(of: object))
        add(object, id: id)
        return id
    }

    /// The serial that an object has been given; nil for one that nothing has named yet.
    func known(_ object: AnyObject) -> ObjectID? {
        guard let index = indices[ObjectIdentifier(object)], entries[index].object === object else { return nil }
        return entries[index].id
    }

    /// The serial of an object that was made in an earlier world; if that has ended, the first mention is told.
    func identifyKept(
        _ object: AnyObject, as kind: TracedObject.Kind, isTold: Bool, in world: World
    ) -> ObjectID {
        if let known = known(object) { return known }
        let id = world.recorder.register(kind, type(of: object))
        indices[ObjectIdentifier(object)] = entries.count
        entries.append(Entry(object: object, id: id, isKept: true))
        guard isTold else { return id }
        world.noteMisuse(
            "\(TraceRecorder.name(of: type(of: object))) was kept from an earlier run by a static or a singleton of "
                + "the app: what it holds is that run's. A script that depends on it is another in a fresh process.")
        return id
    }

    /// What is still alive and not known to `later` as well, in the order of first mention.
    func survivors(unknownTo later: WatchList?) -> [ObjectID] {
        entries.compactMap { entry in
            guard let object = entry.object, !entry.isKept, !(later?.knows(object) ?? false) else { return nil }
            return entry.id
        }
    }

    /// What is still alive of this world's, in that order.
    var ownObjects: [AnyObject] { entries.compactMap { $0.isKept ? nil : $0.object } }

    /// The object of that serial, while it is alive.
    func object(_ id: ObjectID) -> AnyObject? {
        entries.first { $0.id == id && $0.object != nil }?.object
    }

    func knows(_ object: AnyObject) -> Bool {
        indices[ObjectIdentifier(object)].map { entries[$0].object === object } ?? false
    }
}

extension World {
    /// The serial of an object that the client handed in.
    func identify(_ object: AnyObject?, as kind: TracedObject.Kind) -> ObjectID {
        watch.identify(object, as: kind, in: self)
    }
}
