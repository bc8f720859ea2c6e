/// A scene of a storyboard: a controller and what belongs to it.
struct InterfaceScene: Sendable {
    let controller: InterfaceElement
    /// What else is in the scene, without the placeholders.
    let others: [InterfaceElement]
    /// The name that it has in the code: that of the storyboard, else the controller's id.
    let identifier: String

    /// Elements of a scene that stand for nothing to be made.
    private static let standIns: Set<String> = ["placeholder", "exit"]

    /// All that have a controller; throws where two have one name.
    static func all(in root: InterfaceElement) throws -> [InterfaceScene] {
        var lines: [String: Int] = [:]
        let scenes = try (root.first("scenes")?.children ?? []).compactMap(InterfaceScene.init)
        for scene in scenes {
            if let earlier = lines[scene.identifier] {
                throw Fault(
                    line: scene.controller.line,
                    what: "The storyboard identifier \(SwiftText.literal(scene.identifier)) is that of the controller "
                        + "in line \(earlier) as well",
                    remedy: "Give one of the two controllers another identifier")
            }
            lines[scene.identifier] = scene.controller.line
        }
        return scenes
    }

    private init?(_ element: InterfaceElement) throws {
        let objects = element.first("objects")?.children ?? []
        guard let controller = objects.first(where: { ControllerKind.named($0.name) != nil || Self.isReference($0) })
        else { return nil }
        guard let id = controller.id else {
            throw Fault(
                line: controller.line, what: "This \(controller.name) has no id",
                remedy: "Open the file in Xcode and save it again")
        }
        self.controller = controller
        others = objects.filter { $0 !== controller && !Self.standIns.contains($0.name) }
        identifier = controller.attributes["storyboardIdentifier"] ?? id
    }

    private static func isReference(_ element: InterfaceElement) -> Bool { element.name == "viewControllerPlaceholder" }

    /// Whether it stands for a scene of another storyboard.
    var isReference: Bool { Self.isReference(controller) }

    /// The segues that start in it, those of prototype cells too.
    var segues: [InterfaceElement] {
        var found: [InterfaceElement] = []
        for element in [controller] + others { element.forEach { if $0.name == "segue" { found.append($0) } } }
        return found
    }
}
