/// What all writers of a file share.
final class WritingContext {
    let file: InterfaceFile
    let declarations: SourceDeclarations?
    let usage = Usage()
    private(set) var uses: [SourceUse] = []
    private(set) var modules: Set<String> = []
    /// Whether the code needs the function that embeds a controller.
    var embeds = false

    init(_ file: InterfaceFile, _ declarations: SourceDeclarations?) {
        self.file = file
        self.declarations = declarations
    }

    /// The class of an object, and whether it is one of the app's.
    func className(of element: InterfaceElement, standard: String) throws -> (name: String, isCustom: Bool) {
        guard let custom = usage.text(element, "customClass") else { return (standard, false) }
        guard let name = SwiftName.identifier(custom) else {
            throw Fault(
                line: element.line, what: "\(SwiftText.literal(custom)) can be no class of Swift",
                remedy: "Correct the custom class of this \(element.name)")
        }
        if let module = element.attributes["customModule"], SwiftName.isIdentifier(module) { modules.insert(module) }
        guard let declarations else {
            note(.object, custom, "", element)
            return (name, true)
        }
        if let known = declarations.className(custom) {
            note(.object, custom, "", element)
            return (known, true)
        }
        if ViewKind.classNames.contains(custom) || ControllerKind.classNames.contains(custom) { return (name, true) }
        usage.leaveOut(
            element, "\(element.name) customClass \(SwiftText.comment(custom))",
            because: "no class of that name is declared; it is made as \(standard)")
        return (standard, false)
    }

    func note(_ kind: SourceUse.Kind, _ className: String, _ member: String, _ element: InterfaceElement) {
        uses.append(SourceUse(kind: kind, className: className, member: member, line: element.line))
    }

    /// A property as code. Throws for a name that can be none.
    func property(_ name: String, at element: InterfaceElement) throws -> String {
        guard let property = SwiftName.identifier(name) else {
            throw Fault(
                line: element.line, what: "\(SwiftText.literal(name)) can be no property of Swift",
                remedy: "Correct the name of this \(element.name), or remove it")
        }
        return property
    }

    /// Whether the property may be set, as far as is known.
    func canSet(_ className: String, _ property: String, isCustom: Bool) -> Bool {
        declarations.map { $0.canSet(className, property) } ?? isCustom
    }

    /// A selector of a method of that class; nil where the code is known to have none.
    func selector(_ text: String, of className: String, at element: InterfaceElement) throws -> String? {
        guard let guess = SwiftName.methodName(ofSelector: text) else {
            throw Fault(
                line: element.line, what: "\(SwiftText.literal(text)) can be no action",
                remedy: "Correct the name of this \(element.name), or remove it")
        }
        guard let declarations else { return Self.selector(guess, of: className) }
        return declarations.methodName(className, text).map { Self.selector($0, of: className) }
    }

    static func selector(_ method: String, of className: String) -> String {
        let reference = method.hasSuffix("()") ? String(method.dropLast(2)) : method
        return "Selector(\(SwiftText.literal(method)), \(className).\(reference))"
    }
}
