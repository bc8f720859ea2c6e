import HeadlessUIKit

/// An app whose code writes lines that carry the frame in which they were written.
@MainActor
final class TimeStage {
    let app = HeadlessApp(root: UIViewController())
    private(set) var lines: [String] = []

    init() {
        app.advanceToRest()
    }

    var frame: Int { Int((CACurrentMediaTime() * 60).rounded()) }

    func log(_ line: String) {
        lines.append("\(line) @\(frame)")
    }

    /// Performs code of the app at its first frame, and lets that many frames pass.
    func run(frames: Int, _ act: @escaping @MainActor () -> Void) {
        app.perform { _ in act() }
        app.advance(frames: frames)
    }
}
