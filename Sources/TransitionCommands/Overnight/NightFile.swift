import Foundation
import TransitionReports

/// The file in the findings folder that a night goes on from.
struct NightFile {
    let findings: String

    private var url: URL { URL(fileURLWithPath: "\(findings)/night.json") }

    /// Failures that were known before the night, for engines to leave alone.
    var knownPath: String { "\(findings)/night.baseline" }

    /// Nil where no night was before.
    ///
    /// - Throws: when there is a file that cannot be read as one.
    func read() throws(CommandFailure) -> Night? {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        let night: Night
        do {
            night = try JSONDecoder().decode(Night.self, from: Data(contentsOf: url))
        } catch {
            throw fault("it cannot be read")
        }
        guard night.version == Night.version else { throw fault("it is of another version") }
        return night
    }

    private func fault(_ reason: String) -> CommandFailure {
        CommandFailure(
            status: .malformedInput,
            message: "\(url.path) does not say how far the night has come: \(reason); delete it to begin a new night, "
                + "which loses no input and no finding")
    }

    /// Writes it whole or not at all.
    func write(_ night: Night) throws(CommandFailure) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        do {
            try FileManager.default.createDirectory(atPath: findings, withIntermediateDirectories: true)
            try encoder.encode(night).write(to: url, options: .atomic)
        } catch {
            throw CommandFailure(
                status: .unwritableOutput,
                message: "\(url.path) cannot be written: \(error.systemReason); make room, or choose another "
                    + "folder with --findings")
        }
    }
}
