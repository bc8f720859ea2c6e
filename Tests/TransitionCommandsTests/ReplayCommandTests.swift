import Foundation
import Testing
import TransitionCore
import TransitionReports

@MainActor
@Suite struct ReplayCommandTests {
    private let token = ReplayToken.encode(Session.counterexample.script)

    @Test("A script that breaks nothing ends with 0")
    func passes() {
        let session = Session()
        #expect(session.run("replay", token) == 0)
        #expect(session.output == "✔ contacts-modal: the script breaks nothing (1 step)\n")
    }

    @Test("A script that fails ends with 1 and is explained")
    func fails() {
        let session = Session()
        session.violations = [Session.violation]
        session.explanation = Session.counterexample
        #expect(session.run("replay", token) == 1)
        #expect(session.output.hasPrefix("✘ no-crash\n  The app crashed.\n"))
    }

    @Test("An app that dies as it is freed after a script that breaks nothing is told, and fails nothing")
    func diesWhenFreed() throws {
        let session = Session()
        session.fatalAftermaths = [
            FatalAftermath(cause: "trapped at Page.swift:7", scriptCount: 1, in: .tearDown)
        ]
        #expect(session.run("replay", token) == 0)
        #expect(session.output.hasPrefix("✔ contacts-modal: the script breaks nothing (1 step)\n  ⚠ the app died"))
        #expect(session.output.contains("Page.swift:7"))
        let json = Session()
        json.fatalAftermaths = session.fatalAftermaths
        #expect(json.run("replay", token, "--json") == 0)
        let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
        let deaths = try #require(object?["deathsWhenFreed"] as? [[String: Any]])
        #expect(deaths.map { $0["text"] as? String } == ["trapped at Page.swift:7"])
        #expect((object?["deathsInComparison"] as? [Any])?.isEmpty == true)
    }

    @Test("A script that fails only by a guess about UIKit ends with 0")
    func warning() {
        let session = Session()
        session.violations = [Session.violation]
        session.explanation = Session.counterexample
        session.explanation?.severity = .warning
        #expect(session.run("replay", token) == 0)
        #expect(session.output.hasPrefix("⚠ no-crash · a warning"))
    }

    @Test("A guess about UIKit counts as a failure, or is left out, as --contested says")
    func contested() {
        let session = Session()
        session.violations = [Session.violation]
        session.explanation = Session.counterexample
        session.explanation?.severity = .warning
        var script = Session.counterexample.script
        script.profile = UIKitProfile(flipping: [.fullUpdateStillCompletes])
        let token = ReplayToken.encode(script)
        #expect(session.run("replay", token, "--contested", "fail") == 1)
        #expect(session.performed?.isFlipped == true)
        #expect(session.run("replay", token, "--contested", "warn") == 0)
        #expect(session.performed?.isFlipped == true)
        #expect(session.run("replay", token, "--contested", "off") == 0)
        #expect(session.performed == script.unflipped)
        #expect(session.run("replay", token, "--contested", "maybe") == 64)
        #expect(session.errors == "tool: --contested takes one of fail, warn, off, not 'maybe'\n")
    }

    @Test("A token leads with the failure that it was printed for, and --trace shows what came before a crash")
    func headline() {
        let session = Session()
        session.violations = [Session.violation]
        var crashed = Session.counterexample
        crashed.crash = CrashRecord(
            reason: .signal("SIGILL"), message: "", step: 0, events: ["    1   0.017 s  step 1  pushed"])
        session.explanation = crashed
        #expect(session.run("replay", Session.counterexample.replayToken, "--trace") == 1)
        #expect(session.fingerprint == Session.counterexample.identity.fingerprint.text)
        #expect(session.output.hasPrefix("    1   0.017 s  step 1  pushed\n✘ no-crash · crash\n"))
        #expect(session.run("replay", token) == 1)
        #expect(session.fingerprint == nil)
    }

    @Test("A script that fails once and not again is called flaky")
    func flaky() {
        let session = Session()
        session.violations = [Session.violation]
        #expect(session.run("replay", token) == 1)
        #expect(session.output.hasPrefix("✘ no-crash · flaky\n"))
    }

