import Foundation
import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

@testable import TransitionFuzzing

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
}
