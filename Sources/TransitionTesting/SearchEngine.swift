import TransitionCore
import TransitionRunner

/// What a check asks of the runner; tests of the check put a scripted one in its place.
@MainActor
struct SearchEngine {
    var search: (TransitionScene, SearchOptions) -> SearchResult
    var replay: (Script, TransitionScene) -> RunResult
    /// The last is the fingerprint of the failure to lead with, if there is one.
    var explain: (Script, TransitionScene, String?) -> ScriptExplanation
    /// What there is to be seen of a failure, and what went wrong with looking.
    var record: (Counterexample, TransitionScene) -> (recording: BugRecording?, problems: [String]) = { _, _ in
        (nil, [])
    }

    static let live = SearchEngine(
        search: { TransitionRunner.search($0, options: $1) }, replay: { TransitionRunner.replay($0, in: $1) },
        explain: { TransitionRunner.explanation(of: $0, in: $1, leadingWith: $2) },
        record: { TransitionRunner.recording(of: $0, in: $1) })
}
