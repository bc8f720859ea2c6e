import Testing
import TransitionCore

@testable import TransitionReports

@Suite("The index of pages")
struct IndexPageTests {
    private static func report(_ bugs: [FoundBug], problems: [String] = [], speed: [SpeedSample] = []) -> SearchReport {
        SearchReport(
            scene: "a <b>", statistics: SampleFailure.statistics, bugs: bugs, problems: problems, savedPaths: [:],
            pageFolder: "out", speed: speed, style: ReportStyle(command: "checks", usesColor: false))
    }

    @Test("leads to a page for each bug, which is written beside it")
    func links() throws {
        let report = Self.report([FoundBug(SampleFailure.full), FoundBug(SampleFailure.bare)])
        let files = PageFiles.contents(of: [report], notes: [])
        #expect(files.map(\.name).last == PageFiles.indexName)
        #expect(Set(files.map(\.name)).count == 3)
        let index = try #require(files.last?.text)
        for name in files.dropLast().map(\.name) { #expect(index.contains("href=\"\(name)\"")) }
        #expect(index.contains("2 bugs found") && index.contains("a &lt;b&gt;"))
    }

    @Test("tells bugs of one rule apart by what they are of and by their cause")
    func rows() {
        let page = IndexPage(reports: [Self.report([FoundBug(SampleFailure.full)])]).render().withoutBreaks
        #expect(page.contains("<span class=\"note\">\(SampleFailure.full.identity.words)</span>"))
    }

    @Test("says how often transitions were interrupted in each phase, and how fast the search went")
    func pictures() {
        let samples = (0...10).map { SpeedSample(seconds: Double($0), scriptCount: $0 * 100 + ($0 > 5 ? 50 : 0)) }
        let page = IndexPage(reports: [Self.report([], speed: samples)]).render().withoutBreaks
        #expect(page.contains("dismissal of ModalViewController by gesture"))
        #expect(page.contains("<polyline") && page.contains("up to 150 scripts a second, over 10 s"))
        #expect(!IndexPage(reports: [Self.report([])]).render().contains("<polyline"))
    }

    @Test("of a search that was not whole says so, and not that nothing was found")
    func notWhole() {
        let page = IndexPage(reports: [Self.report([], problems: ["no child <process>"])], notes: ["a note"]).render()
        #expect(page.contains("<h1>TransitionCheck: not whole</h1>"))
        #expect(page.contains("no child &lt;process&gt;") && page.contains("a note"))
        #expect(!page.contains("no failure found"))
    }
}
