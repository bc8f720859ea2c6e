import Foundation
import Testing
import TransitionCore

@testable import TransitionCommands
@testable import TransitionRunner

@MainActor
@Suite("overnight")
struct OvernightCommandTests {
    /// A folder that is gone with the test, and in it an executable that stands for an engine.
    private final class Place {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("night-\(UUID())").path
        var engine: String { "\(folder)/engine.sh" }
        var findings: String { "\(folder)/findings" }

        /// - Parameter body: of a shell script, for which `$scene` is the scene and `$inbox` its inbox.
        init(_ body: String) throws {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try write(body)
        }

        func write(_ body: String) throws {
            let script =
                "#!/bin/sh\nscene=$2\ninbox=$8\n"
                + "case $4 in minimize) echo '#9 minimized ft: 3 corp: 4' >&2; exit;; esac\n\(body)\n"
            try Data(script.utf8).write(to: URL(fileURLWithPath: engine))
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: engine)
        }

        var night: Night? { try? NightFile(findings: findings).read() }

        deinit { try? FileManager.default.removeItem(atPath: folder) }
    }

    private static let working = "echo '#100 pulse ft: 50 corp: 7/1Kb' >&2; sleep 0.2"

    private static func run(
        _ session: Session, _ place: Place, budget: String = "2s", _ more: String...
    ) -> Int32 {
        session.run(
            [
                "overnight", "--budget", budget, "--turn", "1s", "--with", "libfuzzer", "--engine", place.engine,
                "--findings", place.findings, "--jobs", "2",
            ] + more)
    }

    @Test("gives each scene its turns, tells what it came to, and remembers it")
    func turns() throws {
        let place = try Place(Self.working)
        let session = Session()
        #expect(Self.run(session, place, "--results", "\(place.folder)/results") == 0)
        #expect(session.errors.contains("nothing was restored from an earlier night"))
        #expect(session.errors.contains("contacts-modal: 9 inputs minimized to 4"))
        let night = try #require(place.night)
        #expect(night.isOver && night.turnCount >= 2)
        for scene in ["contacts-modal", "photo-grid"] {
            let work = try #require(night.scenes[scene]?.engines["libfuzzer"])
            #expect(work.featureCount == 50 && work.scriptCount == 100 * work.turnCount)
        }
        let summary = try String(contentsOfFile: "\(place.folder)/results/summary.md", encoding: .utf8)
        #expect(summary.contains("nothing was restored") && summary.contains("by libFuzzer"))
        let next = Session()
        #expect(Self.run(next, place) == 0)
        #expect(!next.errors.contains("nothing was restored"))
    }

    @Test("goes on with a night that was ended early, unless told to begin another")
    func goesOn() throws {
        let place = try Place(Self.working)
        #expect(Self.run(Session(), place) == 0)
        var night = try #require(place.night)
        (night.isOver, night.secondsSpent, night.budget) = (false, 86_399, 86_400)
        night.scenes = [:]
        let turns = night.turnCount
        try NightFile(findings: place.findings).write(night)
        let session = Session()
        #expect(Self.run(session, place, budget: "24h") == 0)
        #expect(session.errors.contains("the night that was ended early goes on: 1439 min of 1440 min are gone"))
        let after = try #require(place.night)
        #expect(after.isOver && after.turnCount > turns && after.secondsSpent < 86_410)

        try NightFile(findings: place.findings).write(night)
        #expect(Self.run(Session(), place, "--new") == 0)
        #expect(try #require(place.night).secondsSpent < 100)
    }

    @Test("what fails already is known; only what is new ends with 1")
    func knownFirst() throws {
        let script = ScriptText.print(Script(scene: "contacts-modal", steps: [.act("show modal")]))
        let place = try Place(
            "mkdir -p $inbox; printf '\(script.replacing("\n", with: "\\n"))' > $inbox/found.transition\n"
                + Self.working)
        let session = Session()
        session.counterexamples = [Session.counterexample]
        #expect(Self.run(session, place) == 1)
        #expect(session.known == [])
        let saved = try FileManager.default.contentsOfDirectory(atPath: "\(place.findings)/contacts-modal")
        #expect(saved.contains { $0.hasPrefix("no-crash-") && $0.hasSuffix(".transition") })
        // The second night replays what the first has saved.
        let next = Session()
        next.violations = [Session.violation]
        #expect(Self.run(next, place, "contacts-modal") == 0)
        #expect(next.errors.contains("contacts-modal: 1 saved script still fails"))
        #expect(next.known == [Session.violation.identity])
        // What it breaks beside that is new, and is judged as what engines find.
        try place.write(Self.working)
        try FileManager.default.removeItem(atPath: "\(place.findings)/contacts-modal/inbox")
        let other = Session()
        other.violations = [Session.violation, Session.otherViolation]
        #expect(Self.run(other, place, "contacts-modal") == 0)
        #expect(other.known == [Session.violation.identity])
        #expect(other.options?.givenScripts?.contains(Session.counterexample.script) == true)
        // Repaired: if it came back, it would be new.
        let repaired = Session()
        #expect(Self.run(repaired, place, "contacts-modal") == 0)
        #expect(repaired.errors.contains("0 saved scripts still fail, 1 no longer"))
        #expect(repaired.known == [])
    }

    @Test("an engine that fails at one scene is told of, and the others have their turns")
    func failingTurn() throws {
        let place = try Place("case $scene in photo-grid) echo 'no room' >&2; exit 9;; esac\n" + Self.working)
        let session = Session()
        #expect(Self.run(session, place) == 71)
        #expect(session.output.contains("libFuzzer: The engine ended early with 9: no room"))
        let night = try #require(place.night)
        #expect(night.scenes["contacts-modal"]?.engines["libfuzzer"]?.featureCount == 50)
        // What fails all the time is not begun all the time.
        #expect((night.scenes["photo-grid"]?.turnCount ?? 0) < 20)
    }

    @Test("waits for an engine that somebody still has open to be written")
    func busyEngine() throws {
        let place = try Place(Self.working)
        // A process of its own: what this one has open, the children of other tests hold as long as they live.
        let (writer, pipe) = (Process(), Pipe())
        writer.executableURL = URL(filePath: "/bin/sh")
        writer.arguments = ["-c", "exec 3>>\"$0\"; echo open; sleep 0.4", place.engine]
        writer.standardOutput = pipe
        try writer.run()
        #expect(pipe.fileHandleForReading.availableData == Data("open\n".utf8))
        let session = Session()
        #expect(Self.run(session, place) == 0, "\(session.output)")
        writer.waitUntilExit()
    }

    @Test("says so when nothing was performed, and when less was reached than the night before")
    func lostPower() throws {
        let place = try Place(Self.working)
        #expect(Self.run(Session(), place) == 0)
        try place.write("echo '#100 pulse ft: 20 corp: 7/1Kb' >&2; sleep 0.2")
        let session = Session()
        #expect(Self.run(session, place) == 0)
        #expect(session.errors.contains("libFuzzer came to 20 features, and to 50 the night before"))
        try place.write("sleep 0.2")
        let idle = Session()
        #expect(Self.run(idle, place) == 71)
        #expect(idle.output.contains("The engine performed no script"))
    }

    @Test("what only a build with a sanitizer shows is shrunk and told by that build")
    func sanitizer() throws {
        let script = ScriptText.print(Script(scene: "contacts-modal", steps: [.act("show modal")]))
        // For `shrink`, the second word is the script's path.
        let place = try Place(
            "case $1 in shrink) echo \"told by the build: $*\"; cat $scene; exit 1;; esac\n"
                + "mkdir -p $inbox; printf '\(script.replacing("\n", with: "\\n"))' > $inbox/found.transition\n"
                + "echo 'the report' > $inbox/found.txt\n" + Self.working)
        let session = Session()
        let words = ["overnight", "contacts-modal", "--budget", "1s", "--turn", "1s", "--findings", place.findings]
        #expect(session.run(words + ["--with", "address", "--sanitized", place.engine]) == 1)
        let inbox = "\(place.findings)/contacts-modal/inbox-address"
        #expect(session.output.contains("told by the build: shrink \(inbox)/found.transition --baseline"))
        #expect(session.output.contains("act \"show modal\""))
        // It stands in the judgement of this build as well.
        #expect(session.options?.givenScripts?.count == 1)
    }

    @Test("tells of inputs that were written empty, as on a full disk")
    func fullDisk() throws {
        let place = try Place("for name in a b c; do : > $6/$name; done\n" + Self.working)
        let session = Session()
        #expect(Self.run(session, place, "contacts-modal") == 71)
        #expect(session.output.contains("3 files in \(place.findings)/contacts-modal/corpus are empty"))
    }

    @Test("goes on without an engine that cannot be had, and says at the end that it was missing")
    func missingEngine() throws {
        let place = try Place(Self.working)
        let session = Session()
        let words = ["overnight", "--budget", "1s", "--with", "libfuzzer", "--findings", place.findings]
        #expect(session.run(words + ["--engine", "\(place.folder)/none"]) == 71)
        #expect(session.errors.contains("libFuzzer takes no part: there is no file"))
        #expect(session.errors.contains("no engine took part, so that nothing was searched"))
        #expect(!session.errors.contains("budget") && !session.errors.contains(" turns"))
        #expect(session.output.contains("libFuzzer takes no part") && !session.output.contains("✔"))
    }

    @Test("refuses an unknown engine, a budget that is none and a night that cannot be read")
    func refuses() throws {
        let place = try Place(Self.working)
        #expect(Self.run(Session(), place, budget: "soon") == 64)
        #expect(Self.run(Session(), place, "--with", "magic") == 64)
        #expect(Session().run("overnight") == 64)
        try FileManager.default.createDirectory(atPath: place.findings, withIntermediateDirectories: true)
        try Data("{".utf8).write(to: URL(fileURLWithPath: "\(place.findings)/night.json"))
        let session = Session()
        #expect(Self.run(session, place) == 65)
        #expect(session.errors.contains("night.json does not say how far the night has come"))
    }
}
