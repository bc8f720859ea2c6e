import Foundation
import TransitionCore
import TransitionReports
import TransitionRunner

/// What the scripts that earlier nights have saved for a scene still break.
struct KnownFindings {
    /// The failures that scripts were saved for, and that are still there.
    var identities: Set<ViolationIdentity> = []
    /// Scripts that still fail.
    var failingCount = 0
    /// The paths of those that break nothing any more.
    var passing: [String] = []
    /// Of files and replays with which something went wrong.
    var remarks: [String] = []

    /// One line for people; nil without anything known.
    func words(_ scene: String) -> String? {
        guard failingCount + passing.count > 0 else { return nil }
        let repaired = passing.isEmpty ? "" : ", \(passing.count) no longer: \(passing.joined(separator: ", "))"
        let verb = failingCount == 1 ? "fails" : "fail"
        return "\(scene): \(Figures.counted(failingCount, "saved script")) still \(verb)\(repaired)"
    }
}

extension CommandLineTool {
    /// Replays what was saved: what fails now is known, and what is repaired would be new if it came back.
    func knownFindings(in folder: FindingsFolder) -> KnownFindings {
        var known = KnownFindings()
        // What the baseline lists is known whatever becomes of it here.
        let scene = folder.scene.withBaseline([])
        let paths = folder.savedPaths
        let names = Set(paths.map { URL(fileURLWithPath: $0).lastPathComponent })
        for path in paths {
            let (scripts, remarks) = scripts(at: [path], of: scene)
            known.remarks += remarks
            guard let script = scripts.first else { continue }
            let result = engine.replay(script, scene)
            known.remarks += result.problems.map { "\(path): \($0)" }
            guard result.problems.isEmpty || !result.violations.isEmpty else { continue }
            if result.violations.isEmpty { known.passing.append(path) } else { known.failingCount += 1 }
            // A script may break something else by now, which nobody has been told of.
            known.identities.formUnion(
                result.violations.map(\.identity).filter { names.contains(SavedScript.name(of: $0)) })
        }
        return known
    }
}
