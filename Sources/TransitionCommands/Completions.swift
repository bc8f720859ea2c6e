import ArgumentParser
import TransitionCore
import TransitionInvariants
import TransitionReports
import TransitionRunner

/// The names that a shell completes words to, which the grammar does not know: it is the same for all scenes.
struct KnownNames: Sendable {
    var scenes: [String] = []
    /// Scenes that are named once somebody has begun to write the name of one.
    var unlistedScenes: [String] = []
    /// The rules of each scene.
    var rules: [String: [String]] = [:]

    /// Those of the command line that is being read.
    @TaskLocal static var current = KnownNames()

    func scenes(beginning prefix: String) -> [String] {
        let isListed = prefix.isEmpty || scenes.contains { $0.hasPrefix(prefix) }
        return isListed ? scenes : unlistedScenes
    }

    /// The rules of the scene that is named among these words, or else those of every scene.
    func rules(amid words: [String]) -> [String] {
        words.lazy.compactMap { rules[$0] }.first ?? InvariantSet.standard.ids.map(\.name)
    }
}

/// A completion script asks the command for words.
enum CompletionRequest {
    static func isOne(_ arguments: [String]) -> Bool { arguments.first == "---completion" }
}

extension CompletionKind {
    static var scene: CompletionKind { .custom { _, _, prefix in KnownNames.current.scenes(beginning: prefix) } }
    static var rule: CompletionKind { .custom { words, _, _ in KnownNames.current.rules(amid: words) } }
    /// A token is pasted.
    static var script: CompletionKind { .file(extensions: [SavedScript.fileExtension]) }
    static var contested: CompletionKind { .list(ContestedFailures.allCases.map(\.rawValue)) }
    static var exportForm: CompletionKind { .list(ExportCommand.forms) }
    static var engine: CompletionKind { .list(NightEngine.allCases.map(\.rawValue)) }
    static var stepCount: CompletionKind { .list(["12", "24", "48"]) }
    static var shortTime: CompletionKind { .list(["90s", "10m", "1h"]) }
    static var longTime: CompletionKind { .list(["30m", "2h", "8h"]) }
    /// Nothing to choose from: no names of files, which a shell may offer where it knows nothing.
    static var nothing: CompletionKind { .list([]) }
}
