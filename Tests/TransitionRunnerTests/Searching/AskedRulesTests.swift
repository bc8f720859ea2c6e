import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

@Suite("The contested rules that an app comes upon")
@MainActor
struct AskedRulesTests {
    /// Goes away under a finger, which may take it all the way.
    private final class Page: UIViewController, UIViewControllerTransitioningDelegate,
        UIViewControllerAnimatedTransitioning
    {
        private var driver: UIPercentDrivenInteractiveTransition?

        override func viewDidLoad() {
            super.viewDidLoad()
            let swipe = UIScreenEdgePanGestureRecognizer(target: self, action: Selector("swipe(_:)", Page.swipe))
            swipe.edges = .left
            view.addGestureRecognizer(swipe)
        }

        private func swipe(_ swipe: UIScreenEdgePanGestureRecognizer) {
            switch swipe.state {
            case .began:
                driver = UIPercentDrivenInteractiveTransition()
                dismiss(animated: true)
            case .changed: driver?.update(min(swipe.translation(in: nil).x / 300, 1))
            case .ended: driver?.finish()
            default: driver?.cancel()
            }
            if swipe.state != .began, swipe.state != .changed { driver = nil }
        }

        func animationController(forDismissed dismissed: UIViewController)
            -> (any UIViewControllerAnimatedTransitioning)?
        { self }

        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            let view = context.view(forKey: .from)!
            UIView.animate(withDuration: 0.3) {
                view.frame.origin.x = view.bounds.width
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    private static func scene(isCustom: Bool) -> TransitionScene {
        TransitionScene("page") { UIViewController() }
            .action("show", when: { $0.presentationChain.count == 1 }) { app in
                let page = isCustom ? Page() : UIViewController()
                page.modalPresentationStyle = .overFullScreen
                page.transitioningDelegate = page as? Page
                app.topViewController?.present(page, animated: true)
            }
    }

    @Test("are those about what its own objects do; UIKit's own come upon none")
    func asked() {
        func asked(isCustom: Bool, dx: Int) -> Bool {
            let page = isCustom ? Page() : UIViewController()
            page.modalPresentationStyle = isCustom ? .overFullScreen : .pageSheet
            page.transitioningDelegate = page as? Page
            let app = HeadlessApp(root: UIViewController())
            app.perform { $0.topViewController?.present(page, animated: true) }
            app.advanceToRest()
            let start = isCustom ? CGPoint(x: 1, y: 400) : CGPoint(x: 200, y: 60)
            app.pan(from: start, by: CGVector(dx: isCustom ? CGFloat(dx) : 0, dy: isCustom ? 0 : 700), frames: 20)
            app.advanceToRest()
            return app.askedRules.contains(.fullUpdateStillCompletes)
        }
        #expect(asked(isCustom: true, dx: 360))
        #expect(!asked(isCustom: true, dx: 100))
        #expect(!asked(isCustom: false, dx: 0))
    }

    @Test("are the ones that scripts flip most; the others still are, and most scripts flip none")
    func flipped() {
        let scripts = sampleScripts(of: Self.scene(isCustom: true), count: 3_000, seed: 1, maxSteps: 4)
        func count(_ rule: ContestedRule) -> Int { scripts.count { $0.profile.flippedRules == [rule] } }
        #expect(count(.fullUpdateStillCompletes) > 40)
        #expect((5..<40).contains(count(.duplicatePushRaises)))
        #expect(scripts.count { $0.profile == .default } > scripts.count / 2)
    }
}
