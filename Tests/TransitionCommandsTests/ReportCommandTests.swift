import Foundation
import Testing
import TransitionCore

@MainActor
@Suite("report") struct ReportCommandTests {
    private let token = ReplayToken.encode(Session.counterexample.script)

    private static func folder() -> String {
        FileManager.default.temporaryDirectory.appendingPathComponent("pages-\(UUID())").path
    }

    @Test("writes a page of the failure, and says where")
    func page() throws {
        let folder = Self.folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let session = Session()
        session.violations = [Session.violation]
        session.explanation = Session.counterexample
        #expect(session.run("report", token, "--output", folder) == 1)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        let name = try #require(names.first)
        #expect(names.count == 1 && name.hasPrefix("contacts-modal-no-crash-") && name.hasSuffix(".html"))
        #expect(session.output.contains("Look at     \(folder)/\(name)\n"))
        let page = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
        #expect(page.contains("The app crashed.") && page.contains("tool replay \(token)"))
    }

    @Test("writes nothing of a script that breaks nothing, says so, and leaves no folder that was not there")
    func passes() throws {
        let folder = Self.folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let session = Session()
        #expect(session.run("report", token, "--output", folder) == 0)
        #expect(session.output.hasPrefix("✔ contacts-modal: the script breaks nothing (1 step)\n"))
        #expect(session.output.contains("No page was written"))
        #expect(!FileManager.default.fileExists(atPath: folder))
        #expect(session.run("report", token, "--output", "\(folder)/in/it") == 0)
        #expect(session.run("report", "T1-AAAA", "--output", folder) == 65)
        #expect(!FileManager.default.fileExists(atPath: folder))
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        #expect(session.run("report", token, "--output", "\(folder)/in") == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }

    @Test("refuses a folder that cannot be written before anything is performed")
    func unwritable() {
        let session = Session()
        #expect(session.run("report", token, "--output", "/dev/null/pages") == 73)
        #expect(session.performed == nil && session.errors.contains("--output"))
    }

    @Test("comes of a search with results, and leads from its index")
    func results() throws {
        let folder = Self.folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let session = Session()
        session.counterexamples = [Session.counterexample]
        #expect(session.run("run", "contacts-modal", "--seed", "1", "--results", folder) == 1)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        let page = try #require(names.first { $0.hasPrefix("contacts-modal-no-crash-") && $0.hasSuffix(".html") })
        let index = try String(contentsOfFile: "\(folder)/index.html", encoding: .utf8)
        #expect(index.contains("href=\"\(page)\""))
        #expect(session.output.contains("Look at     \(folder)/\(page)\n"))
    }

    @Test("of a search whose files cannot be written is printed all the same, and what it found outweighs that")
    func unsaved() throws {
        let folder = Self.folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let session = Session()
        session.counterexamples = [Session.counterexample]
        // What stands in the way comes only once the search has begun.
        session.onSearch = {
            try? FileManager.default.removeItem(atPath: folder)
            _ = FileManager.default.createFile(atPath: folder, contents: nil)
        }
        for option in ["--save", "--results"] {
            session.counterexamples = [Session.counterexample]
            try? FileManager.default.removeItem(atPath: folder)
            #expect(session.run("run", "contacts-modal", "--seed", "1", option, folder) == 1)
            #expect(session.output.contains("✘ no-crash"))
            #expect(session.errors.contains(option))
        }
        session.counterexamples = []
        try? FileManager.default.removeItem(atPath: folder)
        #expect(session.run("run", "contacts-modal", "--seed", "1", "--results", folder) == 73)
    }
}
