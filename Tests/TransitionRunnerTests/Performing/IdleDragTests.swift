import HeadlessUIKit
import Testing
import TransitionCore

@testable import TransitionRunner

@Suite("Drags that ask for nothing")
@MainActor
struct IdleDragTests {
    /// A page that a drag moves to the side, off the button beneath, which presents.
    private final class Drawer: UIViewController {
        private let page = UIView()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemGray
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 20, y: 100, width: 160, height: 60)
            button.addAction(
                UIAction { [weak self] _ in
                    guard let self, presentedViewController == nil else { return }
                    let next = UIViewController()
                    next.modalPresentationStyle = .fullScreen
                    present(next, animated: true)
                }, for: .touchUpInside)
            view.addSubview(button)
            page.backgroundColor = .white
            page.frame = view.bounds
            view.addSubview(page)
            page.addGestureRecognizer(
                UIPanGestureRecognizer(target: self, action: Selector("drag(_:)", Drawer.drag(_:))))
        }

        func drag(_ pan: UIPanGestureRecognizer) {
            guard pan.state == .ended else { return }
            page.transform =
                pan.velocity(in: view).x > 0 ? CGAffineTransform(translationX: 260, y: 0) : .identity
        }
    }

    @Test("are made by the twin as well where a finger finds nothing without them", arguments: [true, false])
    func openedByDrag(isHeld: Bool) {
        let scene = TransitionScene("drawer") { Drawer() }
        var pan = PanStep(start: .point(x: 50, y: 50), dx: 120, dy: 0, frames: 12, ending: isHeld ? .hold : .lift)
        if isHeld { pan.dx = 60 }
        var steps: [Step] = [.pan(pan)]
        if isHeld { steps += [.move(dx: 60, dy: 0, frames: 6), .lift] }
        steps += [.wait(frames: 10), .tap(x: 25, y: 15), .wait(frames: 60)]
        let result = Evaluator(scene: scene).evaluate(Script(scene: scene.name, steps: steps))
        #expect(result.trace.transitions.map(\.kind) == [.presentation])
        #expect(result.rests.restCount == 1)
        #expect(result.rests.uncomparedCount == 0)
    }
}
