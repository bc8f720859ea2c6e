import Foundation
import TransitionCore
import TransitionInvariants

/// A result for each bug, at the line that decided it: the form of SARIF 2.1.0.
///
/// The fingerprint is the failure's own, which stays when lines move.
enum SARIFResults {
    static func render(_ reports: [SearchReport]) -> String {
        let results = reports.flatMap { report in report.bugs.map { result($0, in: report) } }
        let ruleIDs = Set(results.map(\.ruleId)).sorted()
        let summaries = Dictionary(
            InvariantSet.standard.invariants.map { ($0.id.name, $0.summary) }, uniquingKeysWith: { first, _ in first })
        let rules = ruleIDs.map { Rule(id: $0, shortDescription: Message(text: summaries[$0] ?? $0)) }
        let problems = reports.flatMap { report in
            report.problems.map { Notification(level: "error", message: Message(text: "\(report.scene): \($0)")) }
        }
        let log = Log(
            runs: [
                Run(
                    tool: Tool(driver: Driver(name: "TransitionCheck", rules: rules)), results: results,
                    invocations: [
                        Invocation(executionSuccessful: problems.isEmpty, toolExecutionNotifications: problems)
                    ])
            ])
        return JSONReport.text(of: log)
    }

    private static func result(_ bug: FoundBug, in report: SearchReport) -> Result {
        let leader = bug.leader
        let violation = leader.violations[0]
        let site = leader.callSites.first ?? leader.crash?.stack.first
        var text = "\(violation.summary) Scene \(report.scene)."
        if !violation.remedy.isEmpty { text += " \(violation.remedy)" }
        text += "\nRepeat: \(report.style.command) replay \(leader.replayToken)"
        return Result(
            ruleId: leader.identity.invariant.name, level: bug.isWarning ? "warning" : "error",
            message: Message(text: text), locations: site.map { [Location($0)] } ?? [],
            partialFingerprints: ["transitionCheckFailure/v1": "\(report.scene)/\(leader.identity.fingerprint)"])
    }

    private struct Log: Encodable {
        var schema = "https://json.schemastore.org/sarif-2.1.0.json"
        var version = "2.1.0"
        let runs: [Run]

        enum CodingKeys: String, CodingKey {
            case schema = "$schema"
            case version, runs
        }
    }

    private struct Run: Encodable {
        let tool: Tool
        let results: [Result]
        let invocations: [Invocation]
    }

    private struct Tool: Encodable { let driver: Driver }

    private struct Driver: Encodable {
        let name: String
        let rules: [Rule]
    }

    private struct Rule: Encodable {
        let id: String
        let shortDescription: Message
    }

    private struct Message: Encodable { let text: String }

    private struct Invocation: Encodable {
        let executionSuccessful: Bool
        let toolExecutionNotifications: [Notification]
    }

    private struct Notification: Encodable {
        let level: String
        let message: Message
    }

    private struct Result: Encodable {
        let ruleId, level: String
        let message: Message
        let locations: [Location]
        let partialFingerprints: [String: String]
    }

    /// A file within the folder is told from there, as services that show code want it: not by way of a symbolic link,
    /// behind which they see nothing.
    static func path(of file: String, from folder: String) -> String {
        let paths = [URL(fileURLWithPath: file).resolvingSymlinksInPath().path, file]
        return paths.first { $0.hasPrefix(folder + "/") }.map { String($0.dropFirst(folder.count + 1)) } ?? file
    }

    private struct Location: Encodable {
        let physicalLocation: Physical

        struct Physical: Encodable {
            let artifactLocation: Artifact
            let region: Region
        }

        struct Artifact: Encodable { let uri: String }
        struct Region: Encodable { let startLine: Int }

        init(_ site: CallSite) {
            let path = SARIFResults.path(of: site.file, from: FileManager.default.currentDirectoryPath)
            let uri = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
            physicalLocation = Physical(
                artifactLocation: Artifact(uri: path.hasPrefix("/") ? "file://\(uri)" : uri),
                region: Region(startLine: max(1, site.line)))
        }
    }
}
