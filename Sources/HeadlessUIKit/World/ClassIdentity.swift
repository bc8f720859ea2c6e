// Classes compared as the objects that they are to Objective-C.

public func === (left: AnyClass?, right: AnyClass?) -> Bool {
    left.map { ObjectIdentifier($0) } == right.map { ObjectIdentifier($0) }
}

public func !== (left: AnyClass?, right: AnyClass?) -> Bool { !(left === right) }
