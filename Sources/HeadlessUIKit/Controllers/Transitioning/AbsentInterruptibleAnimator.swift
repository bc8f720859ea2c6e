/// The answer of an animator that does not implement `interruptibleAnimator(using:)`.
///
/// Swift has no optional requirements, so whether a method is implemented is learned by calling it.
@MainActor
final class AbsentInterruptibleAnimator: NSObject, UIViewImplicitlyAnimating {
    static let shared = AbsentInterruptibleAnimator()

    let state = UIViewAnimatingState.inactive
    let isRunning = false
    var isReversed = false
    var fractionComplete: CGFloat = 0

    func startAnimation() {}
    func startAnimation(afterDelay delay: TimeInterval) {}
    func pauseAnimation() {}
    func stopAnimation(_ withoutFinishing: Bool) {}
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
