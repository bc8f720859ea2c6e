import UIKit

/// One push or pop from start to end: the views it shows, the animators that move them, the finger that may hold it.
@MainActor
final class PushPopRun: NSObject {
    let context: UIViewControllerContextTransitioning
    /// Moves all but the page that a pop takes away.
    private(set) var mover: UIViewPropertyAnimator!
    private var dropper: UIViewPropertyAnimator?
    private let isPop: Bool
    private let leavingView: UIView
    private let shade = UIView()
    private let fullFrame: CGRect

    /// What a finger moves from one end to the other.
    private var reach: CGFloat { 1.1 * fullFrame.height }
    private var frameBelow: CGRect { fullFrame.offsetBy(dx: 0, dy: reach) }

    init(
        _ operation: UINavigationController.Operation, in context: UIViewControllerContextTransitioning,
        lasting duration: TimeInterval, following pan: UIPanGestureRecognizer
    ) {
        self.context = context
        isPop = operation == .pop
        leavingView = context.view(forKey: .from)!
        fullFrame = context.containerView.frame
        super.init()

        let enteringView = context.view(forKey: .to)!
        lay(enteringView)
        mover = UIViewPropertyAnimator(duration: duration, curve: .easeOut) { [shade, fullFrame, isPop] in
            enteringView.frame = fullFrame
            shade.alpha = isPop ? 0 : 0.66
        }
        mover.addCompletion { [unowned self] end in
            self.shade.removeFromSuperview()
            self.context.completeTransition(end == .end)
        }
        pan.addTarget(self, action: Selector("follow(_:)", PushPopRun.follow(_:)))
        if !context.isInteractive { run(to: .end) }
    }

    /// A pushed page comes from below, over the shade; a popped one uncovers the page behind the shade.
    private func lay(_ enteringView: UIView) {
        leavingView.frame = fullFrame
        enteringView.frame = isPop ? fullFrame : frameBelow
        shade.frame = fullFrame
        shade.backgroundColor = .black
        shade.alpha = isPop ? 0.66 : 0
        let room = context.containerView
        if isPop {
            room.insertSubview(shade, at: 0)
            room.insertSubview(enteringView, at: 0)
        } else {
            room.addSubview(shade)
            room.addSubview(enteringView)
        }
    }

    // MARK: The finger

    func follow(_ pan: UIPanGestureRecognizer) {
        let room = context.containerView
        if pan.state == .began || pan.state == .changed {
            scrub(by: pan.translation(in: room).y)
            pan.setTranslation(.zero, in: room)
        } else if context.isInteractive, pan.state == .ended || pan.state == .cancelled {
            letGo(at: pan.velocity(in: room))
        }
    }

    private func scrub(by way: CGFloat) {
        let progress = mover.fractionComplete + (isPop ? way : -way) / reach
        mover.fractionComplete = progress
        leavingView.center.y += way
        context.updateInteractiveTransition(progress)
    }

    private func letGo(at velocity: CGPoint) {
        let isFast = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot() > 1200
        guard isFast ? velocity.y > 0 : mover.fractionComplete > 0.2 else {
            context.cancelInteractiveTransition()
            return run(to: .start)
        }
        context.finishInteractiveTransition()
        run(to: .end)
    }

    // MARK: Without it

    private func run(to end: UIViewAnimatingPosition) {
        let durationFactor = isPop ? dropPage(to: end) / mover.duration : 0
        mover.isReversed = end == .start
        guard mover.state != .inactive else {
            mover.startAnimation()
            return
        }
        mover.continueAnimation(withTimingParameters: nil, durationFactor: durationFactor)
    }

    /// Lets a spring take the popped page to that end, and returns how long it takes.
    private func dropPage(to end: UIViewAnimatingPosition) -> TimeInterval {
        let dropper = UIViewPropertyAnimator(
            duration: 0,
            timingParameters: UISpringTimingParameters(mass: 2.5, stiffness: 2000, damping: 95, initialVelocity: .zero))
        dropper.addAnimations { [leavingView, frame = end == .end ? frameBelow : fullFrame] in
            leavingView.frame = frame
        }
        dropper.startAnimation()
        self.dropper = dropper
        return dropper.duration
    }
}
