import Foundation
import TransitionCore
import TransitionInvariants
import TransitionReports
import TransitionRunner

extension CommandLineTool {
    /// The list in that file; nil without one.
    func baseline(_ path: String?) throws(CommandFailure) -> Baseline? {
        guard let path else { return nil }
        do {
            return try BaselineFile.read(path)
        } catch {
            switch error {
            case .unreadable:
                let advice = "make it with 'run SCENE --baseline FILE --update-baseline'"
                throw CommandFailure(status: .unreadableInput, message: "\(error), or \(advice)")
            case .malformed: throw CommandFailure(status: .malformedInput, message: error.description)
            }
        }
    }

    /// The failures of the searched scene that the baseline lists.
    func knownFailures(_ command: RunCommand) throws(CommandFailure) -> Set<ViolationIdentity> {
        guard command.tolerance.baseline != nil || !command.updateBaseline else {
            throw CommandFailure.usage("--update-baseline needs the file: --baseline FILE --update-baseline")
        }
        // A list that is about to be made need not be there.
        if command.updateBaseline, let path = command.tolerance.baseline, !BaselineFile.exists(path) { return [] }
        return try baseline(command.tolerance.baseline)?.identities(in: command.scene) ?? []
    }

    func checkWritable(baseline path: String) throws(CommandFailure) {
        guard !path.isEmpty else { throw CommandFailure.usage("--baseline takes a file, not ''") }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().relativePath
        do { try SavedScript.checkFolder(folder) } catch { throw unwritable(error) }
    }

    /// Adds what was found to the list, and returns what is to be said of it.
    func update(_ path: String, with result: SearchResult, scene: String) throws(CommandFailure) -> String {
        let found = result.failures.map(\.identity)
        let added: [ViolationIdentity]
        do {
            added = try BaselineFile.add(found, ofScene: scene, to: path)
        } catch {
            throw unwritable(error)
        }
        let kept = result.statistics.unseenBaselineEntries.count
        let rest = kept == 0 ? "" : ", \(kept) not seen and kept"
        return "  Baseline \(path): \(added.count) added\(rest)\n" + added.map { "    + \($0.words)\n" }.joined()
    }

    private func unwritable(_ error: any Error) -> CommandFailure {
        CommandFailure(status: .unwritableOutput, message: "\(error); choose another file with --baseline")
    }
}
