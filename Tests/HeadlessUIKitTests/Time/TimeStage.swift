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

    /// The same from a block that is bound to no actor.
    nonisolated func note(_ line: String) {
        MainActor.assumeIsolated { log(line) }
    }

    /// The frame in which a line was logged; nil if it was not, or more than once.
    func frame(of line: String) -> Int? {
        let frames = lines.filter { $0.hasPrefix("\(line) @") }.map { Int($0.dropFirst(line.count + 2)) }
        return frames.count == 1 ? frames[0] : nil
    }

    /// Performs code of the app at its first frame, and lets that many frames pass.
    func run(frames: Int, _ act: @escaping @MainActor () -> Void) {
        app.perform { _ in act() }
        app.advance(frames: frames)
    }
}
