import TransitionCore
import UIKit

/// A launched app at rest with a view of 100 × 100 points at 50, 50, so that its centre is at 100, 100.
@MainActor
final class AnimationFixture {
    let app: HeadlessApp
    let view: UIView
    private(set) var lines: [String] = []
    private let start: CFTimeInterval

    init(_ profile: UIKitProfile = .default) {
        let root = UIViewController()
        app = HeadlessApp(profile: profile, root: root)
        // Not before: in the world of an earlier test, which an exception may have frozen, it would have no frame.
        view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        root.view.addSubview(view)
        app.advanceToRest()
        start = CACurrentMediaTime()
    }

    /// Frames since the app came to rest.
    var frame: Int { Int(((CACurrentMediaTime() - start) * 60).rounded()) }

    /// Writes a line with the frame.
    func log(_ line: String) {
        lines.append("\(line) @\(frame)")
    }

    /// A completion that writes its flag.
    func finished(_ name: String = "done") -> (Bool) -> Void {
        { self.log("\(name) \($0)") }
    }

    /// A completion that writes its position.
    func position(_ name: String = "done") -> (UIViewAnimatingPosition) -> Void {
        { self.log("\(name) \($0)") }
    }

    /// Gives the app up after an exception, where an animator that stands still holds it: the frozen world would be
    /// that of the next test's views.
    func end() { _ = app.tearDown() }

    /// Lets that many frames pass.
    func advance(_ frames: Int) {
        app.advance(frames: frames)
    }

    /// What is shown of the view's centre, to a thousandth.
    var shownX: Double { rounded(view.layer.presentation()?.position.x) }
    var shownAlpha: Double { rounded(view.layer.presentation().map { CGFloat($0.opacity) }) }

    func rounded(_ value: CGFloat?) -> Double {
        guard let value else { return .nan }
        return (Double(value) * 1000).rounded() / 1000
    }

    var exceptions: [String] { app.diagnostics.filter { $0.severity == .exception }.map(\.name) }

    /// A linear animator of a second that moves the centre to 300 and writes its end.
    func animator(duration: TimeInterval = 1, curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: curve) { self.view.center.x = 300 }
        animator.addCompletion(position())
        return animator
    }
}

extension UIViewPropertyAnimator {
    /// The state, with the two active ones told apart.
    var condition: String {
        switch state {
        case .inactive: "inactive"
        case .active: isRunning ? "running" : "paused"
        case .stopped: "stopped"
        }
    }

    /// Ends it without a trace, so that its release is no error.
    func discard() {
        if state == .stopped { finishAnimation(at: .current) } else { stopAnimation(true) }
    }
}
