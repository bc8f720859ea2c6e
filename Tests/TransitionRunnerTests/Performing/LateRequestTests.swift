import Foundation
import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

@Suite("A page that comes after the page that asked for it was left")
@MainActor
struct LateRequestTests {
    /// A page with a button that opens the next one in a while.
    private final class Page: UIViewController {
        private let asks: Bool

        init(asks: Bool) {
            self.asks = asks
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            let button = UIButton(frame: CGRect(x: 20, y: 400, width: 200, height: 44))
            button.addAction(UIAction { [weak self] _ in self?.openLater() }, for: .touchUpInside)
            view.addSubview(button)
        }

        private func openLater() {
            let (stack, asks) = (navigationController, asks)
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
                MainActor.assumeIsolated {
                    if asks, self?.viewIfLoaded?.window == nil { return }
                    stack?.pushViewController(Page(asks: asks), animated: true)
                }
            }
        }
    }

    private func notes(asks: Bool, leaving: Bool) -> Int {
        let scene = TransitionScene("pages") {
            let stack = UINavigationController(rootViewController: UIViewController())
            stack.pushViewController(Page(asks: asks), animated: false)
            return stack
        }
        .action("back") { ($0.window.rootViewController as? UINavigationController)?.popViewController(animated: true) }
        let script = Script(
            scene: scene.name,
            steps: [.tap(x: 20, y: 50)] + (leaving ? [.wait(frames: 5), .act("back")] : []) + [.wait(frames: 200)])
        let trace = replay(script, in: scene).trace
        return trace.diagnostics.count { $0.text.contains("had left to be done") }
    }

    @Test("is noted, and not where the code asks first, or nobody has left")
    func late() {
        #expect(notes(asks: false, leaving: true) == 1)
        #expect(notes(asks: true, leaving: true) == 0)
        #expect(notes(asks: false, leaving: false) == 0)
    }
}
