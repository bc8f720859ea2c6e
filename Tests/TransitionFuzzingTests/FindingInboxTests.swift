import Foundation
import HeadlessUIKit
import Testing
import TransitionCore

@testable import TransitionFuzzing
@testable import TransitionRunner

@MainActor
@Suite("An inbox")
struct FindingInboxTests {
    private static let scene = TransitionScene("pages") { UIViewController() }
        .action("show itself") { $0.topViewController?.present($0.topViewController!, animated: false) }

    @Test("keeps the first script of a failure and shorter ones, and no more of them than a few")
    func keepsFew() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("inbox-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var inbox = FindingInbox(folder: folder)
        let judge = Judge(scene: Self.scene)
        var fileCounts: [Int] = []
        for waits in [5, 6, 5, 4, 3, 0, 1] {
            let steps = Array(repeating: Step.wait(frames: 1), count: waits) + [.act("show itself")]
            let result = judge.judge(Script(scene: "pages", steps: steps))
            #expect(!result.violations.isEmpty)
            try inbox.take(result)
            fileCounts.append(try FileManager.default.contentsOfDirectory(atPath: folder).count)
        }
        let perScript = fileCounts[0]
        #expect(fileCounts == [1, 1, 1, 2, 3, 4, 4].map { $0 * perScript })
    }

    @Test("keeps a sanitizer's report whole beside the script, and of another death only the script")
    func sanitizerReport() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("inbox-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let report =
            "==7==ERROR: AddressSanitizer: heap-use-after-free on address 0x602000000010\n"
            + String(repeating: "    #1 0x55 in Page.reload()\n", count: 3_000) + "==7==ABORTING\n"
        let scripts = [report, "Fatal error: no page\n"].enumerated().map { index, words in
            (words, Script(scene: "pages", steps: [.wait(frames: index + 1)]))
        }
        var inbox = FindingInbox(folder: folder)
        for (words, script) in scripts {
            let outcome = try runInChild(timeout: 60, prints: false) { journal in
                journal.beginRun(ScriptBinary.encode(script))
                FileHandle.standardError.write(Data(words.utf8))
                exit(words == report ? 99 : 98)
            }
            guard case .crashed(let crash) = outcome else {
                Issue.record("\(outcome)")
                return
            }
            try inbox.take(crash)
        }
        let reports = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".txt") }
        let name = try #require(reports.first)
        #expect(reports.count == 1 && !name.contains(".."))
        #expect(try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8) == report)
        #expect(FileManager.default.fileExists(atPath: "\(folder)/\(name.dropLast(3))transition"))
    }
}
