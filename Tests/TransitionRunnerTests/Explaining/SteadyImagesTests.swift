import Runtime
import Testing

@testable import TransitionRunner

@Suite("The images of the process")
struct SteadyImagesTests {
    @Test("are captured while other threads map and give back what is shared with children")
    func capture() async throws {
        let mapping = Task.detached {
            while !Task.isCancelled {
                for _ in 0..<20 { try Journal(size: 1 << 16).free() }
                await Task.yield()
            }
        }
        var images = ImageMap.captureSteadily()
        for _ in 0..<15 { images = ImageMap.captureSteadily() }
        mapping.cancel()
        try await mapping.value
        let executable = FunctionTable()?.functions().first?.address
        #expect(!images.isEmpty)
        #expect(images.indexOfImage(at: Backtrace.Address(try #require(executable))) != nil)
    }
}
