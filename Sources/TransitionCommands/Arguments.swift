import ArgumentParser
import TransitionCore
import TransitionReports

/// The grammar of the command line; what the commands do stands beside it.
struct TransitionCheckCommand: ParsableCommand {
    static let commandName = "transition-check"
    static let configuration = CommandConfiguration(
        commandName: commandName,
        abstract: "Finds the sequence of acts and gestures that breaks a view-controller transition.",
        discussion: """
            Begin with:

              transition-check list                         the scenes
              transition-check run my-scene --results out   and open out/index.html
              transition-check replay T1-… --trace          every event, a line each
              transition-check report T1-… --open           as a page, frame by frame
              transition-check overnight --budget 8h        engines, at all scenes

            Exit codes: 0 no failure found but known ones and warnings, 1 failure found, whatever else went wrong, \
            64 wrong usage, 65 malformed script, token or baseline, or a script for what is gone, 66 unreadable file, \
            71 search that is not whole, or a run without a trace, 73 unwritable folder, 74 unwritable standard \
            output, 78 scene that cannot be tested, 128 and a signal's number where that ended it.
            """,
        version: ToolkitVersion.text,
        subcommands: [
            RunCommand.self, ReplayCommand.self, ReportCommand.self, ExportCommand.self, ShrinkCommand.self,
            FuzzCommand.self,
            OvernightCommand.self, CoverageCommand.self, ListCommand.self, InvariantsCommand.self, InitCommand.self,
            PortCommand.self,
            EngineCommand.self,
        ])
}

struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Search a scene for scripts that break its invariants, and shrink what is found.",
        discussion: """
            For example:

              transition-check run my-scene --results out
              transition-check run my-scene --runs 500 --seed 1 --invariant no-crash
            """)

    @Argument(help: "The scene's name, as 'list' prints it.", completion: .scene)
    var scene: String

    // Numbers are read as text: the parser's own message for "--seed -1" would speak of a missing value.
    @Option(
        parsing: .unconditional, help: ArgumentHelp("Scripts to perform. (default: 20000)", valueName: "count"),
        completion: .nothing)
    var runs: String?

    @Option(
        parsing: .unconditional, help: ArgumentHelp("Where the search starts; fresh by default.", valueName: "seed"),
        completion: .nothing)
    var seed: String?

    @Option(
        parsing: .unconditional, help: ArgumentHelp("Steps of one script. (default: 24)", valueName: "count"),
        completion: .stepCount)
    var maxSteps: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Parts to perform at once; as many as there are processors by default. What is found is the same.",
            valueName: "count"), completion: .nothing)
    var jobs: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Perform all scripts of up to so many steps, in place of random ones; ends after --runs at the latest.",
            valueName: "steps"), completion: .nothing)
    var exhaustive: String?

    @Flag(help: "Draw every script afresh, and make none of those that showed something new.")
    var unguided = false

    @Option(help: ArgumentHelp("Check this invariant alone; may be repeated.", valueName: "id"), completion: .rule)
    var invariant: [String] = []

    @OptionGroup var contested: ContestedOption

    @Flag(exclusivity: .chooseLast)
    var format: FormatFlag?

    @Option(help: ArgumentHelp("Save each failing script in this folder.", valueName: "folder"), completion: .directory)
    var save: String?

    @OptionGroup var results: ResultsOption

    @OptionGroup var tolerance: ToleranceOptions

    @Flag(help: "Add what is found to the baseline. Nothing is taken out: delete the line of what is repaired.")
    var updateBaseline = false
}

/// What becomes of a failure that only a contested rule makes.
struct ContestedOption: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "What becomes of a failure that needs another answer to a contested rule of UIKit than the default: fail, "
                + "warn, or off to perform all scripts by the defaults. (default: warn)", valueName: "what"),
        completion: .contested)
    var contested: String?
}

/// Files for a service that builds and tests.
struct ResultsOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Write index.html with a page for each bug, summary.md, junit.xml, results.sarif and the JSON document of "
                + "each scene into this folder.",
            valueName: "folder"), completion: .directory)
    var results: String?
}

/// What is put up with: known failures, and allowances by their last days.
struct ToleranceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A list of known failures, which get one line each and fail nothing.", valueName: "file"),
        completion: .file())
    var baseline: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Judge the last days of allowances as on that day, such as 2027-01-31; today by default.",
            valueName: "day"), completion: .nothing)
    var today: String?
}

