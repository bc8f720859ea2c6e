import SwiftSyntax

/// All types of the sources and those of UIKit that matter to porting, by name.
final class DeclarationIndex {
    private(set) var types: [String: TypeEntry] = [:]
    /// What type aliases stand for, by name.
    var aliases: [String: String] = [:]

    /// The entry at a path, made if there is none.
    func entry(at path: String) -> TypeEntry {
        if let entry = types[path] { return entry }
        let entry = TypeEntry(path: path)
        types[path] = entry
        return entry
    }

    /// The type that a name stands for inside the types of a path.
    func type(named name: String, inside path: String = "") -> TypeEntry? {
        var context = path.split(separator: ".").map(String.init)
        while true {
            let candidate = (context + [name]).joined(separator: ".")
            if let entry = types[candidate] { return entry }
            if let alias = aliases[candidate], alias != name { return type(named: alias, inside: path) }
            if context.isEmpty { return nil }
            context.removeLast()
        }
    }

    /// The classes that a class derives from, the nearest first.
    func superclasses(of entry: TypeEntry) -> [TypeEntry] {
        var result: [TypeEntry] = []
        var current = entry
        while let next = current.inherited.lazy.compactMap({ self.type(named: $0, inside: current.path) })
            .first(where: { $0.kind == .class }), next !== entry, !result.contains(where: { $0 === next })
        {
            result.append(next)
            current = next
        }
        return result
    }

    /// The protocols that a type or one of its superclasses conforms to, with those they refine.
    func protocols(of entry: TypeEntry) -> [TypeEntry] {
        var result: [TypeEntry] = []
        func collect(_ type: TypeEntry) {
            for name in type.inherited {
                guard let next = self.type(named: name, inside: type.path), next.kind == .protocol,
                    !result.contains(where: { $0 === next })
                else { continue }
                result.append(next)
                collect(next)
            }
        }
        for type in [entry] + superclasses(of: entry) { collect(type) }
        return result
    }

    /// The members of a name that a type has of its own, by its superclasses or by protocols.
    func members(named name: String, of entry: TypeEntry) -> [Member] {
        for type in [entry] + superclasses(of: entry) {
            let members = type.members(named: name)
            if !members.isEmpty { return members }
        }
        for type in protocols(of: entry) where !type.isModel {
            let members = type.members(named: name)
            if !members.isEmpty { return members }
        }
        return []
    }

    /// All types in the order of their paths, once the index is complete.
    private(set) lazy var all: [TypeEntry] = types.values.sorted { $0.path < $1.path }

    /// The classes of the sources that derive from a class.
    func subclasses(of entry: TypeEntry) -> [TypeEntry] {
        all.filter { type in type.body != nil && type !== entry && superclasses(of: type).contains { $0 === entry } }
    }
}
