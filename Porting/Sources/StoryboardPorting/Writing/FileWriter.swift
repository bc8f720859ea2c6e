/// Writes the Swift file.
struct FileWriter {
    private let context: WritingContext
    private let options: PortingOptions
    private var file: InterfaceFile { context.file }

    init(_ file: InterfaceFile, _ declarations: SourceDeclarations?, _ options: PortingOptions) {
        context = WritingContext(file, declarations)
        self.options = options
    }

    func write() throws -> PortedInterface {
        let typeName = try typeName()
        let document = file.path.split(separator: "/").last.map(String.init) ?? file.path
        if file.root.attributes["targetRuntime"] == "AppleTV" {
            context.usage.leaveOut(
                file.root, "document targetRuntime AppleTV", because: "made for tvOS; it is taken as if for iOS")
        }
        var lines = ["// Made from \(SwiftText.comment(document)); changes are lost when it is ported again."]
        lines += Set(options.imports + ["UIKit"]).sorted().map { "import \($0)" }
        lines += ["", "/// What `\(SwiftText.comment(document))` holds.", "@MainActor", "enum \(typeName) {"]
        let kind = file.isStoryboard ? "storyboard" : "nib"
        lines.append("    /// What the app calls the \(kind).")
        lines += ["    static let name = \(SwiftText.literal(file.name))", ""]
        lines.append("    /// Call it where the root controller is made, before anything asks for the \(kind).")
        lines.append("    static func define() {")
        lines += try file.isStoryboard ? storyboard() : CodeBlock.indented(nib(), by: 2) + ["    }"]
        if context.embeds { lines += [""] + CodeBlock.indented(Self.embedding) }
        lines.append("}")
        return PortedInterface(
            source: lines.joined(separator: "\n") + "\n", typeName: typeName,
            notes: LeftOut(path: file.path, usage: context.usage).notes(in: file.root), uses: unique(context.uses),
            modules: context.modules.sorted())
    }

    private func typeName() throws -> String {
        guard let name = options.typeName else {
            return SwiftName.typeName(file.name) + (file.isStoryboard ? "Storyboard" : "Nib") + "File"
        }
        guard SwiftName.isIdentifier(name), SwiftName.identifier(name) == name else {
            throw Fault(
                line: 1, what: "\(SwiftText.literal(name)) can be no type of Swift", remedy: "Choose another typeName")
        }
        return name
    }

    private func nib() throws -> [String] { try NibWriter(context: context).definition() }

    private func storyboard() throws -> [String] {
        var definitions: [String] = []
        var functions: [[String]] = []
        var suffixes: [String: Int] = [:]
        for scene in file.scenes {
            let base = SwiftName.typeName(
                scene.controller.attributes["customClass"] ?? scene.controller.attributes["storyboardIdentifier"]
                    ?? scene.controller.name)
            suffixes[base, default: 0] += 1
            let count = suffixes[base] ?? 1
            let code = try SceneWriter(context: context, scene: scene, suffix: count == 1 ? base : "\(base)_\(count)")
                .write()
            definitions += code.definition
            definitions += try SegueWriter(context: context, scene: scene).write()
            functions += code.functions
        }
        var lines = ["        UIStoryboard.define(name) { \(definitions.isEmpty ? "_" : "contents") in"]
        lines += CodeBlock.indented(definitions, by: 3)
        lines += ["        }", "    }"]
        for function in functions { lines += [""] + CodeBlock.indented(function) }
        return lines
    }

    private func unique(_ uses: [SourceUse]) -> [SourceUse] {
        var seen: Set<String> = []
        return uses.filter { seen.insert("\($0.kind)\n\($0.className)\n\($0.member)").inserted }
    }

    /// What UIKit does for a container view.
    private static let embedding = [
        "private static func embed(",
        "    _ scene: String, as identifier: String?, in container: UIView, of controller: UIViewController",
        ") {",
        "    let child = controller.storyboard!.instantiateViewController(withIdentifier: scene)",
        "    let segue = UIStoryboardSegue(identifier: identifier, source: controller, destination: child)",
        "    controller.prepare(for: segue, sender: nil)",
        "    controller.addChild(child)",
        "    child.view.frame = container.bounds",
        "    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]",
        "    container.addSubview(child.view)",
        "    child.didMove(toParent: controller)",
        "}",
    ]
}