struct ReplayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay", abstract: "Perform one script again and say what it breaks.",
        discussion: """
            For example:

              transition-check replay T1-my-script --trace
            """)

    @Argument(help: "A .transition file or a replay token (T1-…).", completion: .script)
    var script: String

    @Flag(help: "Print everything that happened, one line an event.")
    var trace = false

    @OptionGroup var contested: ContestedOption

    @OptionGroup var tolerance: ToleranceOptions

    @Flag(exclusivity: .chooseLast)
    var format: FormatFlag?
}

struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report", abstract: "Perform one script again and write a page that shows what it breaks.",
        discussion: """
            No page is written of a script that breaks nothing. For example:

              transition-check report T1-my-script --output pages --open
            """)

    @Argument(help: "A .transition file or a replay token (T1-…).", completion: .script)
    var script: String

    @Option(help: ArgumentHelp("The folder of the page.", valueName: "folder"), completion: .directory)
    var output = "transition-report"

    @Flag(help: "Open the page in the browser.")
    var open = false

    @OptionGroup var contested: ContestedOption

    @OptionGroup var tolerance: ToleranceOptions
}

struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Print a script as a test for a device, as a file, or its trace for programs.",
        discussion: """
            As xctest it is a test within the app's process, which knows acts, waits and sizes; as xcuitest it knows \
            fingers, too. What an act of the scene does is left to be filled in. As script it is a .transition \
            file, to be edited and replayed; as trace everything that happened, one JSON object a line. For example:

              transition-check export T1-my-script --as xctest
              transition-check export T1-my-script --as script
            """)

    /// What `--as` takes.
    static let forms = ExportedTest.Form.allCases.map(\.rawValue) + [scriptForm, traceForm]
    /// What an export is that is no test.
    static let (traceForm, scriptForm) = ("trace", "script")

    @Argument(help: "A .transition file or a replay token (T1-…).", completion: .script)
    var script: String

    @Option(
        name: .customLong("as"), help: ArgumentHelp("xctest, xcuitest, script or trace.", valueName: "form"),
        completion: .exportForm)
    var form = "xcuitest"
}

struct ShrinkCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "shrink",
        abstract: "Make the smallest failing scripts of ones that fail, and report them as 'run' does.",
        discussion: """
            All files are told of together: what has one cause is one bug. What a fuzzing engine has saved is read \
            with --scene, by the words of that scene. For example:

              transition-check shrink T1-my-script --save smaller
            """)

    @Argument(
        help: ArgumentHelp(
            "Scripts: .transition files, replay tokens (T1-…), or an engine's files; a folder stands for the files in "
                + "it.", valueName: "file"), completion: .file())
    var files: [String]

    @Option(
        help: ArgumentHelp(
            "The scene of a fuzzing engine's files: those that do not end in .transition.", valueName: "scene"),
        completion: .scene)
    var scene: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Steps of a script of an engine's file, as when it was fuzzed. (default: 24)", valueName: "count"),
        completion: .stepCount)
    var maxSteps: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Failures to shrink at once; as many as there are processors by default. What is found is the same.",
            valueName: "count"), completion: .nothing)
    var jobs: String?

    @OptionGroup var contested: ContestedOption

    @Flag(exclusivity: .chooseLast)
    var format: FormatFlag?

    @Option(
        help: ArgumentHelp("Save each shrunken script in this folder.", valueName: "folder"), completion: .directory)
    var save: String?

    @OptionGroup var results: ResultsOption

    @OptionGroup var tolerance: ToleranceOptions
}

/// The flags that ask for another report than text.
struct FormatFlag: EnumerableFlag, CustomStringConvertible {
    let flag: ReportFlag

    static let allCases = ReportFormats.flags.map(FormatFlag.init)
    static func name(for value: FormatFlag) -> NameSpecification { .customLong(value.flag.name) }
    static func help(for value: FormatFlag) -> ArgumentHelp? { ArgumentHelp(stringLiteral: value.flag.help) }

    var description: String { flag.name }
}

struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Print the scenes and their actions.",
        discussion: """
            Each action stands as scripts spell it. For example:

              transition-check list
            """)
}

struct InvariantsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "invariants", abstract: "Print the invariants and what each promises.",
        discussion: """
            What 'run --invariant' takes. For example:

              transition-check invariants
            """)
}
