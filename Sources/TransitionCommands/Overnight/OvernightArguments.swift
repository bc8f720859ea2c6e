import ArgumentParser

struct OvernightCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "overnight",
        abstract: "Let engines search all scenes in turns, within one budget of time, and tell what is new.",
        discussion: """
            First says which saved scripts still fail: those are known. Then engines take turns of some minutes at the \
            scenes, more at those that still show something new, until the budget is spent or no scene shows anything \
            new. At the end what was found is shrunk and reported as 'run' does, and corpora are minimized. \
            Whatever ends it early, the same command goes on from there. Exit code 1 is for a new failure only. For \
            example:

              transition-check overnight --budget 8h --results out
              transition-check overnight my-scene --budget 30m --with guided
            """)

    @Argument(help: "The scenes' names, as 'list' prints them; all without one.", completion: .scene)
    var scenes: [String] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("How long engines search, as 30m or 8h; shrinking comes on top.", valueName: "time"),
        completion: .longTime)
    var budget: String

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Engines at work at once; as many as there are processors by default.", valueName: "count"),
        completion: .nothing)
    var jobs: String?

    @Option(
        name: .customLong("with"),
        help: ArgumentHelp(
            "An engine to take turns: libfuzzer, guided, or address, libFuzzer with AddressSanitizer; may be repeated. "
                + "(default: the first two)", valueName: "engine"), completion: .engine)
    var engines: [String] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The length of one turn; made to fit the budget by default.", valueName: "time"),
        completion: .shortTime)
    var turn: String?

    @Flag(help: "Begin a night of its own, although the last one was ended early.")
    var new = false

    @Option(
        help: ArgumentHelp(
            "An executable of yours that was built with libFuzzer and AddressSanitizer; built by default.",
            valueName: "file"), completion: .file())
    var sanitized: String?

    @OptionGroup var options: EngineOptions
}
