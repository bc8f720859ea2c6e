import Foundation
import Testing
import TransitionCore

@MainActor
@Suite struct RunCommandTests {
    @Test("A search without a failure ends with 0 and says what it did, with its seed")
    func passes() {
        let session = Session()
        #expect(session.run("run", "contacts-modal", "--runs", "7", "--seed", "42", "--max-steps", "3") == 0)
        let verdict = "⚠ contacts-modal: no failure found, and no transition was started"
        #expect(session.output.hasPrefix("\(verdict)\n  7 scripts, 0 steps"))
        #expect(session.output.contains("seed 42\n"))
        #expect(session.errors == "")
        #expect(session.options?.runCount == 7)
        #expect(session.options?.maxSteps == 3)
        #expect(session.options?.invariants == nil)
    }

    @Test("A failure ends with 1, its report before the summary")
    func fails() {
        let session = Session()
        session.counterexamples = [Session.counterexample]
        #expect(session.run("run", "contacts-modal") == 1)
        #expect(session.output.hasPrefix("✘ no-crash · new\n  The app crashed.\n"))
        #expect(session.output.contains("  Repeat      tool replay T1-"))
        #expect(session.output.contains("\n✘ contacts-modal: 1 failure found: no-crash "))
    }

    @Test("All that is known of a failure is told when that is asked for, and every terminal's width is kept to")
    func verbose() {
        let session = Session()
        session.columns = 40
        var failure = Session.counterexample
        failure.nearestPassing = NearestPassing(step: .wait(frames: 1), index: 1)
        session.counterexamples = [failure]
        _ = session.run("run", "contacts-modal", "--runs", "1")
        #expect(session.output.contains("  More        "))
        let lines = session.output.split(separator: "\n").filter { !$0.hasPrefix("  Repeat") }
        #expect(lines.allSatisfy { $0.count <= 40 }, "\(session.output)")
        let full = Session()
        full.counterexamples = [failure]
        _ = full.run("run", "contacts-modal", "--verbose")
        #expect(full.output.contains("  Passes with ") && !full.output.contains("  More "))
    }

    @Test("A search that could not be carried out whole says why, and does not end as one that found nothing")
    func problems() {
        let session = Session()
        session.problems = ["the machine gave no child process"]
        #expect(session.run("run", "contacts-modal") == 71)
        #expect(session.errors == "tool: the machine gave no child process\n")
        session.counterexamples = [Session.counterexample]
        #expect(session.run("run", "contacts-modal") == 1)
        #expect(session.output.contains("✘ no-crash · new\n"))
    }

