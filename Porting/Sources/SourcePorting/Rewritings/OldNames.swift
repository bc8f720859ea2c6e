import SwiftSyntax

/// Spellings of earlier versions of Swift and UIKit become those of today, by the table.
struct OldNames: Rewriting {
    func rewrite(_ source: Int, of project: Project, into port: inout Port) {
        let renamer = Renamer(project: project)
        renamer.walk(project.sources[source].tree)
        for (range, text) in renamer.replacements {
            if range.isEmpty {
                port.edits[source].insert(text, at: range.lowerBound)
            } else {
                port.edits[source].replace(range, with: text)
            }
        }
    }

    private final class Renamer: SyntaxVisitor {
        let project: Project
        private let table = OldSpellings.all
        private(set) var replacements: [(Range<Int>, String)] = []
        /// Callees whose call was rewritten as a whole.
        private var done: Set<SyntaxIdentifier> = []

        init(project: Project) {
            self.project = project
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
            if let new = newName(of: node.name.text) { replace(node.name, with: new) }
            return .visitChildren
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
            if !isMember, !done.contains(node.id), let new = newName(of: node.baseName.text) {
                replace(node.baseName, with: isKey(node, spelled: new) ? new + ".rawValue" : new)
            }
            return .visitChildren
        }

        /// Whether a constant that was a string once serves as a layer's key, which still is one.
        private func isKey(_ node: DeclReferenceExprSyntax, spelled new: String) -> Bool {
            new.contains(".") && node.parent?.as(LabeledExprSyntax.self)?.label?.text == "forKey"
        }

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            if node.declName.trimmedDescription == "characters", node.base != nil,
                !project.declaredNames.contains("characters")
            {
                // A string is a collection of its characters by itself.
                replacements.append((node.period.extent.lowerBound..<node.declName.extent.upperBound, ""))
                return .visitChildren
            }
            guard !done.contains(node.id), node.declName.argumentNames == nil,
                let spelling = table.members[node.declName.baseName.text]?.first(where: {
                    $0.old.labels == nil && fits($0, base: node.base)
                }), !isDeclared(spelling.old)
            else { return .visitChildren }
            if spelling.new.base.contains(".") {
                replace(node, with: spelling.new.base)
                return .skipChildren
            }
            replace(node.declName.baseName, with: spelling.new.base)
            return .visitChildren
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let labels = node.arguments.map { $0.label?.text ?? "_" }
            if let member = node.calledExpression.asCalledMember {
                let spelling = table.members[member.declName.baseName.text]?.first {
                    fits($0, base: member.base) && fits($0.old, labels, of: node)
                }
                if let spelling, !isDeclared(spelling.old) {
                    done.insert(member.id)
                    replace(member.declName.baseName, with: spelling.new.base)
                    relabel(node, with: spelling.new.labels)
                }
            } else if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
                let text = name.baseName.text
                if let spelling = table.alone[text]?.first(where: { fits($0.old, labels, of: node) }),
                    !isDeclared(spelling.old)
                {
                    done.insert(name.id)
                    rewrite(node, named: name, by: spelling)
                } else if let spelling = table.members[text]?.first(where: {
                    $0.base == "" && fits($0.old, labels, of: node)
                }), !isDeclared(spelling.old) {
                    done.insert(name.id)
                    replace(name.baseName, with: spelling.new.base)
                    relabel(node, with: spelling.new.labels)
                }
            }
            return .visitChildren
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            let member = Member(node, source: nil, isInExtension: false)
            // Up to Swift 2 the first argument had no label, whatever the parameter's name, unless it was given one.
            let hasOwnLabel = node.signature.parameterClause.parameters.first?.secondName != nil
            guard let declared = member.labels,
                let spelling = table.members[member.name]?.first(where: { spelling in
                    guard let old = spelling.old.labels, old.count == declared.count else { return false }
                    return old == declared
                        || (!hasOwnLabel && old.first == "_" && old.dropFirst() == declared.dropFirst())
                }),
                member.isOverride ? !overridesOwn(node, spelling.old) : spelling.base == "" && isDelegates(node),
                let labels = spelling.new.labels, spelling.old != spelling.new
            else { return .visitChildren }
            replace(node.name, with: spelling.new.base)
            for (parameter, label) in zip(node.signature.parameterClause.parameters, labels) {
                let name = parameter.firstName.text
                if parameter.secondName != nil {
                    if name != label { replace(parameter.firstName, with: label) }
                } else if name != label {
                    replacements.append(
                        (parameter.firstName.extent.lowerBound..<parameter.firstName.extent.lowerBound, label + " "))
                }
            }
            return .visitChildren
        }

        /// Whether a class of the sources declared that name first, and has its calls spelled so.
        private func overridesOwn(_ node: FunctionDeclSyntax, _ name: OldSpelling.Name) -> Bool {
            guard let type = node.enclosingTypes.first, let entry = project.index.type(named: type.path) else {
                return false
            }
            let key = OldNames.key(name)
            return project.index.superclasses(of: entry).contains { superclass in
                !superclass.isModel && superclass.members.contains { !$0.isOverride && $0.fullName == key }
            }
        }

        /// Whether the method is one of a type that conforms to one of UIKit's protocols.
        private func isDelegates(_ node: FunctionDeclSyntax) -> Bool {
            guard let type = node.enclosingTypes.first, let entry = project.index.type(named: type.path) else {
                return false
            }
            return project.index.protocols(of: entry).contains(where: \.isModel)
        }

        private func newName(of text: String) -> String? {
            guard let spelling = table.alone[text]?.first(where: { $0.old.labels == nil }),
                project.index.types[text]?.kind == nil || project.index.types[text]?.isModel == true
            else { return nil }
            return spelling.new.base
        }

        private func isDeclared(_ name: OldSpelling.Name) -> Bool {
            project.declaredNames.contains(OldNames.key(name))
        }

        private func fits(_ spelling: OldSpelling, base: ExprSyntax?) -> Bool {
            guard let wanted = spelling.base, !wanted.isEmpty else { return true }
            guard let base else { return true }
            return wanted.split(separator: "|").contains { $0 == base.trimmedDescription }
        }

        private func fits(_ name: OldSpelling.Name, _ labels: [String], of call: FunctionCallExprSyntax) -> Bool {
            guard let old = name.labels else { return false }
            return call.trailingClosure == nil ? old == labels : old.dropLast() == labels[...]
        }

        private func replace(_ node: some SyntaxProtocol, with text: String) {
            if node.trimmedDescription != text { replacements.append((node.extent, text)) }
        }

        /// Writes the new labels; without any the call becomes a property.
        private func relabel(_ call: FunctionCallExprSyntax, with labels: [String]?) {
            guard let labels else {
                if let left = call.leftParen, let right = call.rightParen {
                    replacements.append((left.extent.lowerBound..<right.extent.upperBound, ""))
                }
                return
            }
            for (argument, label) in zip(call.arguments, labels) { relabel(argument, with: label) }
        }

        private func relabel(_ argument: LabeledExprSyntax, with label: String) {
            let start = argument.extent.lowerBound
            let value = argument.expression.extent.lowerBound
            if let old = argument.label {
                if label == "_" {
                    replacements.append((start..<value, ""))
                } else {
                    replace(old, with: label)
                }
            } else if label != "_" {
                replacements.append((start..<start, label + ": "))
            }
        }

        private func rewrite(
            _ call: FunctionCallExprSyntax, named name: DeclReferenceExprSyntax, by spelling: OldSpelling
        ) {
            if spelling.form == .name {
                replace(name, with: spelling.new.base)
                relabel(call, with: spelling.new.labels)
            }
            guard let first = call.arguments.first, let left = call.leftParen, let right = call.rightParen else {
                return
            }
            switch spelling.form {
            case .name: break
            case .memberOfFirst:
                let isSimple = first.expression.isPostfix
                replacements.append((name.extent.lowerBound..<left.extent.upperBound, isSimple ? "" : "("))
                let rest = Array(call.arguments.dropFirst())
                let closing = isSimple ? "" : ")"
                guard let comma = first.trailingComma, let second = rest.first else {
                    let tail = spelling.new.labels == nil ? "" : call.trailingClosure == nil ? "()" : ""
                    replacements.append((right.extent, "\(closing).\(spelling.new.base)\(tail)"))
                    return
                }
                let end = second.extent.lowerBound
                replacements.append((comma.extent.lowerBound..<end, "\(closing).\(spelling.new.base)("))
                for (argument, label) in zip(rest, spelling.new.labels ?? []) { relabel(argument, with: label) }
            case .comparison:
                guard let comma = first.trailingComma else { return }
                replace(name, with: "")
                replacements.append((comma.extent, " =="))
            }
        }
    }

    static func key(_ name: OldSpelling.Name) -> String {
        name.labels.map { "\(name.base)(\($0.map { $0 + ":" }.joined()))" } ?? name.base
    }
}

extension ExprSyntax {
    /// The member that is called in `a.b(…)` and `a.b?(…)`.
    fileprivate var asCalledMember: MemberAccessExprSyntax? {
        self.as(MemberAccessExprSyntax.self)
            ?? self.as(OptionalChainingExprSyntax.self)?.expression.as(MemberAccessExprSyntax.self)
    }

    /// Whether `.member` behind the expression is a member of all of it.
    fileprivate var isPostfix: Bool {
        self.is(DeclReferenceExprSyntax.self) || self.is(MemberAccessExprSyntax.self)
            || self.is(FunctionCallExprSyntax.self) || self.is(SubscriptCallExprSyntax.self)
            || self.is(ForceUnwrapExprSyntax.self) || self.is(TupleExprSyntax.self)
    }
}