    @Test("A script that could not be judged ends with 71, and is said neither to pass nor to be flaky")
    func unjudged() throws {
        let session = Session()
        session.replayProblems = ["no child process"]
        #expect(session.run("replay", token) == 71)
        #expect(session.output.hasPrefix("⚠ ") && session.output.contains("no child process"))
        #expect(session.errors == "tool: no child process\n")
        let inJSON = Session()
        inJSON.replayProblems = ["no child process"]
        #expect(inJSON.run("replay", token, "--json") == 71)
        let document = try JSONSerialization.jsonObject(with: Data(inJSON.output.utf8)) as? [String: Any]
        #expect(document?["problems"] as? [String] == ["no child process"])
    }

    @Test("A script that failed, of which nothing more could be found out, is a failure and not flaky")
    func unexplained() {
        let session = Session()
        session.violations = [Session.violation]
        session.explainingProblems = ["no child process"]
        #expect(session.run("replay", token) == 1)
        #expect(session.output.hasPrefix("✘ no-crash\n") && session.errors == "tool: no child process\n")
    }

    @Test("With --trace every event is printed, in text and in the document")
    func trace() throws {
        let session = Session()
        #expect(session.run("replay", token, "--trace") == 0)
        #expect(session.output.hasPrefix("    1   0.017 s  step 1  begins: act \"show modal\"\n✔"))
        let second = Session()
        second.violations = [Session.violation]
        second.explanation = Session.counterexample
        #expect(second.run("replay", token, "--trace", "--json") == 1)
        let object = try JSONSerialization.jsonObject(with: Data(second.output.utf8)) as? [String: Any]
        let failure = (object?["counterexamples"] as? [[String: Any]])?.first
        #expect((failure?["trace"] as? [String])?.count == 1)
    }

    @Test("A script with an action that the scene no longer has is refused, and the nearest name is offered")
    func missingAction() {
        let script = Script(scene: "contacts-modal", steps: [.lift, .act("show modals")])
        let session = Session()
        #expect(session.run("replay", ReplayToken.encode(script)) == 65)
        #expect(session.output.isEmpty)
        #expect(
            session.errors.contains(
                "step 2 of the script: scene 'contacts-modal' has no action 'show modals'; did you mean 'show modal'?"))
    }

    @Test("A saved file is replayed; a malformed one ends with 65 and its place")
    func files() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data(ScriptText.print(Session.counterexample.script).utf8).write(to: URL(fileURLWithPath: path))
        #expect(Session().run("replay", path) == 0)
        try Data("transition-script 1\nscene x\nwait -3\n".utf8).write(to: URL(fileURLWithPath: path))
        let session = Session()
        #expect(session.run("replay", path) == 65)
        #expect(
            session.errors
                == "tool: \(path):3:6: expected frames, a whole number from 0 to 100000, found \"-3\"\n")
    }

    @Test(
        "A word that names no script gives one line",
        arguments: [
            ("T1-AAAA", 65, "a damaged replay token: its checksum does not fit; copy it again, whole"),
            ("T7-AAAA", 65, "a replay token of version 7; this TransitionCheck reads version 1"),
            (
                "nothing.transition", 66,
                "cannot read 'nothing.transition': there is no such file; "
                    + "give a .transition file or a token such as T1-AQ5j…"
            ),
            (
                ReplayToken.encode(Script(scene: "photogrid", steps: [])), 65,
                "the script is for a scene that is not here, 'photogrid'; did you mean 'photo-grid'?"
            ),
        ] as [(String, Int32, String)])
    func refusals(word: String, status: Int32, message: String) {
        let session = Session()
        #expect(session.run("replay", word) == status)
        #expect(session.errors == "tool: \(message)\n")
        #expect(session.output == "")
    }

    @Test("The trace of a script is told from any other file, with what repeats the script")
    func traceFile() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jsonl").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let script = Session.counterexample.script
        let token = ReplayToken.encode(script)
        let trace = TraceLines.render(Session.trace, performing: script)
        for (text, advice) in [
            (trace, "tool replay \(token)"), (String(trace.dropLast(20)), "tool replay \(token)"),
            (String(trace.prefix(40)), "tool export"), (String(trace.prefix(3)), "tool export"),
        ] {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
            for command in ["replay", "report", "export", "shrink"] {
                let session = Session()
                #expect(session.run(command, path) == 65)
                #expect(session.errors.contains(" is a trace") && session.errors.contains(advice), "\(session.errors)")
            }
        }
        for text in ["{}", "{\"a\": 1}\n", "", "scene a\n"] {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
            let session = Session()
            #expect(session.run("replay", path) == 65)
            #expect(!session.errors.contains(" is a trace"))
        }
    }
}
