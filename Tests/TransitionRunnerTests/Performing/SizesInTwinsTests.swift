import HeadlessUIKit
import Testing
import TransitionCore

@testable import TransitionRunner

@Suite("Sizes of the window in what a run is compared with")
@MainActor
struct SizesInTwinsTests {
    private final class Page: UIViewController {}

    /// Its button pushes where the window is narrow, and it closes what it presents where the window turns.
    private final class Host: UIViewController {
        let button = UIButton(type: .system)

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            button.addAction(
                UIAction { [weak self] _ in
                    guard let self, view.bounds.width < 600 else { return }
                    navigationController?.pushViewController(Page(), animated: true)
                }, for: .touchUpInside)
            view.addSubview(button)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            button.frame = view.bounds.insetBy(dx: 40, dy: 120)
        }

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            if presentedViewController != nil { dismiss(animated: true) }
        }
    }

    private static let scene = TransitionScene("sizes") { UINavigationController(rootViewController: Host()) }
        .resized(to: CGSize(width: 1024, height: 768), as: "sizes")
        .action("present") { app in
            let page = Page()
            page.modalPresentationStyle = .fullScreen
            app.topViewController?.present(page, animated: true)
        }

    private static let narrow = Step.resize(width: 390, height: 844)

    private func uncompared(in steps: [Step], _ kinds: [TransitionKind]) -> [UncomparedReason] {
        let evaluator = Evaluator(scene: Self.scene)
        let evidence = evaluator.evidence(of: Script(scene: Self.scene.name, steps: steps))
        #expect(evidence.trace.transitions.map(\.kind) == kinds)
        let coverage = evidence.restCoverage()
        #expect(coverage.restCount > 0)
        return coverage.reasons.map(\.reason)
    }

    @Test("come before what a finger asks for in them")
    func beforeTap() {
        #expect(uncompared(in: [Self.narrow, .wait(frames: 60), .tap(x: 50, y: 50), .wait(frames: 60)], [.push]) == [])
        // No rest lies between the two.
        #expect(uncompared(in: [Self.narrow, .tap(x: 50, y: 50), .wait(frames: 60)], [.push]) == [])
    }

    @Test("ask for what they asked for in the run")
    func asking() {
        let turn = [Step.act("present"), .wait(frames: 60), Self.narrow, .wait(frames: 60)]
        #expect(uncompared(in: turn, [.presentation, .dismissal]) == [])
        let both = turn + [.tap(x: 50, y: 50), .wait(frames: 60)]
        #expect(uncompared(in: both, [.presentation, .dismissal, .push]) == [])
    }
}
