import ArgumentParser

/// The grammar of `transition-check zoo`; what it does stands beside it.
struct ZooArguments: ParsableCommand {
    static let commandName = "transition-check zoo"
    static let configuration = CommandConfiguration(
        commandName: commandName,
        abstract: "Measure the tool: does it find each of the known bugs, and leave each of their repairs alone?",
        discussion: """
            Exit codes: 0 all found, each as one bug, and no repair blamed; 1 otherwise; 64 wrong usage; 71 a search \
            could not be carried out whole.
            """)

    @Argument(help: "Entries of the zoo (B02); all of them without one.")
    var ids: [String] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Scripts to perform of each entry and seed. (default: 5000)", valueName: "count"))
    var runs: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Scripts to perform of each repair. (default: 20000)", valueName: "count"))
    var repairRuns: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Searches of each entry, with the seeds from 1 on. (default: 5)", valueName: "count"))
    var seeds: String?

    @Flag(help: "Print one JSON document instead of text.")
    var json = false
}
