import SwiftSyntax

/// What asks the runtime of Objective-C: overrides of methods that Linux's `NSObject` has not, and observation by name
/// of what the model tells no changes of, are taken out; the rest is told.
struct ObjectiveCRuntime: Rewriting {
    /// Overrides that nothing calls here, and why.
    private static let overrides = [
        "responds(to:)": "a protocol's methods all have defaults here, and nothing asks",
        "conforms(to:)": "what conforms says so, and nothing asks",
        "forwardingTarget(for:)": "messages are not forwarded: implement the methods",
        "observeValue(forKeyPath:of:change:context:)": "observe with observe(\\.property) { … }",
        "value(forUndefinedKey:)": "use the property itself", "setValue(_:forUndefinedKey:)": "use the property itself",
        "initialize()": "call it from the app's delegate", "load()": "call it from the app's delegate",
        "encode(with:)": "nothing is archived here",
    ]

    private static let observation = "observeValue(forKeyPath:of:change:context:)"

    /// The classes of the model that have `observeValue`, with all that derive from them.
    private static let observers: Set = [
        "UIResponder", "UIPresentationController", "UIPercentDrivenInteractiveTransition",
    ]

    /// The names by which the model tells of changes.
    private static let watchedNames: Set = [
        "frame", "bounds", "center", "transform", "alpha", "hidden", "contentOffset", "contentSize", "contentInset",
        "title", "viewControllers", "selectedIndex", "selectedViewController",
    ]

    /// Calls by key path that can go as statements.
    private static let calls = [
        ["_", "forKeyPath", "options", "context"]: "addObserver", ["_", "forKeyPath"]: "removeObserver",
        ["_", "forKeyPath", "context"]: "removeObserver",
    ]

    private static let functions: Set = [
        "NSClassFromString", "method_exchangeImplementations", "class_getInstanceMethod", "class_addMethod",
        "class_replaceMethod", "method_setImplementation", "imp_implementationWithBlock", "NSKeyedArchiver",
        "NSKeyedUnarchiver",
    ]

    func rewrite(_ source: Int, of project: Project, into port: inout Port) {
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(project.sources[source].tree)
        let parsed = project.sources[source]
        for (node, name) in finder.overrides {
            if name == Self.observation, isObserver(node, project) { continue }
            if name == Self.observation, let entry = lonelyObserver(node, project) {
                makeObserver(entry, by: node, in: source, into: &port)
                continue
            }
            port.edits[source].delete(node.extent)
            port.notes.append(
                ["responds(to:)", "conforms(to:)"].contains(name)
                    ? parsed.remark(node, "the override of \(name) was taken out", Self.overrides[name] ?? "")
                    : parsed.unported(node, "the override of \(name) was taken out", Self.overrides[name] ?? ""))
        }
        for call in finder.calls where !isKept(call, project) {
            port.edits[source].delete(call.extent)
            port.notes.append(
                parsed.unported(
                    call, "\(call.trimmedDescription.onOneLine) was taken out: there is no observation by that name",
                    "observe with observe(\\.property) { … }"))
        }
        for name in finder.functions {
            port.notes.append(
                parsed.unported(name, "\(name.text) needs the runtime of Objective-C", "do it without, or leave it out")
            )
        }
    }

    /// The class around the node, if it derives from `NSObject` alone: that has no such method here, and a class hears
    /// of changes once it says so.
    private func lonelyObserver(_ node: some SyntaxProtocol, _ project: Project) -> TypeEntry? {
        guard let path = node.enclosingTypes.first?.path, let entry = project.index.type(named: path),
            entry.body?.inherited.first == "NSObject"
        else { return nil }
        return entry
    }

