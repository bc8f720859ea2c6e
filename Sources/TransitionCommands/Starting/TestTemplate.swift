import TransitionReports

/// What runs the scenes of a new package: its command, and its tests with the files beside them.
enum TestTemplate {
    static let target = "AppTests"
    static let folder = "Tests/\(target)"
    static let baselineName = BaselineFile.name
    static let baselinePath = "\(folder)/\(baselineName)"

    static let command = """
        import Scenes
        import TransitionCommands

        runTransitionCheck(scenes: scenes)

        """

    static let test = """
        import Scenes
        import Testing
        import TransitionTesting

        /// Replays the scripts in `Regressions`, then searches 1,000 of each scene, the same ones every time.
        @MainActor @Test(arguments: scenes) func transitions(of scene: TransitionScene) {
            checkTransitions(scene)
        }

        """

    static let baseline = BaselineFile.emptyText

    static let regressions = """
        # Scripts that once failed

        `swift test` saves the smallest script of each new failure in this folder, and performs all of them first from
        then on. Commit them.

        A failure that is to be repaired some day goes into `\(baselineName)` in the folder above, and fails nothing
        until then:

            swift run -c release checks run SCENE --baseline \(baselinePath) --update-baseline

        """
}
