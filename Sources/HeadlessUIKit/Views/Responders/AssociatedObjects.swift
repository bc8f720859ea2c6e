// Values that are kept with an object under a key, as the runtime of Objective-C offers them. Only the address of a key
// counts.

/// How a value is held.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps a value with an object until the object goes; nil removes it.
///
/// The object is a responder, a gesture recognizer or a presentation controller. On another it does nothing but say so.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    guard let holder = object as? any AttachmentHolding else { return noteHomelessValue(of: object) }
    holder.madeAttachments.set(value, key, isRetained: policy != .OBJC_ASSOCIATION_ASSIGN)
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    (object as? any AttachmentHolding)?.attachments?[key]
}

public func objc_removeAssociatedObjects(_ object: Any) {
    (object as? any AttachmentHolding)?.attachments?.removeAll()
}

private func noteHomelessValue(of object: Any) {
    guard MainQueueMark.isHere else { return }
    let name = "\(type(of: object))"
    MainQueueMark.run {
        _ = World.current?.noteMisuse(
            "objc_setAssociatedObject on \(name): only views, controllers, gesture recognizers and presentation "
                + "controllers keep associated objects here. Use a stored property.")
    }
}
