/// One way in which iOS source differs from what compiles on Linux, and how it is mended.
///
/// A rewriting reads the whole project and edits tokens, as few as it can. It never reads what another one wrote.
protocol Rewriting {
    init()

    /// Edits one source of the project.
    func rewrite(_ source: Int, of project: Project, into port: inout Port)
}
