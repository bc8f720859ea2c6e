/// All sources that are ported together, with an index of what they declare.
struct Project {
    let sources: [ParsedSource]
    let index: DeclarationIndex
    /// Modules besides the model's own that the ported code can import.
    let modules: Set<String>
    /// Full names of the methods and properties that the sources declare anew: these are no old spellings.
    let declaredNames: Set<String>
    /// The methods, by name, that are optional in a protocol of the sources or of UIKit.
    let optionalMethods: [String: [Member]]

    init(_ sources: [ParsedSource], modules: Set<String> = []) {
        self.sources = sources
        self.modules = modules
        index = DeclarationIndex()
        ModelDeclarations.add(to: index)
        for (number, source) in sources.enumerated() { IndexBuilder(index, source: number).walk(source.tree) }
        let requirements = index.all.filter { $0.kind == .protocol }.flatMap(\.optionalRequirements).map(\.member)
        optionalMethods = Dictionary(grouping: requirements.filter { $0.kind == .method }, by: \.name)
        declaredNames = Set(
            index.all.flatMap(\.members).filter { $0.source != nil && !$0.isOverride }.map(\.fullName))
    }
}
