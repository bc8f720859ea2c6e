import SwiftSyntax

/// Attributes of Objective-C and of Interface Builder go, and with them `dynamic`.
struct ObjectiveCAttributes: Rewriting {
    func rewrite(_ source: Int, of project: Project, into port: inout Port) {
        let finder = Finder(project.sources[source])
        finder.walk(finder.source.tree)
        for range in finder.ranges { port.edits[source].delete(range) }
    }

    private final class Finder: SyntaxVisitor {
        private static let names: Set = [
            "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction",
            "NSManaged", "GKInspectable", "UIApplicationMain", "NSApplicationMain", "NSCopying",
        ]

        let source: ParsedSource
        private(set) var ranges: [Range<Int>] = []

        init(_ source: ParsedSource) {
            self.source = source
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
            let name = node.attributeName.trimmedDescription
            if Self.names.contains(name) || (name == "main" && isOfApplicationDelegate(node)) { remove(node) }
            return .skipChildren
        }

        override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
            if node.name.tokenKind == .keyword(.dynamic) { remove(node) }
            return .skipChildren
        }

        private func remove(_ node: some SyntaxProtocol) {
            ranges.append(node.extent.lowerBound..<source.endWithBlanks(of: node))
        }

        private func isOfApplicationDelegate(_ attribute: AttributeSyntax) -> Bool {
            guard let type = attribute.parent?.parent?.asProtocol((any DeclGroupSyntax).self) else { return false }
            return !type.inheritanceClause.names.allSatisfy { !["UIApplicationDelegate", "UIResponder"].contains($0) }
        }
    }
}
