import TransitionCore
import TransitionRunner

/// What the commands ask of the runner; tests of the commands put a scripted one in its place.
@MainActor
package struct SearchEngine {
    package var search: (TransitionScene, SearchOptions, ((SearchProgress) -> Void)?) -> SearchResult
    var replay: (Script, TransitionScene) -> RunResult
    /// The last is the fingerprint of the failure to lead with, if there is one.
    var explain: (Script, TransitionScene, String?) -> ScriptExplanation

    package static let live = SearchEngine(
        search: { TransitionRunner.search($0, options: $1, progress: $2) },
        replay: { TransitionRunner.replay($0, in: $1) },
        explain: { TransitionRunner.explanation(of: $0, in: $1, leadingWith: $2) })
}
