// Classes compared as the objects that they are to Objective-C.

/// Whether both are the same class, or both none.
public func === (left: AnyClass?, right: AnyClass?) -> Bool {
    left.map { ObjectIdentifier($0) } == right.map { ObjectIdentifier($0) }
}

/// Whether they are different classes, or one of them is none.
public func !== (left: AnyClass?, right: AnyClass?) -> Bool { !(left === right) }
