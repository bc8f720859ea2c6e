import TransitionCore
import TransitionRunner

/// What a check asks of the runner; tests of the check put a scripted one in its place.
@MainActor
struct SearchEngine {
    var search: (TransitionScene, SearchOptions) -> SearchResult
    var replay: (Script, TransitionScene) -> RunResult
    /// The last is the fingerprint of the failure to lead with, if there is one.
    var explain: (Script, TransitionScene, String?) -> ScriptExplanation

    static let live = SearchEngine(
        search: { TransitionRunner.search($0, options: $1) }, replay: { TransitionRunner.replay($0, in: $1) },
        explain: { TransitionRunner.explanation(of: $0, in: $1, leadingWith: $2) })
}
