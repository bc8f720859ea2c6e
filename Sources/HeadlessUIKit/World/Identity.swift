import TransitionCore

/// Which object of which world this is. Objects may outlive their world, and serials start anew in the next.
struct Identity: Sendable {
    /// None outside a world.
    let id: ObjectID
    let kind: TracedObject.Kind
    /// The serial of the world.
    let world: Int32

    @MainActor
    init(of kind: TracedObject.Kind, _ type: any Any.Type) {
        self.kind = kind
        id = World.current?.recorder.register(kind, type) ?? .none
        world = World.currentSerial
    }

    /// Whether the serial means something now; outside worlds every object keeps its own.
    var isCurrent: Bool { world == World.currentSerial || World.currentSerial == 0 || id == .none }
}

/// An object that has had its serial from the start: a responder.
protocol Identified: AnyObject {
    /// The serial in the current world, when the object was made in one.
    nonisolated var objectID: ObjectID { get }
}

extension World {
    /// The serial in the current world of an object that was made in an earlier one; a static or a singleton has kept
    /// it, and its own serial may be another object's by now.
    nonisolated static func identifyKept(_ object: NSObject, _ identity: Identity) -> ObjectID {
        nonisolated(unsafe) let object = object
        return MainActor.assumeIsolated {
            guard let world = World.current else { return identity.id }
            let isTold = Int(identity.world) <= World.lastEndedSerial
            return world.watch.identifyKept(object, as: identity.kind, isTold: isTold, in: world)
        }
    }
}
