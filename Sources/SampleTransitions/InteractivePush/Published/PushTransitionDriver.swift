import UIKit

/// One push or pop: its views, its animators, and the finger on it.
@MainActor
final class PushTransitionDriver: NSObject {
    let context: UIViewControllerContextTransitioning
    private(set) var transitionAnimator: UIViewPropertyAnimator!
    private var itemAnimator: UIViewPropertyAnimator?
    private let operation: UINavigationController.Operation
    private let pan: UIPanGestureRecognizer
    private let dimmingView = UIView()
    private let fromView: UIView
    private let toView: UIView
    private let restingFrame: CGRect
    private let awayFrame: CGRect

    init(
        context: UIViewControllerContextTransitioning, operation: UINavigationController.Operation,
        duration: TimeInterval, pan: UIPanGestureRecognizer
    ) {
        self.context = context
        self.operation = operation
        self.pan = pan
        fromView = context.view(forKey: .from)!
        toView = context.view(forKey: .to)!
        restingFrame = context.containerView.frame
        awayFrame = restingFrame.offsetBy(dx: 0, dy: restingFrame.height * 1.1)
        super.init()

        setUpViews()
        makeTransitionAnimator(duration: duration)
        pan.addTarget(self, action: Selector("updateInteraction(_:)", PushTransitionDriver.updateInteraction(_:)))
        if !context.isInteractive {
            animate(to: .end)
        }
    }

    private func setUpViews() {
        let container = context.containerView
        fromView.frame = restingFrame
        dimmingView.frame = restingFrame
        dimmingView.backgroundColor = .black
        if operation == .push {
            toView.frame = awayFrame
            dimmingView.alpha = 0
            container.addSubview(dimmingView)
            container.addSubview(toView)
        } else {
            toView.frame = restingFrame
            dimmingView.alpha = 0.66
            container.insertSubview(toView, at: 0)
            container.insertSubview(dimmingView, aboveSubview: toView)
        }
    }

    private func makeTransitionAnimator(duration: TimeInterval) {
        let dimmedAlpha: CGFloat = operation == .push ? 0.66 : 0
        transitionAnimator = UIViewPropertyAnimator(duration: duration, curve: .easeOut) { [unowned self] in
            self.dimmingView.alpha = dimmedAlpha
            self.toView.frame = self.restingFrame
        }
        transitionAnimator.addCompletion { [unowned self] position in
            self.dimmingView.removeFromSuperview()
            self.context.completeTransition(position == .end)
        }
    }

    // MARK: The finger

    func updateInteraction(_ gesture: UIPanGestureRecognizer) {
        switch gesture.state {
        case .began, .changed:
            let way = gesture.translation(in: context.containerView).y
            let sign: CGFloat = operation == .pop ? 1 : -1
            let step = sign * way / (1.1 * context.containerView.bounds.height)
            let progress = transitionAnimator.fractionComplete + step
            transitionAnimator.fractionComplete = progress
            fromView.frame.origin.y += way
            context.updateInteractiveTransition(progress)
            gesture.setTranslation(.zero, in: context.containerView)
        case .ended, .cancelled:
            guard context.isInteractive else { return }
            endInteraction(velocity: gesture.velocity(in: context.containerView))
        default:
            break
        }
    }

    private func endInteraction(velocity: CGPoint) {
        let isFlick = hypot(velocity.x, velocity.y) > 1200
        let finishes = isFlick ? velocity.y > 0 : transitionAnimator.fractionComplete > 0.2
        if finishes {
            context.finishInteractiveTransition()
            animate(to: .end)
        } else {
            context.cancelInteractiveTransition()
            animate(to: .start)
        }
    }

    private func animate(to position: UIViewAnimatingPosition) {
        var durationFactor: CGFloat = 0
        if operation == .pop {
            let spring = UISpringTimingParameters(mass: 2.5, stiffness: 2000, damping: 95, initialVelocity: .zero)
            let itemAnimator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
            let (fromView, target) = (fromView, position == .end ? awayFrame : restingFrame)
            itemAnimator.addAnimations {
                fromView.frame = target
            }
            itemAnimator.startAnimation()
            durationFactor = itemAnimator.duration / transitionAnimator.duration
            self.itemAnimator = itemAnimator
        }

        transitionAnimator.isReversed = position == .start
        if transitionAnimator.state == .inactive {
            transitionAnimator.startAnimation()
        } else {
            transitionAnimator.continueAnimation(withTimingParameters: nil, durationFactor: durationFactor)
        }
    }
}
