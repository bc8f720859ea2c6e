import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

@Suite("A script that asks for no transition")
@MainActor
struct WithoutTransitionTests {
    /// A drag turns a button off, for as long as the finger is down, but for one that the system takes away.
    private final class Page: UIViewController {
        private let isRepaired: Bool
        private var isDragged = false

        init(isRepaired: Bool) {
            self.isRepaired = isRepaired
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            let button = UIButton(frame: CGRect(x: 40, y: 100, width: 200, height: 44))
            button.setTitle("Next", for: .normal)
            button.addTarget(self, action: Selector("open", Page.open), for: .touchUpInside)
            view.addSubview(button)
            view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("pan:", Page.pan)))
        }

        private func open() { if !isDragged { present(UIViewController(), animated: true) } }

        private func pan(_ pan: UIPanGestureRecognizer) {
            switch pan.state {
            case .began: isDragged = true
            case .ended: isDragged = false
            case .cancelled: if isRepaired { isDragged = false }
            default: break
            }
        }
    }

    @Test("is held against an undisturbed run by its taps", arguments: [false, true])
    func tapped(isRepaired: Bool) {
        let scene = TransitionScene("drag") { Page(isRepaired: isRepaired) }
        let drag = PanStep(start: .point(x: 50, y: 60), dx: 0, dy: 60, frames: 6, ending: .cancel)
        let result = replay(Script(scene: scene.name, steps: [.pan(drag), .wait(frames: 30)]), in: scene)
        #expect(result.trace.transitions.isEmpty)
        let dead = "works-again-afterwards · tap on Next in Page · asks for nothing"
        #expect(result.violations.map(\.identity.words) == (isRepaired ? [] : [dead]))
    }
}
