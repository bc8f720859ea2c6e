import HeadlessUIKit
import Testing
import TransitionCore

/// Numbers that make no sense must not end the model.
@Suite("Transitions with nonsense")
@MainActor
struct TransitionMisuseTests {
    final class Animator: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
        let duration: TimeInterval
        var driver: UIPercentDrivenInteractiveTransition?

        init(_ duration: TimeInterval) {
            self.duration = duration
            super.init()
        }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            let view = context.view(forKey: .to)!
            context.containerView.addSubview(view)
            view.alpha = 0
            UIView.animate(withDuration: 0.2) {
                view.alpha = 1
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }

    private func present(_ animator: Animator) -> (app: HeadlessApp, presented: UIViewController) {
        let (root, presented) = (UIViewController(), UIViewController())
        let app = HeadlessApp(root: root)
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = animator
        root.present(presented, animated: true)
        app.advance(frames: 1)
        return (app, presented)
    }

    @Test("an animator may say any duration", arguments: [Double.nan, .infinity, -.infinity, -3, 1e300])
    func durations(duration: Double) {
        let animator = Animator(duration)
        let (app, presented) = present(animator)
        #expect(app.advanceToRest() == .rest)
        #expect(presented.view.window != nil)
    }

    @Test("a driver may have any speed and be told any progress", arguments: [CGFloat.nan, .infinity, 0, -1, 1e300])
    func drivers(number: CGFloat) {
        for finishes in [true, false] {
            let animator = Animator(0.2)
            let driver = UIPercentDrivenInteractiveTransition()
            animator.driver = driver
            let (app, presented) = present(animator)
            driver.update(number)
            driver.completionSpeed = number
            if finishes { driver.finish() } else { driver.cancel() }
            // Without a speed it stays where it is (4.1).
            let ends = !(number <= 0)
            #expect((app.advanceToRest(limit: .seconds(1_000)) == .rest) == ends)
            #expect((presented.view.window != nil) == (finishes || !ends))
        }
    }

    @Test("a detent may have any height", arguments: [CGFloat.nan, .infinity, -5])
    func detents(height: CGFloat) {
        let (root, presented) = (UIViewController(), UIViewController())
        let app = HeadlessApp(root: root)
        presented.modalPresentationStyle = .pageSheet
        presented.sheetPresentationController?.detents = [.custom { _ in height }]
        root.present(presented, animated: true)
        #expect(app.advanceToRest() == .rest)
        #expect(presented.view.frame.height >= 0 && presented.view.frame.height <= 797)
    }

    @Test("a window does not take a size that is none")
    func sizes() {
        let app = HeadlessApp(root: UIViewController())
        for side in [CGFloat.nan, .infinity, 1e300] {
            app.resize(to: CGSize(width: side, height: 10))
            app.resize(to: CGSize(width: 10, height: side))
        }
        #expect(app.window.bounds.size == CGSize(width: 390, height: 844))
    }

    @Test("in a frozen app nothing is presented, dismissed, coordinated or laid out anew")
    func frozen() {
        let (root, presented) = (UIViewController(), UIViewController())
        let app = HeadlessApp(root: root)
        presented.modalPresentationStyle = .pageSheet
        root.present(presented, animated: true)
        app.advanceToRest()
        root.present(root, animated: true)
        #expect(app.isFrozen)
        let events = app.eventCount
        let sheet = presented.sheetPresentationController
        sheet?.detents = [.medium()]
        sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
        sheet?.overrideTraitCollection = UITraitCollection(horizontalSizeClass: .regular)
        root.dismiss(animated: true)
        presented.performSegue(withIdentifier: "none", sender: nil)
        app.resize(to: CGSize(width: 844, height: 390))
        app.advance(frames: 100)
        #expect(root.transitionCoordinator == nil && sheet?.detents.count == 1)
        #expect(sheet?.selectedDetentIdentifier == nil)
        #expect(app.eventCount == events)
    }

    @Test("without an app controllers, presentation controllers and drivers are plain objects")
    func withoutWorld() {
        _ = HeadlessApp(root: UIViewController()).tearDown()
        let (first, second) = (UIViewController(), UIViewController())
        first.present(second, animated: true)
        first.dismiss(animated: true)
        let controller = UIPresentationController(presentedViewController: second, presenting: nil)
        #expect(controller.frameOfPresentedViewInContainerView == .zero)
        #expect(controller.presentingViewController === second)
        let driver = UIPercentDrivenInteractiveTransition()
        driver.update(0.5)
        driver.finish()
        driver.cancel()
        driver.pause()
        #expect(first.transitionCoordinator == nil && first.traitCollection.horizontalSizeClass == .unspecified)
    }
}
