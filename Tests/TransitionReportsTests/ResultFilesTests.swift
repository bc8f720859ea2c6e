import Foundation
import Testing
import TransitionCore

@testable import TransitionReports

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("Files of results")
struct ResultFilesTests {
    private static let hostile = "a <b> & \"c\" ]]> `|` \u{1} #1"

    private static func report(_ scene: String, _ bugs: [FoundBug], problems: [String] = []) -> SearchReport {
        var statistics = SampleFailure.statistics
        statistics.known = [ToleratedFailure(SampleFailure.violation)]
        return SearchReport(
            scene: scene, statistics: statistics, bugs: bugs, problems: problems, savedPaths: [:],
            style: ReportStyle(command: "checks", usesColor: false))
    }

    private static var warning: Counterexample {
        var counterexample = SampleFailure.bare
        counterexample.severity = .warning
        return counterexample
    }

    private static func text(_ name: String, _ reports: [SearchReport]) throws -> String {
        try #require(ResultFiles.contents(of: reports).first { $0.name == name }?.text)
    }

    private static func object(_ value: Any?, _ path: Any...) throws -> Any {
        var value = value
        for step in path {
            value =
                switch step {
                case let key as String: (value as? [String: Any])?[key]
                case let index as Int: (value as? [Any])?[index]
                default: nil
                }
        }
        return try #require(value)
    }

    @Test("JUnit has a suite for each scene, a case for each bug, and one that passes where there is none")
    func junit() throws {
        final class Reader: NSObject, XMLParserDelegate {
            var names: [String] = []
            var elements: [String] = []
            func parser(
                _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
                attributes: [String: String]
            ) {
                elements.append(element)
                if let name = attributes["name"] { names.append(name) }
            }
        }
        let xml = try Self.text(
            "junit.xml",
            [
                Self.report(Self.hostile, [FoundBug(SampleFailure.full), FoundBug(Self.warning)]),
                Self.report("quiet", []), Self.report("torn", [], problems: ["A part is missing."]),
            ])
        let parser = XMLParser(data: Data(xml.utf8))
        let reader = Reader()
        parser.delegate = reader
        #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "") in \(xml)")
        #expect(reader.elements.count { $0 == "failure" } == 1)
        #expect(reader.elements.count { $0 == "error" } == 1)
        #expect(reader.elements.count { $0 == "skipped" } == 3)
        #expect(reader.elements.count { $0 == "testcase" } == 6)
        #expect(reader.names.contains("a <b> & \"c\" ]]> `|` \u{fffd} #1"))
        #expect(reader.names.contains("no failure found") && reader.names.contains("quiet"))
        #expect(xml.contains("<testsuites tests=\"6\" failures=\"1\" errors=\"1\">"))
    }

    @Test("SARIF has a result for each bug, with its line, its fingerprint, and what went wrong with the search")
    func sarif() throws {
        let log = try JSONSerialization.jsonObject(
            with: Data(
                try Self.text(
                    "results.sarif",
                    [
                        Self.report("modal", [FoundBug(SampleFailure.full)]),
                        Self.report("bare", [FoundBug(Self.warning)], problems: ["A part is missing."]),
                    ]
                ).utf8))
        #expect(try Self.object(log, "version") as? String == "2.1.0")
        let results = try Self.object(log, "runs", 0, "results")
        #expect((results as? [Any])?.count == 2)
        #expect(try Self.object(results, 0, "ruleId") as? String == "completes-exactly-once")
        #expect(try Self.object(results, 0, "level") as? String == "error")
        let place = try Self.object(results, 0, "locations", 0, "physicalLocation")
        #expect(try Self.object(place, "region", "startLine") as? Int == 58)
        #expect(
            try Self.object(place, "artifactLocation", "uri") as? String
                == "file:///app/Sources/ModalViewController.swift")
        let fingerprint = try Self.object(results, 0, "partialFingerprints", "transitionCheckFailure/v1")
        #expect(fingerprint as? String == "modal/\(SampleFailure.full.identity.fingerprint)")
        #expect(try Self.object(results, 1, "level") as? String == "warning")
        #expect((try Self.object(results, 1, "locations") as? [Any])?.isEmpty == true)
        let invocation = try Self.object(log, "runs", 0, "invocations", 0)
        #expect(try Self.object(invocation, "executionSuccessful") as? Bool == false)
    }

    @Test("SARIF tells a file behind a symbolic link by its own place in the repository, and one outside as it is")
    func linkedFile() throws {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("linked-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("app/Code"), withIntermediateDirectories: true)
        try Data().write(to: folder.appendingPathComponent("app/Code/Page.swift"))
        let link = "\(folder.path)/app/Link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "Code")
        #expect(SARIFResults.path(of: "\(link)/Page.swift", from: "\(folder.path)/app") == "Code/Page.swift")
        #expect(SARIFResults.path(of: "\(link)/Gone.swift", from: "\(folder.path)/app").hasSuffix("/Gone.swift"))
        #expect(SARIFResults.path(of: "/nowhere/Page.swift", from: folder.path) == "/nowhere/Page.swift")
    }

    @Test("What engines did stands in the summary and in the document of the scene")
    func work() throws {
        let work = EngineWork(engine: "the | search", scriptCount: 1_200, featureCount: 7, seconds: 60)
        let report = SearchReport(
            scene: "pages", statistics: SearchStatistics(seed: 1, scriptCount: 3), bugs: [], savedPaths: [:],
            work: [work], style: ReportStyle(command: "checks", usesColor: false))
        let page = try #require(
            ResultFiles.contents(of: [report], notes: ["lost *all*"]).first { $0.name == "summary.md" }?.text)
        #expect(page.contains("- lost \\*all\\*\n"))
        #expect(page.contains("| pages | 1,200 | 0 | 0 | 0 |"))
        #expect(page.contains("- pages: 1,200 scripts by the \\| search in 60 s, 7 features"))
        let document = try JSONSerialization.jsonObject(with: Data(Self.text("pages.json", [report]).utf8))
        #expect(try Self.object(document, "engines", 0, "scriptCount") as? Int == 1_200)
    }

    @Test("The summary has a row for each scene, and no name of the app's breaks the page")
    func summary() throws {
        let page = try Self.text(
            "summary.md", [Self.report(Self.hostile, [FoundBug(SampleFailure.full)]), Self.report("quiet", [])])
        #expect(page.hasPrefix("# TransitionCheck: 1 bug found\n"))
        #expect(page.contains("| quiet | 20,000 | 0 | 0 | 1 |"))
        #expect(page.contains("| a &lt;b> &amp; \"c\" \\]\\]> \\`\\|\\` \u{1} \\#1 | 20,000 | 1 | 0 | 1 |"))
        #expect(page.contains("checks replay T1-"))
        let torn = try Self.text("summary.md", [Self.report("torn", [], problems: ["A part is missing."])])
        #expect(torn.hasPrefix("# TransitionCheck: not whole\n") && torn.contains("A part is missing."))
    }

    @Test("All files are written, whatever a scene is named, and a folder that cannot be written is told")
    func writes() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("results-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try ResultFiles.write([Self.report("../a/b", []), Self.report("quiet", [])], toFolder: folder)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        #expect(names == ["..-a-b.json", "index.html", "junit.xml", "quiet.json", "results.sarif", "summary.md"])
        #expect(throws: UnwritableFolder.self) {
            try ResultFiles.write([Self.report("quiet", [])], toFolder: "/dev/null/results")
        }
    }
}
