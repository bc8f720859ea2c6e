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
    }

    @exclusivity(unchecked) private var entries: [Entry] = []
    @exclusivity(unchecked) private var places: [ObjectIdentifier: Int] = [:]

    /// Watches an object that already has its serial.
    func add(_ object: AnyObject, id: ObjectID) {
        places[ObjectIdentifier(object)] = entries.count
        entries.append(Entry(object: object, id: id))
    }

    /// The object's serial, given at its first mention.
    func identify(_ object: AnyObject?, as kind: TracedObject.Kind, in world: World) -> ObjectID {
        guard let object else { return .none }
        if let responder = object as? UIResponder { return responder.objectID }
        if let place = places[ObjectIdentifier(object)], entries[place].object === object {
            return entries[place].id
        }
        let id = world.recorder.register(kind, type(of: object))
        add(object, id: id)
        return id
    }

    /// What is still alive, in the order of first mention.
    var survivors: [ObjectID] {
        entries.compactMap { $0.object == nil ? nil : $0.id }
    }
}
