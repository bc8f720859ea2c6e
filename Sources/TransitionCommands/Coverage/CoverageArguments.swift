import ArgumentParser

struct CoverageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "coverage",
        abstract: "Say which lines of your code none of the inputs has come to that engines have kept.",
        discussion: """
            Builds this command once more so that it counts lines, performs the inputs of 'fuzz' and 'overnight', and \
            asks llvm-cov. A scene without inputs begins with those that an engine would begin with. For example:

              transition-check coverage my-scene --lcov lines.lcov
            """)

    @Argument(help: "The scenes' names, as 'list' prints them; all without one.", completion: .scene)
    var scenes: [String] = []

    @Option(help: ArgumentHelp("Where inputs are kept.", valueName: "folder"), completion: .directory)
    var findings = ".transition-check/fuzz"

    @Option(
        parsing: .unconditional, help: ArgumentHelp("Steps of one script. (default: 24)", valueName: "count"),
        completion: .stepCount)
    var maxSteps: String?

    @Option(
        help: ArgumentHelp(
            "Write what llvm-cov says into this file as well, in the form of lcov.", valueName: "file"),
        completion: .file())
    var lcov: String?
}
