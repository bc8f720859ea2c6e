import Foundation
import TransitionCore
import TransitionReports
import TransitionRunner

/// The folder in which an engine leaves scripts that fail, unshrunk, for whoever shrinks them.
///
/// Of each failure the first script is kept and every shorter one, up to a limit, so that the same failure a million
/// times over is a handful of files.
struct FindingInbox {
    /// Scripts of one failure: several of them are worth having, as one may need a guess about UIKit or show a second
    /// failure, and another one not.
    private static let scriptLimit = 4

    let folder: String
    private var stepCounts: [ViolationIdentity: [Int]] = [:]

    init(folder: String) { self.folder = folder }

    /// Keeps what a script broke.
    ///
    /// - Throws: when the file cannot be written whole.
    mutating func take(_ result: RunResult) throws(UnwritableFolder) {
        for violation in result.violations where isWanted(violation.identity, result.script) {
            let violations = [violation] + result.violations.filter { $0.identity != violation.identity }
            _ = try SavedScript.write(Counterexample(result, telling: violations), toFolder: folder)
        }
    }

    /// Keeps the script in which the app died.
    ///
    /// - Throws: when the file cannot be written whole.
    @MainActor
    mutating func take(_ crash: ChildCrash) throws(UnwritableFolder) {
        guard let script = crash.script, isWanted(crash.identity, script) else { return }
        let path = try SavedScript.write(script, of: crash.identity, toFolder: folder)
        guard crash.message.contains("AddressSanitizer") else { return }
        // Whole, since what it says of where the memory came from is told nowhere else.
        let name = path.split(separator: "/").last.map { "\($0.dropLast(SavedScript.fileExtension.count))txt" } ?? ""
        try SavedScript.write(crash.message, name: name, toFolder: folder)
    }

    private mutating func isWanted(_ identity: ViolationIdentity, _ script: Script) -> Bool {
        let counts = stepCounts[identity, default: []]
        guard counts.count < Self.scriptLimit, script.steps.count < counts.last ?? .max else { return false }
        stepCounts[identity] = counts + [script.steps.count]
        return true
    }
}
