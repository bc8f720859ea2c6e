import HeadlessUIKit
import Testing
import TransitionCore

@testable import TransitionRunner

@Suite("An action in place of a gesture")
@MainActor
struct StandInActionTests {
    private final class Page: UIViewController {}

    /// Every second drag shows a sheet, and an action a page of the same class all over the screen.
    private final class Host: UIViewController {
        private var dragCount = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            view.addGestureRecognizer(
                UIPanGestureRecognizer(target: self, action: Selector("drag(_:)", Host.drag(_:))))
        }

        func drag(_ pan: UIPanGestureRecognizer) {
            guard pan.state == .ended else { return }
            dragCount += 1
            if dragCount.isMultiple(of: 2) { show(.pageSheet) }
        }

        func show(_ style: UIModalPresentationStyle) {
            let page = Page()
            page.modalPresentationStyle = style
            present(page, animated: true)
        }
    }

    private static let scene = TransitionScene("every second drag") { Host() }
        .action("show") { ($0.topViewController as? Host)?.show(.fullScreen) }

    @Test("is none where it shows a page of the same class in another style")
    func otherStyle() throws {
        let drag = Step.pan(PanStep(start: .point(x: 50, y: 50), dx: 120, dy: 0, frames: 12, ending: .lift))
        let script = Script(scene: Self.scene.name, steps: [drag, .wait(frames: 30), drag, .wait(frames: 60)])
        let evidence = Evaluator(scene: Self.scene).evidence(of: script)
        #expect(evidence.trace.transitions.map(\.style) == [.pageSheet])
        let twin = try #require(evidence.twin)
        #expect(twin.end != nil || twin.trace.transitions.map(\.style) == [.pageSheet])
        #expect(Evaluator(scene: Self.scene).evaluate(script).violations.isEmpty)
    }
}
