import Dispatch
import Foundation
import HeadlessUIKit
import Testing

/// A file that imports Dispatch and Foundation by name, as files without views do: their own methods are chosen.
@Suite("Dispatch in virtual time for modules that import it by name")
@MainActor
struct ForeignModuleTests {
    @Test("Work for the main queue and the global ones runs on the world's loop")
    func work() {
        let stage = TimeStage()
        let group = DispatchGroup()
        stage.run(frames: 60) {
            DispatchQueue.global(qos: .userInitiated).async(execute: DispatchWorkItem { stage.note("global") })
            DispatchQueue.main.async(group: group, qos: .default, flags: []) { stage.note("main") }
            group.notify(qos: .default, flags: [], queue: .main) {
                stage.note("all")
            }
            OperationQueue.main.addOperation { stage.note("operation") }
        }
        #expect(stage.lines == ["global @1", "main @1", "operation @1", "all @2"])
    }
}
