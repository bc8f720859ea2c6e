import UIKit

/// Passes everything on to an animator, as a wrapper that counts or logs does.
final class CardAnimatorProxy: NSObject, UIViewImplicitlyAnimating {
    private let animator: UIViewPropertyAnimator

    init(_ animator: UIViewPropertyAnimator) {
        self.animator = animator
    }

    var state: UIViewAnimatingState { animator.state }
    var isRunning: Bool { animator.isRunning }
    var isReversed: Bool {
        get { animator.isReversed }
        set { animator.isReversed = newValue }
    }
    var fractionComplete: CGFloat {
        get { animator.fractionComplete }
        set { animator.fractionComplete = newValue }
    }

    func startAnimation() { animator.startAnimation() }
    func startAnimation(afterDelay delay: TimeInterval) { animator.startAnimation(afterDelay: delay) }
    func pauseAnimation() { animator.pauseAnimation() }
    func stopAnimation(_ withoutFinishing: Bool) { animator.stopAnimation(withoutFinishing) }
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) { animator.finishAnimation(at: finalPosition) }

    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        animator.addAnimations(animation, delayFactor: delayFactor)
    }

    func addAnimations(_ animation: @escaping () -> Void) { animator.addAnimations(animation) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        animator.addCompletion(completion)
    }

    func continueAnimation(withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat) {
        animator.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
    }
}
