import HeadlessUIKit
import Testing
import TransitionCore

@testable import TransitionRunner

@Suite("Controls that no script touches")
@MainActor
struct ControlTallyTests {
    private final class Cart: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            for (index, title) in ["Buy", "Back"].enumerated() {
                let button = UIButton(frame: CGRect(x: 20, y: 100 + 200 * index, width: 200, height: 44))
                button.setTitle(title, for: .normal)
                view.addSubview(button)
            }
        }
    }

    private let scene = TransitionScene("cart") { Cart() }

    /// Taps at the upper button, and so many turns of nothing.
    private func result(tapping: Bool, waits: Int) -> RunResult {
        let steps = (tapping ? [Step.tap(x: 20, y: 14)] : []) + Array(repeating: Step.wait(frames: 1), count: waits)
        return Evaluator(scene: scene).evaluate(Script(scene: scene.name, steps: steps))
    }

    @Test("are looked for after the same scripts on every run, and found where a finger would hit them")
    func sampled() {
        let shown = (0..<SearchStatistics.controlSampling).map { result(tapping: false, waits: $0).shownControls }
        let names: Set = [ControlName("Buy", in: "Cart"), ControlName("Back", in: "Cart")]
        #expect(shown.count(where: { $0 == names }) == 1)
        #expect(shown.count(where: \.isEmpty) == shown.count - 1)
    }

    @Test("are told if they were seen often enough, and in the sum of all parts")
    func untouched() {
        var tapped = result(tapping: true, waits: 0)
        tapped.shownControls = [ControlName("Buy", in: "Cart"), ControlName("Back", in: "Cart")]
        var (first, second) = (ControlTally(), ControlTally())
        for _ in 0..<8 { first.note(tapped) }
        #expect(first.untouched.isEmpty)
        for _ in 0..<9 { second.note(tapped) }
        first.add(second)
        #expect(first.untouched == [UntouchedControl(name: ControlName("Back", in: "Cart"), scriptCount: 17)])
    }
}
