import UIKit

/// Moves a page out under a swipe from the left edge, by hand and without a percent driver, and ends what it began.
class HandDriver: NSObject, UIViewControllerInteractiveTransitioning {
    /// Whether the flaw of an entry is in.
    let isFlawed: Bool
    /// The page.
    weak var controller: UIViewController?
    /// The transition under the finger, from its start to its end.
    private(set) var context: UIViewControllerContextTransitioning?
    /// How far the finger has come, from 0 to 1.
    private(set) var progress: CGFloat = 0
    /// The finger has decided, and the page goes where it decided.
    private(set) var isSettling = false
    private var isWaiting = false
    private var earlyDecision: Bool?

    init(isFlawed: Bool) {
        self.isFlawed = isFlawed
        super.init()
    }

    func attach(to view: UIView) {
        let swipe = UIScreenEdgePanGestureRecognizer(
            target: self, action: Selector("swiped(_:)", HandDriver.swiped(_:)))
        swipe.edges = .left
        view.addGestureRecognizer(swipe)
    }

    func driverForRequest() -> HandDriver? {
        isWaiting ? self : nil
    }

    func swiped(_ swipe: UIScreenEdgePanGestureRecognizer) {
        progress = clamped(swipe.translation(in: swipe.view?.window).x / 300)
        switch swipe.state {
        case .began: begin()
        case .changed: move()
        case .ended: end(finishes: progress > 0.5)
        default: end(finishes: false)
        }
    }

    /// Progress as UIKit is told it.
    func clamped(_ progress: CGFloat) -> CGFloat {
        min(max(progress, 0), 1)
    }

    private func begin() {
        guard let controller, controller.transitionCoordinator == nil else { return }
        isWaiting = true
        earlyDecision = nil
        controller.dismiss(animated: true)
        if controller.transitionCoordinator == nil { isWaiting = false }
    }

    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        isWaiting = false
        context = transitionContext
        if let toView = transitionContext.view(forKey: .to), let to = transitionContext.viewController(forKey: .to) {
            toView.frame = transitionContext.finalFrame(for: to)
            transitionContext.containerView.insertSubview(toView, at: 0)
        }
        move()
        if let earlyDecision { end(finishes: earlyDecision) }
    }

    func move() {
        guard let context, !isSettling else { return }
        context.view(forKey: .from)?.transform = place(at: progress, context)
        context.updateInteractiveTransition(progress)
    }

    func end(finishes: Bool) {
        if isWaiting { earlyDecision = finishes }
        if !isSettling { settle(finishes: finishes) }
    }

    /// Lets the page go out, or back, and ends the transition there.
    func settle(finishes: Bool) {
        guard let context else { return }
        isSettling = true
        decide(context, finishes: finishes)
        UIView.animate(
            withDuration: 0.3,
            animations: { context.view(forKey: .from)?.transform = self.place(at: finishes ? 1 : 0, context) },
            completion: { _ in
                context.view(forKey: .from)?.transform = .identity
                if !finishes { context.view(forKey: .to)?.removeFromSuperview() }
                self.context = nil
                self.isSettling = false
                self.complete(context, finishes: finishes)
            })
    }

    /// Tells UIKit what the finger has decided.
    func decide(_ context: UIViewControllerContextTransitioning, finishes: Bool) {
        if finishes { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
    }

    /// Tells UIKit that the page is where it was to go.
    func complete(_ context: UIViewControllerContextTransitioning, finishes: Bool) {
        context.completeTransition(finishes)
    }

    private func place(at progress: CGFloat, _ context: UIViewControllerContextTransitioning) -> CGAffineTransform {
        CGAffineTransform(translationX: progress * context.containerView.bounds.width, y: 0)
    }
}

/// A modal page that a hand driver dismisses.
final class HandDrivenPage: ModalPage {
    private let hand: HandDriver

    init(hand: HandDriver) {
        self.hand = hand
        super.init()
    }

    required init?(coder: NSCoder) {
        fatalError("Pages are made in code: call init(hand:).")
    }

    override func attachSwipe() {
        hand.controller = self
        hand.attach(to: view)
    }

    override func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        hand.driverForRequest()
    }
}