    @Test("Neither headline nor document of such a search is that of one that was whole")
    func toldProblems() throws {
        let whole = Session()
        #expect(whole.run("run", "contacts-modal", "--seed", "1") == 0)
        let session = Session()
        session.problems = ["the machine gave no child process"]
        #expect(session.run("run", "contacts-modal", "--seed", "1") == 71)
        let headline = session.output.prefix { $0 != "\n" }
        #expect(headline.hasPrefix("⚠ ") && headline.contains(session.problems[0]))
        // The rest is as ever.
        #expect(session.output.dropFirst(headline.count) == whole.output.drop { $0 != "\n" })
        session.counterexamples = [Session.counterexample]
        #expect(session.run("run", "contacts-modal", "--seed", "1") == 1)
        #expect(
            session.output.split(separator: "\n").contains { $0.hasPrefix("✘") && $0.contains(session.problems[0]) })
        for (problems, told) in [([], nil), (session.problems, session.problems)] as [([String], [String]?)] {
            let session = Session()
            session.problems = problems
            _ = session.run("run", "contacts-modal", "--json")
            let document = try JSONSerialization.jsonObject(with: Data(session.output.utf8)) as? [String: Any]
            #expect(document?["problems"] as? [String] == told)
        }
    }

    @Test("Without options a search has 20,000 scripts of 24 steps and a fresh seed")
    func defaults() {
        let seeds = (0..<4).compactMap { _ in
            let session = Session()
            #expect(session.run("run", "photo-grid") == 0)
            #expect(session.options?.runCount == 20_000)
            #expect(session.options?.maxSteps == 24)
            return session.options?.seed
        }
        #expect(Set(seeds).count > 1)
    }

    @Test("The document of --json is all that is printed")
    func json() throws {
        let session = Session()
        session.counterexamples = [Session.counterexample]
        #expect(session.run("run", "contacts-modal", "--json", "--seed", "5") == 1)
        let object = try JSONSerialization.jsonObject(with: Data(session.output.utf8)) as? [String: Any]
        #expect((object?["statistics"] as? [String: Any])?["seed"] as? Int == 5)
        #expect((object?["counterexamples"] as? [Any])?.count == 1)
    }

    @Test("A bound of steps asks for all scripts")
    func exhaustive() {
        let session = Session()
        #expect(session.run("run", "photo-grid", "--exhaustive", "3") == 0)
        #expect(session.options?.exhaustiveSteps == 3)
        #expect(session.run("run", "photo-grid") == 0)
        #expect(session.options?.exhaustiveSteps == nil)
    }

    @Test("Scripts are made of others unless that is not wanted")
    func unguided() {
        let session = Session()
        #expect(session.run("run", "photo-grid", "--unguided") == 0)
        #expect(session.options?.isGuided == false)
        #expect(session.run("run", "photo-grid") == 0)
        #expect(session.options?.isGuided == true)
    }

    @Test("What needs a guess about UIKit is told, saved nowhere, and fails nothing unless that is asked for")
    func warning() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let session = Session()
        var warning = Session.counterexample
        warning.severity = .warning
        warning.script.profile = UIKitProfile(flipping: [.fullUpdateStillCompletes])
        session.counterexamples = [warning]
        #expect(session.run("run", "contacts-modal", "--save", folder) == 0)
        #expect(session.options?.contested == .warn)
        #expect(
            session.output.hasPrefix(
                "⚠ no-crash · new · a warning: needs the other answer to C5 (fullUpdateStillCompletes)\n"))
        #expect(session.output.contains("no failure found, and no transition was started; 1 warning, which"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
        for contested in ContestedFailures.allCases {
            #expect(session.run("run", "contacts-modal", "--contested", contested.rawValue) == 0)
            #expect(session.options?.contested == contested)
        }
        #expect(session.run("run", "contacts-modal", "--contested", "maybe") == 64)
        #expect(session.errors == "tool: --contested takes one of fail, warn, off, not 'maybe'\n")
    }

    @Test("Chosen invariants reach the search")
    func invariants() {
        let session = Session()
        #expect(session.run("run", "photo-grid", "--invariant", "no-crash") == 0)
        #expect(session.options?.invariants == ["no-crash"])
    }

    @Test("Progress is shown on a terminal only, and wiped at the end")
    func progress() {
        let session = Session()
        #expect(session.run("run", "photo-grid", "--seed", "3", "--runs", "9") == 0)
        #expect(session.shown.isEmpty)
        session.isTerminal = true
        #expect(session.run("run", "photo-grid", "--seed", "3", "--runs", "9") == 0)
        #expect(session.shown == ["photo-grid: 5 of 9 scripts, 1 found so far, seed 3", ""])
    }

    @Test("Failing scripts are saved, and the report says where")
    func save() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let session = Session()
        session.counterexamples = [Session.counterexample]
        #expect(session.run("run", "contacts-modal", "--save", folder) == 1)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        let name = try #require(names.first)
        #expect(names.count == 1)
        #expect(session.output.contains("  Saved       \(folder)/\(name)\n"))
        let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
        #expect(try ScriptText.parse(text) == Session.counterexample.script)
    }

    @Test("A folder that cannot be written ends with 73 before the search begins")
    func unwritable() {
        let session = Session()
        #expect(session.run("run", "contacts-modal", "--save", "/dev/null/x") == 73)
        #expect(
            session.errors
                == "tool: cannot write into '/dev/null/x': '/dev/null' is not a folder; "
                + "choose another folder with --save\n"
        )
        #expect(session.output == "")
        #expect(session.options == nil)
    }
}
