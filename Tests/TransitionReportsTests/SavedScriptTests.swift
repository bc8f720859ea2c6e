import Foundation
import Testing
import TransitionCore
import TransitionReports

@Suite struct SavedScriptTests {
    @Test("A saved failure reads back as its script and says in comments what was wrong")
    func roundTrip() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = try SavedScript.write(SampleFailure.full, toFolder: "\(folder)/a/b")
        let fingerprint = SampleFailure.violation.identity.fingerprint
        #expect(path == "\(folder)/a/b/completes-exactly-once-\(fingerprint).transition")
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(try ScriptText.parse(text) == SampleFailure.full.script)
        let lines = text.split(separator: "\n")
        #expect(
            lines[1] == "# completes-exactly-once · dismissal of ModalViewController · "
                + "interaction controller vended without a gesture")
        #expect(lines[2].hasPrefix("# completeTransition(_:) was never called"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/a/b").count == 1)
    }

    @Test("The same failure is written once, and another script never replaces a saved one")
    func names() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let first = try SavedScript.write(SampleFailure.full, toFolder: folder)
        #expect(try SavedScript.write(SampleFailure.full, toFolder: folder) == first)
        var other = SampleFailure.full
        other.script.scene = "another"
        let second = try SavedScript.write(other, toFolder: folder)
        #expect(second == first.replacing(".transition", with: "-2.transition"))
        #expect(try SavedScript.write(other, toFolder: folder) == second)
        #expect(try ScriptSource.read(first) == SampleFailure.full.script)
    }

    @Test("The name of a user's invariant cannot lead out of the folder")
    func hostileName() {
        let identity = ViolationIdentity(invariant: "../my rule", subject: .object(""), cause: ViolationCause(""))
        #expect(SavedScript.name(of: identity) == "---my-rule-\(identity.fingerprint).transition")
    }

    @Test("A folder that cannot be written is an error before anything is lost, and a good one stays empty")
    func folders() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try SavedScript.checkFolder(folder)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
        try Data().write(to: URL(fileURLWithPath: folder + "/file"))
        for path in ["\(folder)/file/below", "\(folder)/file"] {
            let error = #expect(throws: UnwritableFolder.self) { try SavedScript.checkFolder(path) }
            #expect(error?.description == "cannot write into '\(path)': '\(folder)/file' is not a folder")
            #expect(throws: UnwritableFolder.self) { try SavedScript.write(SampleFailure.full, toFolder: path) }
        }
    }
}
