import CFuzzerDriver
import Foundation
import HeadlessUIKit
import Testing
import TransitionCore

@testable import TransitionFuzzing
@testable import TransitionRunner

@MainActor
@Suite("What an engine calls", .serialized)
struct EngineTargetTests {
    private static let scene = TransitionScene("pages") { UIViewController() }
        .action("show itself") { $0.topViewController?.present($0.topViewController!, animated: false) }
        .action("trap") { _ in fatalError("the page traps") }
        .action("loop") { _ in while true {} }
        .action("nothing") { _ in }

    /// Bytes that are read as a script of that action; found by trying, as an engine does.
    private static func bytes(performing action: String, by input: FuzzInput) throws -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<200_000 {
            let bytes = (0..<40).map { _ in UInt8.random(in: 0...255, using: &generator) }
            let script = bytes.withUnsafeBytes(input.script(from:))
            let actions = script.steps.filter { if case .act = $0 { true } else { false } }
            if actions == [.act(action)], !script.isFlipped { return bytes }
        }
        throw IsolationError(description: "no bytes are read as \(action)")
    }

    /// In a child.
    private static func target(of input: FuzzInput, inbox: String, timeout: Double = 5) -> EngineTarget {
        EngineTarget(
            input: input, judge: Judge(scene: scene),
            standby: try! StandbyProcess(journalSize: Journal.usualSize, timeout: timeout),
            inbox: FindingInbox(folder: inbox)
        ) { status, _ in _exit(status) }
    }

    @Test("goes on after a failure, a trap and a hang, and leaves one script of each in the inbox")
    func goesOn() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("inbox-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let input = FuzzInput(scene: Self.scene, maxSteps: 3)
        let actions = ["nothing", "show itself", "trap", "nothing", "loop", "trap", "show itself"]
        let inputs = try actions.map { try Self.bytes(performing: $0, by: input) }
        let outcome = try runInChild(timeout: 120, prints: false) { _ in
            let target = Self.target(of: input, inbox: folder, timeout: 0.5)
            let answers = inputs.map { $0.withUnsafeBytes(target.evaluate) }
            // A bit for each that the engine may keep.
            exit(answers.enumerated().reduce(0) { $1.element == 0 ? $0 | 1 << Int32($1.offset) : $0 })
        }
        guard case .crashed(let end) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(end.reason == .exit(0b1001011))
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        let scripts = try names.map { name in
            try ScriptText.parse(utf8: Array(FileManager.default.contents(atPath: "\(folder)/\(name)")!), file: name)
        }
        for action in ["show itself", "trap", "loop"] {
            #expect(scripts.contains { $0.steps.contains(.act(action)) }, "\(action): \(names)")
        }
        let result = search(Self.scene, scripts: scripts)
        #expect(Set(result.bugs.map(\.leader.script.steps)) == [[.act("show itself")], [.act("trap")], [.act("loop")]])
    }

    @Test("tells the engine what the trace shows, in the counters that it clears before each input")
    func features() throws {
        let input = FuzzInput(scene: Self.scene, maxSteps: 3)
        let bytes = try Self.bytes(performing: "nothing", by: input)
        let expected = Judge(scene: Self.scene).judge(bytes.withUnsafeBytes(input.script(from:))).features
        let outcome = try runInChild(timeout: 120, prints: false) { _ in
            let target = Self.target(of: input, inbox: "/dev/null/inbox")
            let before = fuzzer_driver_noted_feature_count()
            _ = bytes.withUnsafeBytes(target.evaluate)
            exit(Int32(fuzzer_driver_noted_feature_count() - before))
        }
        guard case .crashed(let end) = outcome, case .exit(let count) = end.reason else {
            Issue.record("\(outcome)")
            return
        }
        #expect(count > 0 && Set(expected.map { $0 % (1 << 14) }).count == Int(count))
    }

    @Test("ends with 73 where the inbox cannot be written")
    func unwritable() throws {
        let input = FuzzInput(scene: Self.scene, maxSteps: 3)
        let bytes = try Self.bytes(performing: "show itself", by: input)
        let outcome = try runInChild(timeout: 120, prints: false) { _ in
            let target = Self.target(of: input, inbox: "/dev/null/inbox")
            return Data([UInt8(bytes.withUnsafeBytes(target.evaluate) == 0 ? 1 : 2)])
        }
        guard case .crashed(let end) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(end.reason == .exit(73))
    }
}
