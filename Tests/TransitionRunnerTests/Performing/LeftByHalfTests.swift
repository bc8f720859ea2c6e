import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

@Suite("A child that a container of the app's own takes out")
@MainActor
struct LeftByHalfTests {
    enum Manner: CaseIterable, Sendable {
        case leavesWhole, keepsView, keepsHiddenView, staysChild, staysOnScreen, comesBack, wasNeverChild
    }

    private final class Container: UIViewController {
        let child = Child()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
        }

        func show(asChild isChild: Bool) {
            if isChild { addChild(child) }
            view.addSubview(child.view)
            if isChild { child.didMove(toParent: self) }
        }

        func takeOut(_ manner: Manner) {
            guard manner != .wasNeverChild else { return }
            child.willMove(toParent: nil)
            if manner == .keepsHiddenView { child.view.isHidden = true }
            switch manner {
            case .keepsView, .keepsHiddenView, .staysOnScreen: break
            default: child.view.removeFromSuperview()
            }
            switch manner {
            case .staysChild, .staysOnScreen: break
            default: child.removeFromParent()
            }
            if manner == .comesBack { show(asChild: true) }
        }
    }

    private final class Child: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .yellow
        }
    }

    private func violations(_ manner: Manner) -> [Violation] {
        let scene = TransitionScene("own-container") { Container() }
            .action("show") { ($0.topViewController as? Container)?.show(asChild: manner != .wasNeverChild) }
            .action("take out") { ($0.topViewController as? Container)?.takeOut(manner) }
        let pause = Step.wait(frames: 20)
        let script = Script(scene: scene.name, steps: [.act("show"), pause, .act("take out"), pause])
        return replay(script, in: scene).violations
    }

    @Test("leaves with its view and as a child, or with neither (10.1)", arguments: Manner.allCases)
    func leaves(manner: Manner) {
        let told = violations(manner).map(\.identity.words)
        switch manner {
        case .keepsView:
            #expect(
                told == ["model-agrees · Child in Container · Child is no child any more and its view is still there"])
        case .staysChild:
            #expect(told == ["model-agrees · Child in Container · Child has left with its view and is still a child"])
        default:
            #expect(told.isEmpty)
        }
    }
}
