import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

/// What an app may mean, and mostly does not: it breaks no rule, and a search says in how many scripts it came up.
@Suite("What is noted, and no rule tells")
@MainActor
struct NotedMistakesTests {
    private final class Page: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
        }
    }

    /// Goes back a page each time that two fingers have come nearer by a fifth.
    private final class PinchStack: UINavigationController {
        var waitsForItsTurn = false

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addGestureRecognizer(
                UIPinchGestureRecognizer(target: self, action: Selector("pinch(_:)", PinchStack.pinch)))
        }

        func pinch(_ pinch: UIPinchGestureRecognizer) {
            guard pinch.state == .changed, pinch.scale < 0.8 else { return }
            pinch.scale = 1
            if waitsForItsTurn, transitionCoordinator != nil { return }
            _ = popViewController(animated: true)
        }
    }

    private func pinchRun(waitsForItsTurn: Bool) -> RunResult {
        let scene = TransitionScene("pinch") {
            let stack = PinchStack(rootViewController: Page())
            stack.waitsForItsTurn = waitsForItsTurn
            return stack
        }
        .action("push") { app in
            (app.window.rootViewController as? UINavigationController)?.pushViewController(Page(), animated: true)
        }
        let push: [Step] = [.act("push"), .wait(frames: 60)]
        let pinch = Step.pinch(PinchStep(x: 50, y: 50, scale: 45, frames: 14, ending: .lift))
        return replay(Script(scene: scene.name, steps: push + push + push + [pinch, .wait(frames: 200)]), in: scene)
    }

    private func notes(_ run: RunResult) -> [String] {
        run.trace.diagnostics.filter { $0.severity == .misuse }.map(\.text)
    }

    @Test("One pinch that asks for three pops is noted, as UIKit carries out each in its turn")
    func pinch() {
        let run = pinchRun(waitsForItsTurn: false)
        #expect(run.trace.transitions.count { $0.kind == .pop } == 3)
        #expect(notes(run).count >= 2)
        #expect(notes(run).allSatisfy { $0.hasPrefix("A gesture asked for more") })
        #expect(run.violations.isEmpty)
    }

    @Test("A pinch that asks for nothing while its pop is under way is not")
    func patientPinch() {
        let run = pinchRun(waitsForItsTurn: true)
        #expect(run.trace.transitions.count { $0.kind == .pop } == 1)
        #expect(notes(run).isEmpty && run.violations.isEmpty)
    }

    @Test("A dismissal of nothing whose completion should do something is noted, and one without is not")
    func dismissalOfNothing() {
        let scene = TransitionScene("dismissal") { Page() }
            .action("next") { app in
                let page = app.window.rootViewController
                page?.dismiss(animated: true) { page?.present(Page(), animated: true) }
            }
            .action("dismiss") { $0.window.rootViewController?.dismiss(animated: true) }
        func notes(_ action: String) -> [String] {
            self.notes(replay(Script(scene: scene.name, steps: [.act(action), .wait(frames: 60)]), in: scene))
        }
        #expect(
            notes("next") == [
                "Page was asked to dismiss where nothing is presented: what its completion should do never comes."
            ])
        #expect(notes("dismiss").isEmpty)
    }
}
