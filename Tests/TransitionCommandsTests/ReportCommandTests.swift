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

    @Test("writes nothing of a script that breaks nothing")
    func passes() throws {
        let folder = Self.folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let session = Session()
        #expect(session.run("report", token, "--output", folder) == 0)
        #expect(session.output == "✔ contacts-modal: the script breaks nothing (1 step)\n")
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

    @Test("of a search whose scripts cannot be saved is printed all the same")
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
        #expect(session.run("run", "contacts-modal", "--seed", "1", "--save", folder) == 73)
        #expect(session.output.contains("✘ no-crash"))
        #expect(session.errors.contains("--save"))
    }
}
