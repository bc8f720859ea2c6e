import HeadlessUIKit
import Testing
import TransitionCore
import TransitionInvariants
import TransitionRunner

@Suite("A search uses what the views on screen offer")
@MainActor
struct OfferedTouchTests {
    /// A page in whose corner a small button shows another, in whose other corner one asks UIKit for what it forbids.
    private final class Page: UIViewController {
        var isFirst = true

        override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(frame: CGRect(x: isFirst ? 340 : 10, y: isFirst ? 60 : 700, width: 30, height: 30))
            button.addAction(UIAction { [weak self] _ in self?.goOn() }, for: .touchUpInside)
            view.addSubview(button)
        }

        private func goOn() {
            if isFirst {
                let second = Page()
                second.isFirst = false
                present(second, animated: true)
            } else {
                view.addSubview(view)
            }
        }
    }

    @Test("so that buttons in corners are pressed, one after the other, though no action names them")
    func buttons() throws {
        var options = SearchOptions()
        options.runCount = 100
        options.seed = 2
        options.profiles = ProfileSet([.default])
        options.invariants = ["no-crash"]
        let scene = TransitionScene("corners") { Page() }
        let found = try #require(search(scene, options: options).counterexamples.first)
        let taps = found.script.steps.filter { if case .tap = $0 { true } else { false } }
        #expect(taps.count == 2)
    }

    @Test("and two fingers where a view is changed by two, without being told")
    func pinches() {
        let plain = TransitionScene("plain") { UIViewController() }
        let pinched = TransitionScene("pinched") {
            let root = UIViewController()
            root.view.addGestureRecognizer(UIPinchGestureRecognizer())
            return root
        }
        func pinchCount(_ scene: TransitionScene) -> Int {
            sampleScripts(of: scene, count: 40, seed: 1, maxSteps: 10)
                .flatMap(\.steps).count { if case .pinch = $0 { true } else { false } }
        }
        #expect(pinchCount(plain) == 0)
        #expect(pinchCount(pinched) > 10)
    }

    @Test("An action of more weight comes more often")
    func weights() {
        let scene = TransitionScene("weights") { UIViewController() }
            .action("often", weight: 9) { _ in }
            .action("seldom") { _ in }
        let steps = sampleScripts(of: scene, count: 200, seed: 1, maxSteps: 10).flatMap(\.steps)
        let often = steps.count { $0 == .act("often") }
        let seldom = steps.count { $0 == .act("seldom") }
        #expect(often > 4 * seldom && seldom > 0)
    }
}
