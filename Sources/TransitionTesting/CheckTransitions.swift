import Foundation
import Testing
import TransitionCore
import TransitionReports
import TransitionRunner

/// Searches a scene for scripts that break its invariants, and records an issue for each failure, shrunk and explained.
///
/// Call it inside a `@MainActor @Test`. Scripts saved in the folder `Regressions` beside the test's file are replayed
/// first; a failure found for the first time is saved there. Failures that the file `Known.baseline` beside the test's
/// file lists are known issues, and fail nothing. When nothing fails, it prints one line of what was tried.
///
/// The environment variable `TRANSITION_REPLAY`, set to a token or a script file, makes it perform that one script
/// instead. `TRANSITION_PAGES`, set to a folder, makes it write a page for each failure there, to be looked at in a
/// browser. `TRANSITION_VERBOSE`, set to 1, makes it tell all that is known of each failure.
///
///     @MainActor @Test func contacts() {
///         checkTransitions(Scenes.contacts)
///     }
///
/// - Parameters:
///   - runs: Scripts to perform, 1 or more.
///   - seed: Where the search starts; without one, a seed made of the scene's name, so that the test is repeatable.
///   - maxSteps: Steps of one script, 1 to 10,000.
///   - exhaustiveSteps: Perform all scripts of up to so many steps, 1 or more, as far as `runs` goes; then `seed` and
///     `maxSteps` mean nothing.
///   - profiles: The answers to UIKit's contested rules to try.
///   - contested: What becomes of a failure that needs another answer than the default: a warning, if nothing else
///     is said.
///   - jobs: Parts of the search performed at once, 1 to 1,024; without a number as many as the process may use
///     processors. What is found does not depend on it.
///   - today: The day on which the last days of allowances are judged.
@MainActor
public func checkTransitions(
    _ scene: TransitionScene, runs: Int = 1_000, seed: UInt64? = nil, maxSteps: Int = 24,
    exhaustiveSteps: Int? = nil, profiles: ProfileSet = .standard, contested: ContestedFailures = .warn,
    jobs: Int? = nil, today: CalendarDay = .today(),
    sourceLocation: SourceLocation = #_sourceLocation
) {
    var options = SearchOptions()
    options.runCount = runs
    options.seed = seed
    options.maxSteps = maxSteps
    options.exhaustiveSteps = exhaustiveSteps
    options.profiles = profiles
    options.contested = contested
    if let jobs { options.jobs = jobs }
    let folder = URL(fileURLWithPath: sourceLocation.filePath).deletingLastPathComponent()
    let regressions = RegressionFolder(path: folder.appendingPathComponent("Regressions").path)
    let environment = ProcessInfo.processInfo.environment
    let check = TransitionCheck(
        scene: scene.judgingAllowances(asOf: today), options: options,
        regressions: regressions,
        baselinePath: folder.appendingPathComponent(BaselineFile.name).path,
        replayed: environment["TRANSITION_REPLAY"],
        // `contacts()` is selected as `contacts`.
        testFilter: Test.current.map { String($0.name.prefix { $0 != "(" }) },
        pageFolder: environment["TRANSITION_PAGES"],
        isVerbose: environment["TRANSITION_VERBOSE"] == "1", engine: .live,
        onSavedScenes: {
            SavedScenes.tellAtExit()
            SavedScenes.noteForThisProcess(
                checked: scene.name, in: regressions.shownPath, scriptScenes: $0)
        },
        onSuccess: { print($0) })
    for finding in check.findings() {
        let text = Comment(rawValue: finding.text)
        switch finding.kind {
        case .failure: Issue.record(text, severity: .error, sourceLocation: sourceLocation)
        case .warning: Issue.record(text, severity: .warning, sourceLocation: sourceLocation)
        case .known:
            withKnownIssue(sourceLocation: sourceLocation) {
                Issue.record(text, sourceLocation: sourceLocation)
            }
        }
    }
}
