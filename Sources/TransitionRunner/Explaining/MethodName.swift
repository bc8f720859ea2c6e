/// A method of a class, for telling its functions among those of an executable.
struct MethodName {
    let baseName: String
    /// The class without all that it stands in.
    let typeName: String
    private let labels: [Substring]
    /// `App.Flow.Animator`; nil for a private class, of which not all is known.
    private let path: String?
    private let module: Substring

    /// - Parameters:
    ///   - name: `interactionControllerForDismissal(using:)`.
    ///   - fullName: `App.Flow.Animator`, or `App.(unknown context at $1f).Animator` for a private class.
    init(_ name: String, in fullName: String) {
        baseName = String(name.prefix { $0 != "(" })
        labels = name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
        typeName = fullName.split(separator: ".").last.map(String.init) ?? fullName
        module = fullName.prefix { $0 != "." }
        path = fullName.contains("(unknown context") ? nil : fullName
    }

    /// Whether a function, by its readable name, is the method, or what an optimized build has made of it.
    func isName(ofFunction function: String) -> Bool {
        (isMember(function) || isWitness(function)) && labels.allSatisfy { function.contains("\($0): ") }
    }

    private func isMember(_ function: String) -> Bool {
        if let path { return begins("\(path).\(baseName)(", in: function[...]) }
        return isPrivate(in: function, before: ").\(baseName)(")
    }

    private func isWitness(_ function: String) -> Bool {
        guard function.contains(".\(baseName)("), let conformance = function.range(of: "in conformance ") else {
            return false
        }
        let type = function[conformance.upperBound...]
        if let path { return type.hasPrefix("\(path) : ") }
        return isPrivate(in: String(type), before: ") : ")
    }

    /// A private type is told with a number of its file: `App.(Animator in _2F…)`.
    private func isPrivate(in function: String, before end: String) -> Bool {
        guard let type = function.range(of: ".(\(typeName) in _") else { return false }
        return begins("\(module).", in: function[..<function.index(after: type.lowerBound)])
            && function[type.upperBound...].contains(end)
    }

    /// Whether a qualified name stands there from its beginning: `App.Page` is not in `MyApp.Page`.
    private func begins(_ name: String, in text: Substring) -> Bool {
        var rest = text
        while let found = rest.range(of: name) {
            let before = text[..<found.lowerBound].last
            if before == nil || before == " " || before == ":" { return true }
            rest = rest[found.upperBound...]
        }
        return false
    }
}
