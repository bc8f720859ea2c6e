import Runtime
import Testing

@testable import TransitionRunner

@Suite("The images of the process")
struct SteadyImagesTests {
    @Test("are captured while other threads map and give back what is shared with children")
    func capture() async throws {
        let images = try await withThrowingTaskGroup(of: ImageMap?.self) { group in
            group.addTask {
                for _ in 0..<4_000 { try Journal(size: 1 << 16).free() }
                return nil
            }
            group.addTask {
                for _ in 0..<15 { _ = ImageMap.captureSteadily() }
                return ImageMap.captureSteadily()
            }
            return try await group.reduce(into: []) { images, next in images += next.map { [$0] } ?? [] }
        }
        let executable = FunctionTable()?.functions().first?.address
        #expect(images.count == 1 && executable != nil)
        #expect(images[0].indexOfImage(at: Backtrace.Address(try #require(executable))) != nil)
    }
}
