/// Writes the segues that start in a scene.
struct SegueWriter {
    let context: WritingContext
    let scene: InterfaceScene
    private var usage: Usage { context.usage }

    private static let presentations =
        "automatic fullScreen pageSheet formSheet currentContext custom overFullScreen overCurrentContext popover none "
        + "blurOverFullScreen=overFullScreen"
    private static let transitions = "coverVertical flipHorizontal crossDissolve partialCurl"

    /// The name that the code performs the segue by.
    static func key(of segue: InterfaceElement) -> String? {
        let identifier = segue.attributes["identifier"] ?? ""
        return identifier.isEmpty ? segue.attributes["id"] : identifier
    }

    /// Whether it shows a controller at a time of its own, not as a part of another.
    static func isStartedByHand(_ segue: InterfaceElement) -> Bool {
        !["embed", "relationship"].contains(segue.attributes["kind"])
    }

    /// Whether there is a definition for it.
    static func isDefined(_ segue: InterfaceElement, in context: WritingContext) -> Bool {
        if segue.attributes["kind"] == "unwind" {
            return !(context.declarations?.owners(segue.attributes["unwindAction"] ?? "") ?? []).isEmpty
        }
        return context.file.scenes.contains { $0.controller.id == segue.attributes["destination"] }
    }

    func write() throws -> [String] {
        var lines: [String] = []
        var known: [String: String] = [:]
        for segue in scene.segues where Self.isStartedByHand(segue) {
            usage.take(segue)
            guard let key = Self.key(of: segue) else {
                usage.leaveOut(segue, because: "it has neither an identifier nor an id")
                continue
            }
            _ = usage.text(segue, "identifier")
            guard let definition = try definition(segue, key) else { continue }
            if let other = known[key] {
                if other == definition { continue }
                usage.leaveOut(
                    segue, "segue \(SwiftText.comment(key))",
                    because: "another segue of its controller has the same identifier")
                continue
            }
            known[key] = definition
            lines.append(definition)
        }
        return lines
    }

    private func definition(_ segue: InterfaceElement, _ key: String) throws -> String? {
        let source = "\(SwiftText.literal(key)), from: \(SwiftText.literal(scene.identifier))"
        let kindName = usage.text(segue, "kind") ?? ""
        let id = usage.text(segue, "destination") ?? ""
        let custom = try customClass(segue, kindName)
        if kindName == "unwind" { return try unwind(segue, source, custom) }
        guard let destination = context.file.scenes.first(where: { $0.controller.id == id }) else {
            throw Fault(
                line: segue.line, what: "This segue leads to \(SwiftText.literal(id)), which is no controller",
                remedy: "Open the file in Xcode and remove or repair the segue")
        }
        guard
            let kind = custom.map({ ".custom(\($0).init(identifier:source:destination:))" })
                ?? self.kind(segue, kindName)
        else { return nil }
        let isAnonymous = (segue.attributes["identifier"] ?? "").isEmpty
        return "contents.segue(\(source), to: \(SwiftText.literal(destination.identifier)), \(kind)"
            + (isAnonymous ? ", isAnonymous: true)" : ")")
    }

    private func customClass(_ segue: InterfaceElement, _ kind: String) throws -> String? {
        guard segue.attributes["customClass"] != nil else { return nil }
        let named = try context.className(of: segue, standard: "")
        return named.isCustom ? named.name : nil
    }

    private func unwind(_ segue: InterfaceElement, _ source: String, _ custom: String?) throws -> String? {
        let action = usage.text(segue, "unwindAction") ?? ""
        let owners = context.declarations?.owners(action) ?? []
        let selectors = try owners.compactMap { try context.selector(action, of: $0, at: segue) }
        guard !selectors.isEmpty else {
            usage.leaveOut(
                segue, "segue unwind \(SwiftText.comment(action))",
                because: "no class is known that has the method; write contents.unwind(\(source), to: …) yourself")
            return nil
        }
        for owner in owners { context.note(.action, owner, action, segue) }
        let make = custom.map { ", make: \($0).init(identifier:source:destination:)" } ?? ""
        return "contents.unwind(\(source), to: \(selectors.joined(separator: ", "))\(make))"
    }

    private func kind(_ segue: InterfaceElement, _ name: String) -> String? {
        switch name {
        case "show", "push": return ".show"
        case "showDetail", "replace": return ".showDetail"
        case "popoverPresentation", "popover": return ".present(.popover)"
        case "presentation", "modal": return presentation(segue)
        default:
            usage.leaveOut(
                segue, "segue \(SwiftText.comment(name))", because: "the model has no such segue; it is not performed")
            return nil
        }
    }

    private func presentation(_ segue: InterfaceElement) -> String {
        let style = usage.text(segue, "modalPresentationStyle")
            .flatMap { PropertyRule.caseName($0, among: Self.presentations) }
        let transition = usage.text(segue, "modalTransitionStyle")
            .flatMap { PropertyRule.caseName($0, among: Self.transitions) }
        guard let transition else { return ".present(\(style ?? ""))" }
        return ".present(\(style ?? "nil"), \(transition))"
    }
}
