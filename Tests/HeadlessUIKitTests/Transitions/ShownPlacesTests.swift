import Testing
import TransitionCore

@testable import HeadlessUIKit

@Suite("Where views are shown as a hand lets go")
@MainActor
struct ShownPlacesTests {
    /// Moves a page down to the middle of its way, and lets the transition go when told.
    private final class Dismissal: NSObject, UIViewControllerAnimatedTransitioning,
        UIViewControllerInteractiveTransitioning, UIViewControllerTransitioningDelegate
    {
        var context: UIViewControllerContextTransitioning?
        lazy var mover = UIViewPropertyAnimator(duration: 1, curve: .linear) { [weak self] in
            self?.context?.view(forKey: .from)?.transform = CGAffineTransform(translationX: 0, y: 844)
        }

        func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 1 }
        func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {}
        func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
            context = transitionContext
            mover.fractionComplete = 0.5
        }
        func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
            self
        }
        func interactionControllerForDismissal(
            using animator: UIViewControllerAnimatedTransitioning
        ) -> UIViewControllerInteractiveTransitioning? { self }
    }

    /// The places of the page that are recorded when `letGo` runs in a turn.
    private func places(_ letGo: @escaping @MainActor (Dismissal, UIViewController) -> Void) -> [Rectangle] {
        let app = HeadlessApp(root: UIViewController())
        let (page, dismissal) = (UIViewController(), Dismissal())
        page.modalPresentationStyle = .overFullScreen
        page.transitioningDelegate = dismissal
        app.window.rootViewController?.present(page, animated: false)
        app.advanceToRest()
        page.dismiss(animated: true)
        app.advance(frames: 2)
        DispatchQueue.main.async { letGo(dismissal, page) }
        app.advance(frames: 1)
        return app.trace.events.compactMap { event in
            guard case .shown(let view, let place) = event.kind, view == page.view.objectID else { return nil }
            return place
        }
    }

    @Test("An animation that goes on shows the same place at the end of the turn")
    func continued() {
        let found = places { dismissal, _ in
            dismissal.context?.finishInteractiveTransition()
            dismissal.mover.continueAnimation(withTimingParameters: nil, durationFactor: 1)
        }
        let half = Rectangle(x: 0, y: 422, width: 390, height: 844)
        #expect(found == [half, half])
    }

    @Test("A view that is put back without an animation shows another place at the end of the turn")
    func putBack() {
        let found = places { dismissal, page in
            dismissal.context?.cancelInteractiveTransition()
            dismissal.mover.stopAnimation(true)
            page.view.transform = .identity
        }
        #expect(found.map(\.y) == [422, 0])
    }

    @Test("A hidden view is shown nowhere")
    func hidden() {
        let found = places { dismissal, page in
            dismissal.context?.cancelInteractiveTransition()
            page.view.isHidden = true
        }
        #expect(found.map(\.y) == [422])
    }
}
