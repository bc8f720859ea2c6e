import ArgumentParser

struct FuzzCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fuzz",
        abstract: "Let a fuzzing engine search scenes for some time, guided by the coverage of your code.",
        discussion: """
            Builds this command with libFuzzer in it, lets it search, and goes on after each failure, trap and hang. \
            What was found, now and before, is then shrunk and reported as 'run' does. Inputs are kept in the findings \
            folder, and the next time goes on from there. For example:

              transition-check fuzz my-scene --time 10m
            """)

    @Argument(
        help: "The scenes' names, as 'list' prints them; all without one. They share the time.", completion: .scene)
    var scenes: [String] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("How long, as 90s, 10m or 8h; shrinking comes on top. (default: 60s)", valueName: "time"),
        completion: .shortTime)
    var time: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Engines at work at once, and failures shrunk at once; as many as there are processors by default.",
            valueName: "count"), completion: .nothing)
    var jobs: String?

    @Option(
        help: ArgumentHelp(
            "Save each shrunken script in this folder, rather than beside its inputs.", valueName: "folder"),
        completion: .directory)
    var save: String?

    @OptionGroup var options: EngineOptions
}

/// What `fuzz` and `overnight` start: an engine's process.
struct EngineCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "engine", abstract: "Run an engine on one scene, or minimize its corpus.", shouldDisplay: false)

    enum Work: String, ExpressibleByArgument {
        /// The engine that the executable was built with.
        case libfuzzer
        /// The guided search, which needs none.
        case guided
        case minimize
        /// Performs the corpus once, for whoever counts what it comes to.
        case cover
    }

    @Argument var scene: String
    @Option var work = Work.libfuzzer
    @Option var corpus: String
    @Option var inbox: String
    @Option var seconds: Int
    @Option var seed: UInt32
    @Option var maxSteps: Int
    @Option(parsing: .unconditionalSingleValue, completion: .nothing) var engineOption: [String] = []
    @OptionGroup var contested: ContestedOption
    @OptionGroup var tolerance: ToleranceOptions
}
