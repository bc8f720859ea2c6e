import Foundation
import Testing
import TransitionCore
import TransitionReports

@MainActor
@Suite final class BaselineCommandTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    private var path: String { "\(folder)/Known.baseline" }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    private func run(_ session: Session, _ options: String...) -> Int32 {
        session.run(["run", "contacts-modal", "--baseline", path] + options)
    }

    @Test("An update makes the list and says what was added; the next search knows it")
    func update() throws {
        let session = Session()
        session.counterexamples = [Session.counterexample]
        #expect(run(session, "--update-baseline") == 0)
        #expect(session.output.contains("✘ no-crash · new\n"))
        #expect(session.output.hasSuffix("  Baseline \(path): 1 added\n    + no-crash · the app · trap\n"))
        #expect(try BaselineFile.read(path).identities(in: "contacts-modal") == [Session.violation.identity])
        #expect(session.known == [])
        #expect(run(session) == 1)
        #expect(session.known == [Session.violation.identity])
        session.counterexamples = []
        #expect(run(session) == 0)
        #expect(session.run("run", "photo-grid", "--baseline", path) == 0)
        #expect(session.known == [])
    }

    @Test("An update by a search that was not whole adds what was found, and does not end as one that was")
    func updateOfPart() throws {
        let session = Session()
        session.counterexamples = [Session.counterexample]
        session.problems = ["The machine gave no child process."]
        #expect(run(session, "--update-baseline") == 71)
        #expect(try BaselineFile.read(path).identities(in: "contacts-modal") == [Session.violation.identity])
    }

    @Test("An update that comes upon nothing new keeps all there is, and says how much was not seen")
    func notSeen() throws {
        let session = Session()
        session.counterexamples = [Session.counterexample]
        #expect(run(session, "--update-baseline") == 0)
        let before = try String(contentsOfFile: path, encoding: .utf8)
        session.counterexamples = []
        session.notSeen = [Session.violation.identity]
        #expect(run(session, "--update-baseline") == 0)
        #expect(session.output.hasSuffix("  Baseline \(path): 0 added, 1 not seen and kept\n"))
        #expect(try String(contentsOfFile: path, encoding: .utf8) == before)
    }

    @Test("An update leaves out what needs a guess about UIKit")
    func warning() throws {
        let session = Session()
        session.counterexamples = [Session.counterexample]
        session.counterexamples[0].severity = .warning
        #expect(run(session, "--update-baseline") == 0)
        #expect(try BaselineFile.read(path).identities(in: "contacts-modal").isEmpty)
    }

    @Test("A document stays the only output beside an update")
    func json() throws {
        let session = Session()
        session.counterexamples = [Session.counterexample]
        #expect(run(session, "--update-baseline", "--json") == 0)
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(session.output.utf8)) }
        #expect(BaselineFile.exists(path))
    }

    @Test("A list that is missing, malformed or not asked for is told before anything is searched")
    func misuse() throws {
        let session = Session()
        #expect(run(session) == 66)
        #expect(
            session.errors == """
                tool: cannot read '\(path)': there is no such file; give a baseline, or make it with \
                'run SCENE --baseline FILE --update-baseline'

                """)
        let second = Session()
        #expect(second.run("run", "contacts-modal", "--update-baseline") == 64)
        #expect(second.errors.contains("--update-baseline needs the file: --baseline FILE --update-baseline"))
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data("transition-baseline 1\n?\n".utf8).write(to: URL(fileURLWithPath: path))
        let third = Session()
        #expect(run(third, "--update-baseline") == 65)
        #expect(third.errors.contains("\(path):2:1: expected the scene's name"))
        let fourth = Session()
        let below = "\(path)/none/Known.baseline"
        #expect(fourth.run("run", "contacts-modal", "--baseline", below, "--update-baseline") == 73)
        #expect(fourth.errors.contains("choose another file with --baseline"))
        #expect(session.searches + second.searches + third.searches + fourth.searches == [])
    }

    @Test("A replay with a list gives what is known one line, and calls other failures new")
    func replay() throws {
        let token = Session.counterexample.replayToken
        let session = Session()
        session.counterexamples = [Session.counterexample]
        #expect(run(session, "--update-baseline") == 0)
        let known = Session()
        known.knownViolations = [Session.violation]
        #expect(known.run("replay", token, "--baseline", path) == 0)
        #expect(
            known.output == """
                ✔ contacts-modal: the script breaks nothing new (1 step)
                  Known: no-crash · The app crashed.

                """)
        #expect(known.known == [Session.violation.identity])
        let new = Session()
        new.violations = [Session.violation]
        new.explanation = Session.counterexample
        #expect(new.run("replay", token, "--baseline", path) == 1)
        #expect(new.output.hasPrefix("✘ no-crash · new\n"))
    }
}
