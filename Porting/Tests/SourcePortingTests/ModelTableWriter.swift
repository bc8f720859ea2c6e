import Foundation
import SwiftParser
import SwiftSyntax

/// Writes down what the porter has to know of the model: its protocols with the defaults of their optional
/// requirements, and its classes with what they derive from.
struct ModelTableWriter {
    private var protocols: [String: String] = [:]
    private var requirements: [String: Set<String>] = [:]
    private var defaults: [String: [String]] = [:]
    private var classes: [String] = []
    private static var headingStart: Regex<Substring> {
        /^(?:open class|public class|public final class|extension) [A-Z]/
    }

    init(modelFolder: URL) throws {
        let texts = try FileManager.default.subpathsOfDirectory(atPath: modelFolder.path)
            .filter { $0.hasSuffix(".swift") }.sorted()
            .map { try String(contentsOf: modelFolder.appending(path: $0), encoding: .utf8) }
        // Defaults stand beside their protocol; of all other files the headings of classes are enough.
        let trees = texts.filter { $0.contains("public protocol ") }.map { Parser.parse(source: $0) }
        for tree in trees { addProtocols(of: tree) }
        for tree in trees { addDefaults(of: tree) }
        for text in texts { addClasses(of: text) }
    }

    /// The files of the table, by name.
    var files: [String: String] {
        let names = protocols.keys.sorted()
        return [
            "ModelProtocols.generated.swift": protocolsFile(
                "protocols", "UIKit's protocols but those of lists and containers, with the model's defaults.",
                names.filter { !isOfLists($0) && !isOfContainers($0) }),
            "ModelContainerProtocols.generated.swift": protocolsFile(
                "containerProtocols", "The protocols of containers and pickers, with the model's defaults.",
                names.filter(isOfContainers)),
            "ModelListProtocols.generated.swift": protocolsFile(
                "listProtocols", "The protocols of tables and collections, with the model's defaults.",
                names.filter(isOfLists)),
            "ModelClasses.generated.swift": classesFile,
        ]
    }

    private func isOfLists(_ name: String) -> Bool {
        name.hasPrefix("UITableView") || name.hasPrefix("UICollectionView")
    }

    private func isOfContainers(_ name: String) -> Bool {
        let kinds = ["UINavigation", "UITabBar", "UISplitView", "UIPageView", "UISearch"]
        return name.contains("Picker") || kinds.contains(where: name.hasPrefix)
    }

    private mutating func addProtocols(of tree: SourceFileSyntax) {
        for statement in tree.statements {
            guard let type = statement.item.as(ProtocolDeclSyntax.self), type.modifiers.isPublic else { continue }
            protocols[type.name.text] = "protocol \(type.name.text)\(heading(type.inheritanceClause))"
            requirements[type.name.text] = Set(
                type.memberBlock.members.compactMap { ModelTableWriter.key(of: $0.decl) })
        }
    }

    private mutating func addDefaults(of tree: SourceFileSyntax) {
        for statement in tree.statements {
            guard let type = statement.item.as(ExtensionDeclSyntax.self), type.genericWhereClause == nil,
                let required = requirements[type.extendedType.trimmedDescription]
            else { continue }
            for member in type.memberBlock.members
            where ModelTableWriter.key(of: member.decl).map(required.contains) == true {
                var text = member.decl.trimmedDescription
                if text.hasPrefix("public ") { text.removeFirst("public ".count) }
                defaults[type.extendedType.trimmedDescription, default: []].append(text)
            }
        }
    }

    /// Classes and conformances, by lines that begin as their headings do.
    private mutating func addClasses(of text: String) {
        for line in headings(in: text) {
            guard let brace = line.lastIndex(of: "{") else { continue }
            let heading = line[..<brace].split(separator: " ").joined(separator: " ")
            if let keyword = ["open class ", "public class ", "public final class "].first(where: heading.hasPrefix) {
                let name = heading.dropFirst(keyword.count)
                if name.first?.isUppercase == true { classes.append("class \(name) {}") }
            } else if heading.hasPrefix("extension "), let colon = heading.firstIndex(of: ":"),
                !heading.contains(" where "),
                protocols[String(heading[..<colon].dropFirst("extension ".count))] == nil
            {
                classes.append("\(heading) {}")
            }
        }
    }

    /// The lines of a text; a heading of a class or an extension that goes on in the next ones is one line.
    private func headings(in text: String) -> [String] {
        var lines: [String] = []
        for line in text.split(separator: "\n").map(String.init) {
            let isOpen = lines.last.map { $0.contains(Self.headingStart) && !$0.contains("{") } ?? false
            if isOpen { lines[lines.count - 1] += " " + line } else { lines.append(line) }
        }
        return lines
    }

    private func heading(_ clause: InheritanceClauseSyntax?) -> String { clause.map { $0.trimmedDescription } ?? "" }

    private func protocolsFile(_ variable: String, _ what: String, _ names: [String]) -> String {
        let sections = names.map { name -> String in
            let heading = "        \(protocols[name] ?? "") {}\n"
            guard let members = defaults[name] else { return heading }
            // Lines keep the indentation that they have in the model, so that they stay as short.
            let lines = members.flatMap { $0.split(separator: "\n") }.map { line in
                line.hasPrefix("    ") ? line.hasPrefix("        ") ? "\(line)" : "    \(line)" : "        \(line)"
            }
            return heading + "        extension \(name) {\n\(lines.joined(separator: "\n"))\n        }\n"
        }
        return file(variable, what, sections)
    }

    private var classesFile: String {
        var lines = [""]
        for declaration in classes.sorted() {
            let line = lines[lines.count - 1]
            if line.isEmpty {
                lines[lines.count - 1] = declaration
            } else if line.count + declaration.count + 2 <= 112 {
                lines[lines.count - 1] += "; " + declaration
            } else {
                lines.append(declaration)
            }
        }
        return file("classes", "The model's classes, with what they derive from.", lines.map { "        \($0)\n" })
    }

    private func file(_ name: String, _ what: String, _ lines: [String]) -> String {
        """
        // Written by `WRITE_TABLE=1 swift test --filter ModelTableTests` from the sources of the model.
        extension ModelDeclarations {
            /// \(what)
            static let \(name) = #\"""

        """ + lines.joined() + "        \"\"\"#\n}\n"
    }

    /// The full name of a method or property.
    private static func key(of declaration: DeclSyntax) -> String? {
        if let function = declaration.as(FunctionDeclSyntax.self) {
            let parameters = function.signature.parameterClause.parameters
            return "\(function.name.text)(\(parameters.map { "\($0.firstName.text):" }.joined()))"
        }
        return declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
    }
}

extension DeclModifierListSyntax {
    fileprivate var isPublic: Bool { contains { ["public", "open"].contains($0.name.text) } }
}
