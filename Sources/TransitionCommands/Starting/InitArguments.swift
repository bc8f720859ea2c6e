import ArgumentParser

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Write a package that tests an app's transitions, and workflows that run it.",
        discussion: """
            Writes the package TransitionChecks into the folder, and two workflows for GitHub at its repository's \
            root. What is there is never overwritten: where one file exists, nothing is written. Without --sources \
            the package has a small example of its own, with a bug that the first search finds. For example:

              transition-check init ../MyApp
              transition-check init ../MyApp --sources ../MyApp/Transitions
            """)

    @Argument(help: "The folder of the app's project.", completion: .directory)
    var folder = "."

    @Option(
        help: ArgumentHelp(
            "Where this toolkit is: the folder of a checkout, or a URL; where this command was built from by default.",
            valueName: "path or URL"), completion: .directory)
    var toolkit: String?

    @Option(
        help: ArgumentHelp(
            "The folder of the app's transitions and their controllers, which stays where it is.",
            valueName: "folder"), completion: .directory)
    var sources: String?

    @Option(
        help: ArgumentHelp(
            "What makes the controller that the app begins with, such as 'HomeViewController()'.",
            valueName: "expression"), completion: .nothing)
    var root: String?
}
