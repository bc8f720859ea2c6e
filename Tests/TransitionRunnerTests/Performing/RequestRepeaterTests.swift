import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

@Suite("A request that is made again in a fresh world")
@MainActor
struct RequestRepeaterTests {
    /// Shows a page by a button, and vends a driver while a finger pulls, or always.
    private final class Host: UIViewController, UIViewControllerTransitioningDelegate,
        UIViewControllerAnimatedTransitioning
    {
        private let driver = UIPercentDrivenInteractiveTransition()
        private let vendsAlways: Bool
        private var isPulling = false

        init(vendsAlways: Bool) {
            self.vendsAlways = vendsAlways
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) {
            fatalError("Host is made in code")
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            let button = UIButton(type: .system)
            button.setTitle("Show", for: .normal)
            button.frame = CGRect(x: 100, y: 100, width: 190, height: 100)
            button.addTarget(self, action: Selector("showPage", Host.showPage), for: .touchUpInside)
            view.addSubview(button)
            view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("pull(_:)", Host.pull(_:))))
        }

        func showPage() {
            let page = UIViewController()
            page.modalPresentationStyle = .fullScreen
            page.transitioningDelegate = self
            present(page, animated: true)
        }

        // A finger that the system takes away is never noticed.
        func pull(_ pan: UIPanGestureRecognizer) {
            switch pan.state {
            case .began: isPulling = true
            case .ended: isPulling = false
            default: break
            }
        }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { self }

        func interactionControllerForPresentation(
            using animator: UIViewControllerAnimatedTransitioning
        ) -> UIViewControllerInteractiveTransitioning? { isPulling || vendsAlways ? driver : nil }

        func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

        func animateTransition(using context: UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to) else { return }
            context.containerView.addSubview(view)
            view.alpha = 0
            UIView.animate(withDuration: 0.3, animations: { view.alpha = 1 }) { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    private func cause(vendsAlways: Bool) -> String? {
        let scene = TransitionScene("pulled") { Host(vendsAlways: vendsAlways) }
        let taken = Step.pan(PanStep(start: .point(x: 50, y: 60), dx: 60, dy: 0, frames: 6, ending: .cancel))
        let script = Script(scene: scene.name, steps: [taken, .wait(frames: 20), .tap(x: 50, y: 18)])
        return Judge(scene: scene).judge(script).violations
            .first { $0.invariant == "completes-exactly-once" }?.identity.causeWords
    }

    @Test("tells what a cancelled gesture has left behind from a controller that no gesture ever drives")
    func ignoredCancel() {
        #expect(cause(vendsAlways: false) == "gesture was cancelled and the code did not react")
        #expect(cause(vendsAlways: true) == "interaction controller vended without a gesture")
    }
}
