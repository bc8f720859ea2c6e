/// One file of a new package.
struct StarterFile: Equatable {
    enum Content: Equatable {
        case text(String)
        /// A symbolic link with what it leads to, as seen from the link's folder.
        case link(String)
    }

    /// From the project's folder; a workflow's may begin with `..`.
    let path: String
    let content: Content

    init(_ path: String, _ content: Content) {
        self.path = path
        self.content = content
    }

    /// A file of the package, by its path in there.
    static func inPackage(_ path: String, _ content: Content) -> StarterFile {
        StarterFile("\(StarterPlace.packageName)/\(path)", content)
    }

    var isInPackage: Bool { path.hasPrefix("\(StarterPlace.packageName)/") }
}
