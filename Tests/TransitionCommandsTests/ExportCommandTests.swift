import Testing
import TransitionCore

@MainActor
@Suite struct ExportCommandTests {
    private let script = Session.counterexample.script

    @Test("A token becomes a file that is read as the same script")
    func scriptFile() throws {
        let session = Session()
        #expect(session.run("export", ReplayToken.encode(script), "--as", "script") == 0)
        #expect(session.output.hasPrefix("transition-script 1\nscene contacts-modal\n"))
        #expect(try ScriptText.parse(session.output) == script)
    }

    @Test("A form that there is not is wrong usage, and all that there are are named")
    func unknownForm() {
        let session = Session()
        #expect(session.run("export", ReplayToken.encode(script), "--as", "video") == 64)
        #expect(session.errors.contains("xctest, xcuitest, script, trace"))
    }

    @Test("A run that left no trace is told with what does say what happened")
    func noTrace() {
        let session = Session()
        session.isTraceless = true
        #expect(session.run("export", ReplayToken.encode(script), "--as", "trace") == 71)
        #expect(session.errors.contains("replay") && session.output.isEmpty)
    }
}
