import Foundation
import Testing
import TransitionCore
import TransitionReports
import TransitionRunner
import TransitionTesting

@testable import SampleTransitions

/// What a reader sees first is what they get.
@MainActor
struct ReadmeReportTests {
    @Test("The report that README shows is that of its own token")
    func report() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
        let lines = readme.split(separator: "\n").drop { !$0.hasPrefix("✘ ") }.prefix { $0 != "```" }.map(String.init)
        let words = lines.flatMap { $0.split { $0 == " " || $0 == "=" } }
        let token = try #require(words.first { $0.hasPrefix("T1-") })
        let scene = TransitionScene("contacts") { ContactsOverviewViewController { ModalViewController() } }
            .action("show modal") { ($0.topViewController as? ContactsOverviewViewController)?.showModal() }
            .action("dismiss by button") { $0.topViewController?.dismiss(animated: true) }
        let explanation = TransitionRunner.explanation(
            of: try ScriptSource.read(String(token)), in: scene, leadingWith: ScriptSource.fingerprint(String(token)))
        let report = TextReport.render(try #require(explanation.found), .brief(more: nil), testFilter: "contacts")
        // What a search alone knows: how it was shrunk, what else it saw, where it was saved.
        let ofSearches = ["  Smallest script (", "  Script (", "  Saved ", "  More "]
        func told(_ lines: [String]) -> [String] {
            lines.filter { line in !ofSearches.contains { line.hasPrefix($0) } }
                .map { $0.components(separatedBy: "   ·   ")[0] }
        }
        #expect(told(lines) == told(report.split(separator: "\n").map(String.init)))
    }
}
