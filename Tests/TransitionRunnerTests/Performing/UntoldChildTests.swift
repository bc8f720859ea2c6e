import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

@Suite("A container that forwards appearance by hand")
@MainActor
struct UntoldChildTests {
    /// What the container does for its child.
    enum Manner: CaseIterable, Sendable {
        case tellsAll, tellsNothing, tellsBeginOnly, tellsNoneAtFirst, hides, hidesBehind, leavesToUIKit, takesBack
    }

    private final class Child: UIViewController {}

    private final class Container: UIViewController {
        let manner: Manner
        let child = Child()

        init(_ manner: Manner) {
            self.manner = manner
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) {
            fatalError("Container is made in code")
        }

        override var shouldAutomaticallyForwardAppearanceMethods: Bool { manner == .leavesToUIKit }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            if manner == .tellsNoneAtFirst { showChild() }
        }

        func showChild() {
            guard child.parent == nil else { return }
            addChild(child)
            child.view.backgroundColor = .yellow
            child.view.isHidden = manner == .hides
            let isTold = manner == .tellsAll || manner == .tellsBeginOnly || manner == .takesBack
            if isTold { child.beginAppearanceTransition(true, animated: false) }
            view.addSubview(child.view)
            if manner == .hidesBehind { addCover() }
            if manner == .tellsAll || manner == .takesBack { child.endAppearanceTransition() }
            if manner == .takesBack {
                child.beginAppearanceTransition(false, animated: false)
                child.endAppearanceTransition()
            }
            child.didMove(toParent: self)
        }

        private func addCover() {
            let cover = UIView(frame: view.bounds)
            cover.backgroundColor = .white
            view.addSubview(cover)
        }
    }

    private func complaints(_ manner: Manner) -> [String] {
        violations(manner).map { "\($0.identity.subject.words): \($0.identity.causeWords)" }
    }

    private func violations(_ manner: Manner) -> [Violation] {
        let scene = TransitionScene("by-hand") { Container(manner) }
            .action("show child") { ($0.topViewController as? Container)?.showChild() }
        let script = Script(scene: scene.name, steps: [.act("show child"), .wait(frames: 20)])
        return replay(script, in: scene).violations
    }

    @Test("and shows a child that it never tells, or tells half, is told", arguments: Manner.allCases)
    func children(manner: Manner) {
        let expected: [String] =
            switch manner {
            case .tellsNothing, .tellsNoneAtFirst, .takesBack:
                ["appearance of Child: seen and not told that it appears"]
            case .tellsBeginOnly: ["appearance of Child: still appearing at rest"]
            case .tellsAll, .hides, .hidesBehind, .leavesToUIKit: []
            }
        #expect(complaints(manner) == expected)
    }

    @Test("and leaves a child on screen that it has told of its going is told where it did")
    func takenBack() throws {
        let violation = try #require(violations(.takesBack).first)
        #expect(violation.seen.contains("viewDidDisappear(_:)") && violation.decisions.count == 1)
        #expect(try #require(violations(.tellsNothing).first).decisions.isEmpty)
    }
}
