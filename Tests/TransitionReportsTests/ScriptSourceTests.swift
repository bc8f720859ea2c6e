import Foundation
import Testing
import TransitionCore
import TransitionReports

@Suite struct ScriptSourceTests {
    @Test("A saved script is named after its failure, and leads with it again")
    func fingerprint() {
        let identity = SampleFailure.violation.identity
        for number in 1...2 {
            let name = "Regressions/" + SavedScript.name(of: identity, number: number)
            #expect(ScriptSource.fingerprint(name) == identity.fingerprint.text)
        }
        #expect(ScriptSource.fingerprint("Regressions/by-hand.transition") == nil)
    }

    @Test("A token gives its script")
    func token() throws {
        let script = Script(scene: "s", steps: [.lift])
        #expect(try ScriptSource.read(ReplayToken.encode(script)) == script)
    }

    @Test(
        "What names no script says why in one line",
        arguments: [
            (
                "/no/such/file",
                "cannot read '/no/such/file': there is no such file; "
                    + "give a .transition file or a token such as T1-AQ5j…"
            ),
            ("", "cannot read '': there is no such file; give a .transition file or a token such as T1-AQ5j…"),
            ("/", "cannot read '/': it is a folder; give a .transition file or a token such as T1-AQ5j…"),
            ("T1-AAAA", "a damaged replay token: its checksum does not fit; copy it again, whole"),
            ("T9-AAAA", "a replay token of version 9; this TransitionCheck reads version 1"),
        ])
    func refusals(word: String, message: String) {
        let error = #expect(throws: ScriptSourceError.self) { try ScriptSource.read(word) }
        #expect(error?.description == message)
    }

    @Test("A malformed file is named with its line")
    func malformedFile() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data("transition-script 1\nscene x\nwalk\n".utf8).write(to: URL(fileURLWithPath: path))
        let error = #expect(throws: ScriptSourceError.self) { try ScriptSource.read(path) }
        #expect(error?.description.hasPrefix("\(path):3:1: expected a step (") == true)
    }
}
