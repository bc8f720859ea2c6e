import Foundation
import Testing
import TransitionCore
import TransitionReports

@testable import TransitionCommands
@testable import TransitionRunner

@MainActor
@Suite("shrink")
struct ShrinkCommandTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("shrink-\(UUID())").path

    /// Writes a file into the folder and returns its path.
    private func write(_ name: String, _ bytes: some DataProtocol) throws -> String {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let path = "\(folder)/\(name)"
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        return path
    }

    private static let script = Script(scene: "contacts-modal", steps: [.act("show modal"), .wait(frames: 7)])

    @Test("performs the scripts of files and tokens, and reports what they break")
    func shrinks() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = try write("one.transition", Array(ScriptText.print(Self.script).utf8))
        let session = Session()
        session.counterexamples = [Session.counterexample]
        #expect(session.run("shrink", path, ReplayToken.encode(Self.script)) == 1)
        #expect(session.options?.givenScripts == [Self.script, Self.script])
        #expect(session.output.contains("The app crashed."))
        #expect(session.run("shrink", folder) == 1)
        #expect(session.options?.givenScripts == [Self.script])
    }

    @Test("reads an engine's file by the words of the scene that is named")
    func engineFile() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = try write("crash-0a1b", (0..<64).map { UInt8($0 * 3) })
        let session = Session()
        #expect(session.run("shrink", "--scene", "contacts-modal", path) == 0)
        let scripts = try #require(session.options?.givenScripts)
        #expect(scripts.count == 1 && scripts[0].scene == "contacts-modal" && !scripts[0].steps.isEmpty)
        #expect(session.run("shrink", path) == 65)
        #expect(session.errors.contains("name its scene with --scene"))
    }

    @Test("takes scripts of one scene alone, and none of a scene or an action that is gone")
    func refuses() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let first = try write("a.transition", Array(ScriptText.print(Self.script).utf8))
        let other = try write(
            "b.transition", Array(ScriptText.print(Script(scene: "photo-grid", steps: [.wait(frames: 1)])).utf8))
        let gone = try write(
            "c.transition", Array(ScriptText.print(Script(scene: "contacts-modal", steps: [.act("fly")])).utf8))
        let session = Session()
        #expect(session.run("shrink", first, other) == 64)
        #expect(session.run("shrink", gone) == 65)
        #expect(session.errors.contains("c.transition: scene 'contacts-modal' has no action 'fly'"))
        #expect(session.run("shrink", "\(folder)/none") == 66)
        #expect(session.searches.isEmpty)
    }
}
