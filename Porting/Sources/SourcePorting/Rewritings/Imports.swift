import SwiftSyntax

/// Imports become those of the model: it is UIKit and Foundation in one, with clocks of its own.
struct Imports: Rewriting {
    /// Modules that bring the whole model.
    private static let models: Set = ["UIKit", "CoreGraphics", "QuartzCore", "AVFoundation"]
    /// Modules of which the model has what transitions use.
    private static let silent: Set = [
        "ObjectiveC", "os", "Darwin", "CoreFoundation", "UIKitCore", "CoreAnimation", "MachO", "Accelerate",
    ]
    /// What of Foundation and Dispatch the model has again, in virtual time.
    private static let clocks: Set = [
        "Timer", "RunLoop", "DispatchQueue", "CACurrentMediaTime", "Date", "NotificationCenter", "OperationQueue",
        "DispatchSource", "DispatchWorkItem", "Selector", "NSObject", "Task", "ContinuousClock", "SuspendingClock",
    ]

    /// What of Foundation is a module of its own on Linux.
    private static let networking: Set = [
        "URLRequest", "URLSession", "URLResponse", "HTTPURLResponse", "URLSessionTask", "URLSessionDataTask",
        "URLCache",
        "NSMutableURLRequest", "URLSessionConfiguration",
    ]
    private static let geometryOfFoundation: Set = ["CGFloat", "CGPoint", "CGSize", "CGRect"]

    func rewrite(_ source: Int, of project: Project, into port: inout Port) {
        let parsed = project.sources[source]
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(parsed.tree)
        var hasModel = finder.imports.contains { $0.importKindSpecifier == nil && Self.models.contains($0.module) }
        let needsModel = !hasModel && usesModel(finder, in: project)
        for declaration in finder.imports {
            for modifier in declaration.modifiers {
                port.edits[source].delete(modifier.extent.lowerBound..<parsed.endWithBlanks(of: modifier))
            }
            let isFoundation = ["Foundation", "Dispatch"].contains(declaration.module)
            // Whatever a file does with Foundation alone may take time: the model's is the virtual one.
            if isFoundation, !hasModel, declaration.importKindSpecifier == nil {
                replacePath(of: declaration, with: "UIKit", in: source, into: &port)
                hasModel = true
            } else if isFoundation, hasModel || Self.silent.contains(declaration.module) {
                delete(declaration, in: source, of: parsed, into: &port)
            } else {
                rewrite(declaration, in: source, of: project, into: &port)
            }
        }
        if !finder.names.isDisjoint(with: Self.networking), let first = finder.firstStatement(of: parsed.tree),
            !finder.imports.contains(where: { $0.module == "FoundationNetworking" })
        {
            port.edits[source].insert("import FoundationNetworking; ", at: first)
        }
        if needsModel, !hasModel, let first = finder.firstStatement(of: parsed.tree) {
            port.edits[source].insert("import UIKit; ", at: first)
        }
    }

    private func rewrite(_ declaration: ImportDeclSyntax, in source: Int, of project: Project, into port: inout Port) {
        let parsed = project.sources[source]
        let module = declaration.module
        if Self.models.contains(module) || Condition.knownModules.contains(module) {
            // A submodule, such as that of gesture recognizers' subclasses.
            if declaration.importKindSpecifier == nil, declaration.path.count > 1 {
                replacePath(of: declaration, with: module, in: source, into: &port)
            }
        } else if Self.silent.contains(module) {
            delete(declaration, in: source, of: parsed, into: &port)
        } else if !project.modules.contains(module) {
            delete(declaration, in: source, of: parsed, into: &port)
            port.removedModules.insert(module)
            port.notes.append(
                parsed.remark(
                    declaration, "import \(module) was taken out: there is no such module",
                    "port its sources too, or write stubs of what is used of it"))
        }
    }

    private func usesModel(_ finder: Finder, in project: Project) -> Bool {
        finder.names.contains { name in
            if Self.clocks.contains(name) { return true }
            guard let third = name.dropFirst(2).first, third.isUppercase else { return false }
            if let entry = project.index.types[name], entry.kind != nil { return entry.isModel }
            // A file that imports nothing has UIKit by the header of its framework.
            if finder.imports.isEmpty, ["NS", "CG"].contains(name.prefix(2)) || name == "TimeInterval" { return true }
            return ["UI", "CA", "CG"].contains(name.prefix(2)) && !Self.geometryOfFoundation.contains(name)
        }
    }

    private func replacePath(
        of declaration: ImportDeclSyntax, with module: String, in source: Int, into port: inout Port
    ) {
        port.edits[source].replace(declaration.path.extent, with: module)
    }

    private func delete(_ declaration: ImportDeclSyntax, in source: Int, of parsed: ParsedSource, into port: inout Port)
    {
        var end = declaration.extent.upperBound
        if end < parsed.bytes.count, parsed.bytes[end] == UInt8(ascii: ";") { end += 1 }
        port.edits[source].delete(declaration.extent.lowerBound..<end)
    }

    private final class Finder: SyntaxVisitor {
        private(set) var imports: [ImportDeclSyntax] = []
        private(set) var names: Set<String> = []

        override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
            imports.append(node)
            return .skipChildren
        }

        override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
            if let active = node.clauses.active { walk(active) }
            return .skipChildren
        }

        override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            names.insert(node.baseName.text)
            return .visitChildren
        }

        override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
            names.insert(node.name.text)
            return .visitChildren
        }

        /// The first statement that something can stand before on its line.
        func firstStatement(of tree: SourceFileSyntax) -> Int? {
            tree.statements.first {
                !$0.item.is(IfConfigDeclSyntax.self) && !$0.item.is(PoundSourceLocationSyntax.self)
            }?
            .extent.lowerBound
        }
    }
}

extension ImportDeclSyntax {
    fileprivate var module: String { path.first?.name.text ?? "" }
}
