import Testing
import UIKit

@Suite("10 Containers: an app's own container")
@MainActor
struct OwnContainerTests {
    /// A context as apps with containers of their own write it.
    private final class OwnContext: NSObject, UIViewControllerContextTransitioning {
        let containerView: UIView
        let isAnimated = true
        let isInteractive = false
        let transitionWasCancelled = false
        let presentationStyle = UIModalPresentationStyle.custom
        let targetTransform = CGAffineTransform.identity
        let from: UIViewController
        let to: UIViewController
        var completion: ((Bool) -> Void)?

        init(from: UIViewController, to: UIViewController, in view: UIView) {
            containerView = view
            self.from = from
            self.to = to
            super.init()
        }

        func updateInteractiveTransition(_ percentComplete: CGFloat) {}
        func finishInteractiveTransition() {}
        func cancelInteractiveTransition() {}
        func pauseInteractiveTransition() {}
        func completeTransition(_ didComplete: Bool) { completion?(didComplete) }

        func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
            key == .from ? from : to
        }

        func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .from ? from.view : to.view }
        func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? containerView.bounds : .zero }
        func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? containerView.bounds : .zero }
    }

    @Test("10.8 a container of the app's own runs an animator with a context of its own, and tells its children")
    func ownContext() {
        final class Silent: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let log = CallLog()
        let stage = Launch(Silent())
        let root = stage.root
        let (a, b) = (RecordingController("A", log), RecordingController("B", log))
        root.addChild(a)
        root.view.addSubview(a.view)
        a.beginAppearanceTransition(true, animated: false)
        a.endAppearanceTransition()
        root.addChild(b)
        _ = log.take()
        let context = OwnContext(from: a, to: b, in: root.view)
        context.completion = { _ in
            a.view.removeFromSuperview()
            b.endAppearanceTransition()
            a.endAppearanceTransition()
            a.removeFromParent()
        }
        a.beginAppearanceTransition(false, animated: true)
        b.beginAppearanceTransition(true, animated: true)
        ContainerAnimator(log).animateTransition(using: context)
        stage.app.advanceToRest()
        #expect(
            log.take().filter { $0 != "B.viewDidLoad" } == [
                "A.viewWillDisappear", "B.viewWillAppear", "animate", "B.viewIsAppearing", "B.viewDidAppear",
                "A.viewDidDisappear",
            ])
        #expect(b.view.superview === root.view)
        #expect(stage.app.diagnostics.isEmpty)
    }
}
