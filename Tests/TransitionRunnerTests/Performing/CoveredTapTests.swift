import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

@Suite("A tap on what a page covers by the time its undisturbed run makes it")
@MainActor
struct CoveredTapTests {
    /// What the drawer tells of a tap, and nobody below it.
    enum Listener: CaseIterable {
        case recognizer
        case control
    }

    private final class Home: UIViewController, UIViewControllerTransitioningDelegate {
        fileprivate var listener = Listener.recognizer

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
        }

        func open() {
            let drawer = Drawer()
            drawer.listener = listener
            drawer.modalPresentationStyle = .custom
            drawer.transitioningDelegate = self
            present(drawer, animated: true)
        }

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            Cover(presentedViewController: presented, presenting: presenting)
        }
    }

    private final class Cover: UIPresentationController {
        override func containerViewWillLayoutSubviews() {
            presentedView?.frame = frameOfPresentedViewInContainerView
        }

        /// Hears of taps beside the drawer, and does nothing about them that stays.
        override func presentationTransitionWillBegin() {
            containerView?.addGestureRecognizer(
                UITapGestureRecognizer(target: self, action: Selector("ignore", Cover.ignore)))
        }

        func ignore() { UIView.animate(withDuration: 0.1) {} }
    }

    private final class Drawer: UIViewController {
        fileprivate var listener = Listener.recognizer

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .gray
            switch listener {
            case .recognizer:
                view.addGestureRecognizer(
                    UITapGestureRecognizer(target: self, action: Selector("expand", Drawer.expand)))
            case .control:
                let control = UIControl(frame: view.bounds)
                control.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                control.addTarget(self, action: Selector("expand", Drawer.expand), for: .touchUpInside)
                view.addSubview(control)
            }
        }

        func expand() {
            UIView.animate(withDuration: 0.3) { self.view.frame.origin.y = 300 }
        }
    }

    /// The drawer comes up, and takes no finger before it is there; then it covers all of its container.
    @Test("is not made on the page", arguments: Listener.allCases)
    func onContainer(listener: Listener) throws {
        let scene = TransitionScene("drawer") {
            let home = Home()
            home.listener = listener
            return home
        }.action("open") { ($0.topViewController as? Home)?.open() }
        let steps: [Step] = [.act("open"), .wait(frames: 3), .tap(x: 50, y: 80)]
        let result = replay(Script(scene: scene.name, steps: steps), in: scene)
        #expect(result.trace.deeds.contains { $0.isTouch && $0.hasEffect })
        #expect(result.violations.map(\.identity.words) == [])
    }
}
