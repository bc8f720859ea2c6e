/// What a value's stored properties hold, by reflection.
///
/// Weak and unowned ones hold nothing, and are not read: the object that an unowned one names may be gone. `Mirror`
/// does not tell which they are, so the runtime is asked for what `Mirror` itself reads.
enum StrongFields {
    struct Field {
        let name: String
        let value: Any
    }

    /// How the runtime describes a stored property.
    private struct Description {
        var name: UnsafePointer<CChar>?
        var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
        var isStrong = false
        var isVariable = false
    }

    @_silgen_name("swift_reflectionMirror_recursiveCount")
    private static func countOfFields(_ type: Any.Type) -> Int

    @_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
    private static func describeField(
        _ type: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<Description>
    ) -> Any.Type

    /// How many elements of a collection are looked at, and how deep values lie within values.
    private static let (mostElements, mostDepth) = (64, 4)

    /// Those of the app's own classes: what UIKit's store is UIKit's, or has been mentioned.
    static func fields(of object: AnyObject) -> [Field] {
        guard !(object is any CustomReflectable) else { return [] }
        var fields: [Field] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let level = mirror, isOwn(level.subjectType) {
            fields += Self.fields(of: level)
            mirror = level.superclassMirror
        }
        return fields
    }

    /// The objects that a value is or holds within itself: one that it is, the elements of a collection, what an
    /// optional, a structure or a case of an enumeration has.
    static func objects(in value: Any, depth: Int = mostDepth) -> [AnyObject] {
        if type(of: value) is AnyClass { return [value as AnyObject] }
        guard depth > 0 else { return [] }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional, .tuple, .enum, .collection, .set, .dictionary:
            return mirror.children.prefix(mostElements).flatMap { objects(in: $0.value, depth: depth - 1) }
        case .struct where isOwn(mirror.subjectType) && !(value is any CustomReflectable):
            return fields(of: mirror).flatMap { objects(in: $0.value, depth: depth - 1) }
        default:
            return []
        }
    }

    /// Whether a closure is stored in it, which holds what it captures, unseen.
    static func hasClosure(_ value: Any, depth: Int = mostDepth) -> Bool {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case nil:
            return String(describing: mirror.subjectType).contains("->")
        case .optional, .tuple, .enum, .collection, .set, .dictionary:
            return depth > 0
                && mirror.children.prefix(mostElements).contains { hasClosure($0.value, depth: depth - 1) }
        default:
            return false
        }
    }

    /// Whether the type is none of UIKit's or of a library of the system's.
    static func isOwn(_ type: Any.Type) -> Bool {
        let module = String(reflecting: type).prefix { $0 != "." }
        return !["HeadlessUIKit", "Foundation", "FoundationEssentials", "Swift", "_Concurrency", "Dispatch"]
            .contains(String(module))
    }

    /// Those that a type declares itself.
    private static func fields(of level: Mirror) -> [Field] {
        let first = countOfFields(level.subjectType) - level.children.count
        guard first >= 0 else { return [] }
        return level.children.indices.enumerated().compactMap { offset, index in
            var description = Description()
            _ = describeField(level.subjectType, index: first + offset, fieldMetadata: &description)
            description.freeName?(description.name)
            guard description.isStrong else { return nil }
            let child = level.children[index]
            return Field(name: name(child.label), value: child.value)
        }
    }

    /// As it is declared: a lazy property is stored under another name.
    private static func name(_ label: String?) -> String {
        let lazyPrefix = "$__lazy_storage_$_"
        guard let label, label.hasPrefix(lazyPrefix) else { return label ?? "" }
        return String(label.dropFirst(lazyPrefix.count))
    }
}
