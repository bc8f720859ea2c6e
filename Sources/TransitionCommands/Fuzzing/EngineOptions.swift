import ArgumentParser

/// What all commands take that let engines search.
struct EngineOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Where the engines' chance starts; fresh by default.", valueName: "seed"),
        completion: .nothing)
    var seed: String?

    @Option(
        parsing: .unconditional, help: ArgumentHelp("Steps of one script. (default: 24)", valueName: "count"),
        completion: .stepCount)
    var maxSteps: String?

    @Option(
        help: ArgumentHelp(
            "Where inputs and what they break are kept, from one time to the next.", valueName: "folder"),
        completion: .directory)
    var findings = ".transition-check/fuzz"

    @Option(
        help: ArgumentHelp(
            "An executable of yours that was built with libFuzzer; built by default.", valueName: "file"),
        completion: .file())
    var engine: String?

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "An option of libFuzzer's, as -use_value_profile=0; may be repeated.", valueName: "option"),
        completion: .nothing)
    var engineOption: [String] = []

    @OptionGroup var results: ResultsOption

    @OptionGroup var contested: ContestedOption

    @Flag(exclusivity: .chooseLast)
    var format: FormatFlag?

    @OptionGroup var tolerance: ToleranceOptions
}