    private func makeObserver(
        _ entry: TypeEntry, by node: FunctionDeclSyntax, in source: Int, into port: inout Port
    ) {
        guard let body = entry.body,
            let parent = body.node.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.first
        else { return }
        let isLast = parent.trailingComma == nil
        port.edits[body.source].insert(
            isLast ? ", KeyPathObserving" : " KeyPathObserving,",
            at: isLast ? parent.type.extent.upperBound : parent.extent.upperBound)
        for modifier in node.modifiers where modifier.name.text == "override" {
            port.edits[source].delete(modifier.extent.lowerBound..<modifier.extent.upperBound)
        }
        let handing = HandedChanges(viewMode: .sourceAccurate)
        handing.walk(node)
        for receiver in handing.receivers { port.edits[source].replace(receiver.extent, with: "self") }
        for name in handing.names { port.edits[source].replace(name.extent, with: "handleUnwatchedChange") }
    }

    /// Finds where a class hands on what it does not watch itself.
    private final class HandedChanges: SyntaxVisitor {
        private(set) var receivers: [ExprSyntax] = []
        private(set) var names: [TokenSyntax] = []

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            if let base = node.base, base.is(SuperExprSyntax.self), node.declName.baseName.text == "observeValue" {
                receivers.append(base)
                names.append(node.declName.baseName)
            }
            return .visitChildren
        }
    }

    /// Whether the node is in a class that hears of changes by name.
    private func isObserver(_ node: some SyntaxProtocol, _ project: Project) -> Bool {
        guard let path = node.enclosingTypes.first?.path, let entry = project.index.type(named: path) else {
            return false
        }
        return project.index.superclasses(of: entry).contains { Self.observers.contains($0.name) }
    }

    /// Whether the class around the node derives from `NSObject` alone and has the method that hears of changes.
    private func isDeclaredObserver(_ node: some SyntaxProtocol, _ project: Project) -> Bool {
        lonelyObserver(node, project)?.members.contains { $0.fullName == Self.observation } ?? false
    }

    /// Whether the model watches that name, for somebody who can hear of it.
    private func isKept(_ call: FunctionCallExprSyntax, _ project: Project) -> Bool {
        let name = call.arguments.first { $0.label?.text == "forKeyPath" }?.expression.namedProperty
        guard let name, Self.watchedNames.contains(name) else { return false }
        let isSelf = call.arguments.first?.expression.trimmedDescription == "self"
        return !isSelf || isObserver(call, project) || isDeclaredObserver(call, project)
    }

    private final class Finder: SyntaxVisitor {
        private(set) var overrides: [(FunctionDeclSyntax, String)] = []
        private(set) var calls: [FunctionCallExprSyntax] = []
        private(set) var functions: [TokenSyntax] = []

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            let member = Member(node, source: nil, isInExtension: false)
            if member.isOverride, ObjectiveCRuntime.overrides[member.fullName] != nil {
                overrides.append((node, member.fullName))
                return .skipChildren
            }
            return .visitChildren
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let labels = node.arguments.map { $0.label?.text ?? "_" }
            let callee = node.calledExpression
            let name =
                callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
                ?? callee.as(DeclReferenceExprSyntax.self)?.baseName.text
            if let name, ObjectiveCRuntime.calls[labels] == name, node.isStatement {
                calls.append(node)
                return .skipChildren
            }
            return .visitChildren
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            if ObjectiveCRuntime.functions.contains(node.baseName.text) { functions.append(node.baseName) }
            return .visitChildren
        }
    }
}

extension FunctionCallExprSyntax {
    /// Whether the call stands alone, perhaps behind `a?.`.
    fileprivate var isStatement: Bool { parent?.is(CodeBlockItemSyntax.self) ?? false }
}

extension ExprSyntax {
    /// The property that a string or `#keyPath` names; nil for a way of several.
    fileprivate var namedProperty: String? {
        if let text = self.as(StringLiteralExprSyntax.self)?.representedLiteralValue { return text }
        guard let macro = self.as(MacroExpansionExprSyntax.self), macro.macroName.text == "keyPath",
            let path = macro.arguments.first?.expression.trimmedDescription
        else { return nil }
        let names = path.split(separator: ".").drop { $0.first?.isUppercase == true || $0 == "self" }
        return names.count == 1 ? String(names[names.startIndex]) : nil
    }
}
