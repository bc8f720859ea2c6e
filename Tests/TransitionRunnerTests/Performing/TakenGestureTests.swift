import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

@Suite("A gesture that the system takes away, without a transition")
@MainActor
struct TakenGestureTests {
    enum Kind: CaseIterable {
        /// Hears of `.ended` alone.
        case forgetsCancel
        /// Closes whatever it was.
        case closes
        /// Settles by how far it has come, as when it is lifted.
        case settles
        /// Lies wherever it is let go.
        case lies
        /// As that, and goes on for a while where it was thrown.
        case isThrown
    }

    /// A drawer that follows a finger.
    private final class Page: UIViewController {
        private let kind: Kind
        private let drawer = UIView(frame: CGRect(x: -260, y: 0, width: 260, height: 844))

        init(_ kind: Kind) {
            self.kind = kind
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            drawer.backgroundColor = .gray
            view.addSubview(drawer)
            view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("pan:", Page.pan)))
        }

        private func pan(_ pan: UIPanGestureRecognizer) {
            switch pan.state {
            case .changed: drawer.frame.origin.x = min(0, -260 + max(0, pan.translation(in: view).x))
            case .ended: end(velocity: pan.velocity(in: view).x)
            case .cancelled:
                if kind == .closes { place(at: -260) }
                if kind == .settles { end(velocity: 0) }
            default: break
            }
        }

        private func end(velocity: CGFloat) {
            switch kind {
            case .forgetsCancel, .closes, .settles:
                let opens = velocity != 0 ? velocity > 0 : drawer.frame.origin.x > -130
                place(at: opens ? 0 : -260)
            case .lies: break
            case .isThrown: if velocity > 0 { place(at: 0) }
            }
        }

        private func place(at x: CGFloat) { UIView.animate(withDuration: 0.25) { self.drawer.frame.origin.x = x } }
    }

    nonisolated private static let drag = PanStep(
        start: .point(x: 20, y: 50), dx: 150, dy: 0, frames: 10, ending: .hold)

    /// Where a finger that moves is taken away at once, by a call, or on the way to the background.
    nonisolated private static let scripts: [[Step]] = [
        [.pan(PanStep(start: .point(x: 20, y: 50), dx: 150, dy: 0, frames: 10, ending: .cancel))],
        [.pan(drag), .wait(frames: 4), .move(dx: 20, dy: 0, frames: 3), .cancelTouches, .wait(frames: 60)],
        [.pan(drag), .background, .wait(frames: 20), .foreground],
    ]

    private func violations(_ kind: Kind, _ steps: [Step]) -> [Violation] {
        let scene = TransitionScene("drawer") { Page(kind) }
        return replay(Script(scene: scene.name, steps: steps), in: scene).violations
    }

    @Test("leaves nothing midway", arguments: scripts)
    func midway(steps: [Step]) throws {
        let violations = violations(.forgetsCancel, steps)
        #expect(
            violations.map(\.identity.words) == [
                "view-state-is-restored · Page · UIView is displaced by a gesture that was cancelled"
            ])
        let violation = try #require(violations.first)
        #expect(violation.decisions.count == 1 && violation.expected.contains("(-260, 0)"), "\(violation)")
    }

    @Test("is not told of where it leads where another way of it leads", arguments: Kind.allCases, scripts)
    func silent(kind: Kind, steps: [Step]) {
        guard kind != .forgetsCancel else { return }
        #expect(violations(kind, steps).map(\.identity.words) == [])
    }

    @Test("is not judged where something else was done meanwhile")
    func disturbed() {
        let scene = TransitionScene("drawer") { Page(.forgetsCancel) }.action("paint") { app in
            app.topViewController?.view.backgroundColor = .red
        }
        let script = Script(
            scene: scene.name, steps: [.pan(Self.drag), .act("paint"), .cancelTouches, .wait(frames: 60)])
        #expect(replay(script, in: scene).violations.map(\.identity.words) == [])
    }
}
