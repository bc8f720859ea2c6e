import Testing
import UIKit

@Suite("4.6, 6.6 a driven dismissal by a property animator that starts in the background")
@MainActor
struct BackgroundStartTests {
    /// Fades the page out with a property animator, which it vends as interruptible.
    private final class Fader: NSObject, UIViewControllerAnimatedTransitioning {
        private var animator: UIViewPropertyAnimator?

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.5
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            interruptibleAnimator(using: context).startAnimation()
        }

        func interruptibleAnimator(
            using context: any UIViewControllerContextTransitioning
        ) -> any UIViewImplicitlyAnimating {
            if let animator { return animator }
            let view = context.view(forKey: .from)
            let made = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view?.alpha = 0.25 }
            made.addCompletion { [weak self] _ in
                self?.animator = nil
                context.completeTransition(!context.transitionWasCancelled)
            }
            animator = made
            return made
        }
    }

    @Test("4.6, 6.6 it waits for its hand, and is as it was after a cancel")
    func comesBack() {
        let fixture = PresentationFixture(style: .overFullScreen)
        fixture.show()
        fixture.delegate.animator = Fader()
        let driver = UIPercentDrivenInteractiveTransition()
        fixture.delegate.driver = driver
        fixture.dismiss()
        fixture.app.enterBackground()
        fixture.app.advance(frames: 2)
        driver.cancel()
        fixture.app.advance(frames: 2)
        fixture.app.enterForeground()
        #expect(fixture.app.advanceToRest() == .rest)
        #expect(fixture.root.presentedViewController === fixture.presented)
        #expect(fixture.presented.view.alpha == 1)
    }
}
