internal import CObjectMaking

/// Layers of a class that only the app knows, which UIKit makes by name of their class.
extension CALayer {
    /// A layer of that class by its `init()`; nil where the runtime offers no way.
    static func make(_ kind: CALayer.Type) -> CALayer? {
        if kind == CALayer.self { return CALayer() }
        #if canImport(ObjectiveC)
            return (kind as NSObject.Type).init() as? CALayer
        #else
            let made = object_make(address(of: kind), address(of: NSObject.self))
            return made.flatMap { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() as? CALayer }
        #endif
    }

    /// A layer of this one's class by its `init(layer:)`, as Core Animation makes those that are shown.
    func makeShownLayer() -> CALayer {
        if type(of: self) == CALayer.self { return CALayer(layer: self) }
        #if canImport(ObjectiveC)
            return self
        #else
            let value = UnsafeMutablePointer<Any>.allocate(capacity: 1)
            defer { value.deallocate() }
            value.initialize(to: self)
            let made = object_make_with(Self.address(of: type(of: self)), Self.address(of: CALayer.self), value)
            guard let made else {
                value.deinitialize(count: 1)
                return self
            }
            return Unmanaged<AnyObject>.fromOpaque(made).takeRetainedValue() as? CALayer ?? self
        #endif
    }

    private static func address(of type: AnyClass) -> UnsafeRawPointer {
        unsafeBitCast(type, to: UnsafeRawPointer.self)
    }
}
