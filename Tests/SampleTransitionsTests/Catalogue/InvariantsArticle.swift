import Foundation
import SampleTransitions
import TransitionCore
import TransitionTesting

/// The article that lists every invariant: what holds, what is no violation, what it rests on and was tried on.
enum InvariantsArticle {
    static let path = "Sources/TransitionInvariants/TransitionInvariants.docc/Invariants.md"

    /// One invariant's part of the article.
    struct Entry {
        let id: String
        let summary: String
        /// `1.4 (high)`, in the order of their numbers.
        let restsOn: [String]
        let source: RuleSource
        let bug: PlantedBug
    }

    static func text(_ entries: [Entry]) -> String {
        let opening = [
            "# The invariants", "", "Every rule that a run must keep, in the order in which violations are told.", "",
            "## Overview", "", "<!-- Written by ci/invariants from the rules and the planted bugs. -->", "",
            "Each invariant has a planted bug, a small scene in which it alone finds something, and scenes that are",
            "correct, unusual, and left alone by all of them; both stand in `Sources/SampleTransitions/Planted`. The",
            "numbers are those of the rules of UIKit in the article of HeadlessUIKit, each with how sure its sources",
            "are; those with a C are contested, and each failure says whether it rests on one.",
        ]
        return (opening + entries.flatMap(lines)).joined(separator: "\n") + "\n"
    }

    /// The rules of UIKit as a report cites them, in the order of their numbers.
    static func citations(of rules: [String]) -> [String] {
        rules.map(RuleConfidence.citation(ofRule:)).sorted { $0.compare($1, options: .numeric) == .orderedAscending }
    }

    /// The table of the readme, between the lines that enclose it.
    static func readme(_ text: String, with entries: [Entry]) -> String? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard let head = lines.firstIndex(of: "| Invariant | What holds |"),
            let end = lines[head...].firstIndex(where: { !$0.hasPrefix("|") })
        else { return nil }
        let rows = entries.map { "| `\($0.id)` | \($0.summary) |" }
        return (lines[...(head + 1)] + rows + lines[end...]).joined(separator: "\n")
    }

    private static func lines(of entry: Entry) -> [String] {
        let scenes = entry.bug.leftAlone.map { "`\($0.name)`" }.joined(separator: ", ")
        return [
            "", "## \(entry.id)", "", entry.summary, "", "- **Not violations:** \(entry.source.exceptions)",
            "- **Rests on:** \(entry.restsOn.joined(separator: ", "))",
            "- **Planted bug:** `\(entry.bug.scene.name)`. \(entry.bug.mistake)", "- **Leaves alone:** \(scenes)",
        ]
    }
}
