import Foundation
import SampleTransitions
import Testing
import TransitionTesting

@Suite("The article of the invariants")
@MainActor
struct InvariantsArticleTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func entries() throws -> [InvariantsArticle.Entry] {
        try TransitionScene.slide.invariantSet.invariants.map { invariant in
            let name = invariant.id.name
            return InvariantsArticle.Entry(
                id: name, summary: invariant.summary,
                restsOn: InvariantsArticle.citations(of: invariant.rules), source: try RuleSource(of: name),
                bug: try #require(PlantedBugs.all.first { $0.invariant == name }, "\(name) has no planted bug"))
        }
    }

    @Test("lists every invariant as it is; ci/invariants writes it anew")
    func article() throws {
        let text = InvariantsArticle.text(try entries())
        let url = Self.root.appendingPathComponent(InvariantsArticle.path)
        if ProcessInfo.processInfo.environment["WRITE_INVARIANTS"] != nil { try Data(text.utf8).write(to: url) }
        #expect(try String(contentsOf: url, encoding: .utf8) == text, "the article is out of date: run ci/invariants")
    }

    @Test("and the table of the readme says the same; ci/invariants writes it anew, too")
    func readme() throws {
        let url = Self.root.appendingPathComponent("README.md")
        let old = try String(contentsOf: url, encoding: .utf8)
        let text = try #require(InvariantsArticle.readme(old, with: entries()), "the readme has no table")
        if ProcessInfo.processInfo.environment["WRITE_INVARIANTS"] != nil { try Data(text.utf8).write(to: url) }
        #expect(try String(contentsOf: url, encoding: .utf8) == text, "the readme is out of date: run ci/invariants")
    }

    @Test("says of each what it rests on and what is no violation")
    func complete() throws {
        for entry in try entries() {
            #expect(!entry.restsOn.isEmpty, "\(entry.id) names no rule of UIKit")
            #expect(!entry.source.exceptions.isEmpty, "the comment of \(entry.id) has no \"Not violations:\"")
        }
    }
}
