/// The folders of `HeadlessUIKit`, lowest first: a lower one knows nothing of a higher one.
///
/// They are one module, since UIKit's classes need each other's insides, so that no import says who knows whom. Names
/// do: a file may not name a type that only higher folders declare, nor a member. What a lower folder needs of a higher
/// one comes to it as a small protocol of its own.
struct LayerRule {
    static let layers = [
        // The world that all share, and values.
        "World", "Geometry", "Traits", "Drawing", "Text", "Images",
        // Time, layers and their animations, views.
        "Time", "CoreAnimation", "Layers", "AutoLayout", "Views", "Animation", "Dynamics",
        // Touch, and what takes it.
        "Touch", "Controls", "Scrolling",
        // Controllers, transitions, containers.
        "Controllers", "Coordination", "Transitions", "Presentation", "Containers", "Lists", "Storyboards",
        // The app, which puts a world together.
        "App",
    ]

    /// What UIKit itself declares below what it names, and lets one override: Swift overrides no member of an
    /// extension, so that these cannot stand in the higher folder.
    static let exceptions: [String: Set<String>] = [
        "Sources/HeadlessUIKit/Controllers/UIViewController.swift": ["UINavigationController", "UITabBarController"],
        "Sources/HeadlessUIKit/Views/UIWindow.swift": ["UIViewController"],
    ]

    /// What the libraries of Swift declare, and lower folders call, by names that higher ones declare as well.
    static let namesOfLibraries: Set<String> = [
        "Mode",
        "contains", "insert", "isValid", "leave", "main", "max", "merge", "min", "none", "reversed", "self", "sort",
        "split", "success", "up", "zero",
    ]

    private let root: String
    private let layers: [String]
    private let exceptions: [String: Set<String>]
    private let files: [SourceFile]
    /// The lowest layer that declares a name, counted from 0; -1 for one that other modules declare.
    private var layersOfTypes: [String: Int] = [:]
    private var layersOfMembers: [String: Int] = [:]
    /// The types that stand by themselves: one that is nested is told by the dot before it.
    private var outermostTypes: Set<String> = []

    /// - Parameters:
    ///   - files: all files; those below `root` have a layer, by their folder.
    ///   - others: files of modules below, whose names say nothing of layers.
    init(
        _ files: [SourceFile], below root: String = "Sources/HeadlessUIKit/", beside others: [SourceFile] = [],
        layers: [String] = Self.layers, exceptions: [String: Set<String>] = Self.exceptions
    ) {
        self.root = root
        self.layers = layers
        self.exceptions = exceptions
        self.files = files.filter { $0.path.hasPrefix(root) }
        for file in self.files {
            guard let layer = layer(of: file) else { continue }
            let names = DeclaredNames(of: file)
            outermostTypes.formUnion(names.outermostTypes)
            for name in names.types { layersOfTypes[name] = min(layersOfTypes[name] ?? layer, layer) }
            for name in names.members { layersOfMembers[name] = min(layersOfMembers[name] ?? layer, layer) }
        }
        let foreign = others.map { DeclaredNames(of: $0) }
        for name in foreign.flatMap(\.members) + Self.namesOfLibraries { layersOfMembers[name] = -1 }
        for name in foreign.flatMap(\.types) + Self.namesOfLibraries { layersOfTypes[name] = -1 }
    }

    /// Every name of something higher, every exception that nothing needs, and every folder that is no layer.
    func problems() -> [TidyProblem] {
        files.flatMap(problems) + unneededExceptions + emptyLayers
    }

    private func problems(in file: SourceFile) -> [TidyProblem] {
        guard let layer = layer(of: file) else {
            return [TidyProblem(path: file.path, line: 0, text: "its folder is not in the table of layers")]
        }
        var told = exceptions[file.path] ?? []
        return file.codeLines.enumerated().flatMap { index, line in
            higherNames(in: line, of: layer).filter { told.insert($0.name).inserted }.map { name, owner in
                TidyProblem(
                    path: file.path, line: index + 1,
                    text: "\(layers[layer]) may not know \(name) of \(layers[owner])")
            }
        }
    }

    /// The types in a line, and what follows a dot, that only higher layers declare, with the lowest of these.
    private func higherNames(in line: String, of layer: Int) -> [(name: String, owner: Int)] {
        words(of: line).compactMap { word in
            guard word.followsDot || outermostTypes.contains(word.name) else { return nil }
            let owner = word.isOfType ? layersOfTypes[word.name] : layersOfMembers[word.name]
            return owner.flatMap { $0 > layer ? (word.name, $0) : nil }
        }
    }

    private var unneededExceptions: [TidyProblem] {
        exceptions.sorted { $0.key < $1.key }.flatMap { path, names in
            let file = files.first { $0.path == path }
            let layer = file.flatMap(layer) ?? 0
            let used = Set(file?.codeLines.flatMap { higherNames(in: $0, of: layer).map(\.name) } ?? [])
            return names.subtracting(used).sorted().map {
                TidyProblem(path: path, line: 0, text: "it does not name \($0): no exception is needed")
            }
        }
    }

    private var emptyLayers: [TidyProblem] {
        layers.enumerated().filter { index, _ in !files.contains { layer(of: $0) == index } }.map {
            TidyProblem(path: root + $0.element, line: 0, text: "a layer without a file")
        }
    }

    /// The index of the layer that a file is of, nil for a folder that is none.
    private func layer(of file: SourceFile) -> Int? {
        let folder = file.path.dropFirst(root.count).prefix { $0 != "/" }
        return layers.firstIndex { $0 == folder }
    }
}
