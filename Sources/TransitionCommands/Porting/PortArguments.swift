import ArgumentParser

struct PortCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "port",
        abstract: "Make iOS source compile here: selectors, outlets, storyboards, older spellings.",
        discussion: """
            Writes the Swift files and storyboards into another folder, changed only where Linux has no Objective-C or \
            a spelling is of an earlier Swift; each line keeps its number. The sources are only read. What cannot be \
            ported is listed with its file and line, and types that are of no file are written once as stubs to edit. \
            The first time it builds its parser of Swift, which takes minutes. For example:

              transition-check port ../MyApp/Transitions --output ported
            """)

    @Argument(
        help: "Files and folders of the app's source.", completion: .file(extensions: ["swift", "storyboard", "xib"]))
    var sources: [String]

    @Option(
        help: ArgumentHelp("Where the ported files go: a folder outside of the sources.", valueName: "folder"),
        completion: .directory)
    var output: String

    @Flag(help: "Print the result as a JSON document.")
    var json = false

    @Flag(help: "Do not type-check what was written, and write no stubs.")
    var unchecked = false
}
