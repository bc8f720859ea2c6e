import TransitionCore

/// The root of UIKit's object tree: what can receive touches.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    /// The serial in the world that was current when the object was made; none outside a world.
    nonisolated let objectID: ObjectID

    public override init() {
        if let world = World.current {
            objectID = world.recorder.register(Self.tracedKind, Self.self)
        } else {
            objectID = .none
        }
        super.init()
    }

    class var tracedKind: TracedObject.Kind { .other }

    open var next: UIResponder? { nil }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // Addresses differ from run to run, and so would the order of a Set.
    nonisolated open override var hash: Int {
        objectID == .none ? ObjectIdentifier(self).hashValue : Int(objectID.rawValue)
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let object else { return false }
        return (object as AnyObject) === self
    }
}
