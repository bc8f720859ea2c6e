// Methods as the runtime of Objective-C tells of them, so that code which exchanges some compiles and goes on. Nothing
// can be exchanged here: whatever asks for it is told of, and each method keeps its own code.

/// A method of a class, as `class_getInstanceMethod` has it.
public struct Method: Sendable {
    fileprivate let selector: Selector
}

/// The code of a method, as `method_getImplementation` has it.
public struct IMP: Sendable {
    fileprivate let selector: Selector
}

/// The method of that name, whether the class has it or not: Swift keeps no list of them.
public func class_getInstanceMethod(_ kind: AnyClass?, _ name: Selector) -> Method? {
    kind.map { _ in Method(selector: name) }
}

/// The class's own method of that name, whether it has it or not.
public func class_getClassMethod(_ kind: AnyClass?, _ name: Selector) -> Method? {
    class_getInstanceMethod(kind, name)
}

/// What stands for the method's code; nothing can call it.
public func method_getImplementation(_ method: Method) -> IMP { IMP(selector: method.selector) }

/// Nil: Swift's methods have no encoding.
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }

/// False, as where the class has that method: none can be added.
@discardableResult
public func class_addMethod(
    _ kind: AnyClass?, _ name: Selector, _ code: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
    false
}

/// Notes that methods cannot be exchanged here.
public func method_exchangeImplementations(_ one: Method, _ other: Method) {
    noteKeptCode(of: one.selector, insteadOf: other.selector)
}

/// Notes that the method keeps its own code; nil, as where the class had none.
@discardableResult
public func class_replaceMethod(
    _ kind: AnyClass?, _ name: Selector, _ code: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
    noteKeptCode(of: name, insteadOf: code.selector)
    return nil
}

/// Notes that the method keeps its own code, and gives that back.
@discardableResult
public func method_setImplementation(_ method: Method, _ code: IMP) -> IMP {
    noteKeptCode(of: method.selector, insteadOf: code.selector)
    return method_getImplementation(method)
}

private func noteKeptCode(of method: Selector, insteadOf other: Selector) {
    guard MainQueueMark.isHere else { return }
    MainQueueMark.run {
        _ = World.current?.noteMisuse(
            "\(method) keeps its own code: methods are not exchanged here, so \(other) is called only where it is "
                + "named. Override \(method), or call \(other) from a scene's own controllers.")
    }
}
