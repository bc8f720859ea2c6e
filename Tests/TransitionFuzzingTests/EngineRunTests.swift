import Foundation
import HeadlessUIKit
import Testing
import TransitionCore

@testable import TransitionFuzzing
@testable import TransitionRunner

@MainActor
@Suite("Engines of our own", .serialized)
struct EngineRunTests {
    private static let scene = TransitionScene("pages") { UIViewController() }
        .action("show itself") { $0.topViewController?.present($0.topViewController!, animated: false) }
        .action("trap") { _ in fatalError("the page traps") }
        .action("show a page") { $0.topViewController?.present(UIViewController(), animated: true) }

    private final class Place {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("engine-\(UUID())").path
        var corpus: String { "\(folder)/corpus" }
        var inbox: String { "\(folder)/inbox" }

        init() throws { try FileManager.default.createDirectory(atPath: corpus, withIntermediateDirectories: true) }

        func run(seconds: Int) -> EngineRun {
            var run = EngineRun(corpus: corpus, inbox: inbox, seconds: seconds, seed: 1)
            run.maxSteps = 4
            return run
        }

        deinit { try? FileManager.default.removeItem(atPath: folder) }
    }

    /// The status that a child ends with.
    private static func status(_ body: @escaping @MainActor () -> Never) throws -> Int32? {
        let outcome = try runInChild(timeout: 120, prints: false) { _ in body() }
        guard case .crashed(let end) = outcome, case .exit(let status) = end.reason else {
            Issue.record("\(outcome)")
            return nil
        }
        return status
    }

    @Test("what has taken the place of a copy that died may end the work", arguments: [Int32(0), 9])
    func survivorEnds(status: Int32) throws {
        let place = try Place()
        let ended = try Self.status {
            let target = place.run(seconds: 1).makeTarget(Self.scene)
            for action in ["show a page", "trap", "trap"] {
                _ = target.perform(Script(scene: Self.scene.name, steps: [.act(action)]))
            }
            exit(status)
        }
        #expect(ended == status)
    }

    @Test("the guided one leaves what fails in the inbox, goes on after a trap, and keeps inputs for others")
    func guided() throws {
        let place = try Place()
        let status = try Self.status { place.run(seconds: 3).runGuided(Self.scene) }
        #expect(status == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: place.inbox)
        let scripts = try names.map { name in
            try ScriptText.parse(
                utf8: Array(FileManager.default.contents(atPath: "\(place.inbox)/\(name)")!), file: name)
        }
        for action in ["show itself", "trap"] {
            #expect(scripts.contains { $0.steps.contains(.act(action)) }, "\(action): \(names)")
        }
        let files = CorpusFiles(folder: place.corpus)
        #expect(!files.paths.isEmpty)
        let input = FuzzInput(scene: Self.scene, maxSteps: 4)
        let kept = files.paths.map { files.bytes(of: $0).withUnsafeBytes(input.script(from:)) }
        #expect(kept.contains { $0.steps.contains(.act("show a page")) })
    }

    @Test("minimizing keeps one input for all that the corpus shows, and takes out what shows nothing more")
    func minimizing() throws {
        let place = try Place()
        let input = FuzzInput(scene: Self.scene, maxSteps: 4)
        let scripts = sampleScripts(of: Self.scene, count: 60, seed: 1, maxSteps: 4)
            .filter { !$0.steps.contains(.act("trap")) }
        for (index, script) in scripts.enumerated() {
            let bytes = try #require(input.bytes(for: script))
            for copy in 1...2 {
                try Data(bytes).write(to: URL(fileURLWithPath: "\(place.corpus)/\(index)-\(copy)"))
            }
        }
        func features() -> Set<UInt64> {
            let files = CorpusFiles(folder: place.corpus)
            let judge = Judge(scene: Self.scene)
            return Set(
                files.paths.flatMap { path in
                    judge.judge(files.bytes(of: path).withUnsafeBytes(input.script(from:))).features
                })
        }
        let before = features()
        #expect(try Self.status { place.run(seconds: 60).minimize(Self.scene) } == 0)
        let kept = CorpusFiles(folder: place.corpus).paths
        #expect(features() == before)
        #expect(kept.count < scripts.count && !kept.isEmpty, "\(kept.count) of \(scripts.count)")
        #expect(try Self.status { place.run(seconds: 60).minimize(Self.scene) } == 0)
        #expect(CorpusFiles(folder: place.corpus).paths == kept)
    }

    @Test("a stream of scripts begins as the search with its seed does, and is made of what they showed then")
    func stream() {
        var stream = ScriptStream(scene: Self.scene, profiles: .standard, maxSteps: 4, seed: 7)
        let judge = Judge(scene: Self.scene)
        let expected = sampleScripts(of: Self.scene, count: 400, seed: 7, maxSteps: 4)
        var drawn = 0
        for index in 0..<400 {
            let script = stream.next()
            if script == expected[index] { drawn += 1 } else { #expect(index >= 128, "script \(index)") }
            if !script.steps.contains(.act("trap")) { _ = stream.note(judge.judge(script)) }
        }
        #expect((129..<400).contains(drawn))
        #expect(stream.featureCount > 10)
    }
}
