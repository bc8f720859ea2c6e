/// Finds controllers that would make each other without end: a stack's root that embeds the stack.
struct ContainmentCheck {
    /// The scenes that come with a scene, by the ids of controllers.
    private let contained: [String: [(id: String, line: Int)]]
    private let order: [String]
    /// More controllers in each other are refused: no app has them, and looking for circles would take the whole stack.
    private static let deepest = 100

    init(scenes: [InterfaceScene]) {
        var contained: [String: [(id: String, line: Int)]] = [:]
        for scene in scenes {
            guard let id = scene.controller.id else { continue }
            contained[id] = scene.segues.compactMap { segue in
                guard ["embed", "relationship"].contains(segue.attributes["kind"]) else { return nil }
                return segue.attributes["destination"].map { ($0, segue.line) }
            }
        }
        self.contained = contained
        order = scenes.compactMap(\.controller.id)
    }

    func run() throws {
        var done: Set<String> = []
        for start in order { try visit(start, line: 1, path: [], &done) }
    }

    private func visit(_ id: String, line: Int, path: Set<String>, _ done: inout Set<String>) throws {
        if path.contains(id) {
            throw Fault(
                line: line, what: "The controller \(SwiftText.literal(id)) contains itself by this segue",
                remedy: "Remove one of the embedding or relationship segues of the circle")
        }
        guard !done.contains(id) else { return }
        guard path.count < Self.deepest else {
            throw Fault(
                line: line, what: "More than \(Self.deepest) controllers contain each other here",
                remedy: "Make some of them in code")
        }
        for next in contained[id] ?? [] { try visit(next.id, line: next.line, path: path.union([id]), &done) }
        done.insert(id)
    }
}
