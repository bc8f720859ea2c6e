import Testing
import UIKit

/// One container serves the presentation and the dismissal, so that its time must run again after each.
@MainActor
struct ContainerTimeTests {
    @Test("4.2 A transition that ends under the driver's hand leaves the container's time running")
    func endsUnderTheHand() {
        final class Hasty: FadeAnimator {
            override func animateTransition(using context: any UIViewControllerContextTransitioning) {
                super.animateTransition(using: context)
                if context.isInteractive { context.completeTransition(true) }
            }
        }
        let fixture = PresentationFixture(style: .fullScreen)
        let animator = Hasty(fixture.log)
        fixture.delegate.animator = animator
        fixture.delegate.driver = UIPercentDrivenInteractiveTransition()
        fixture.show()
        #expect(fixture.presented.view.window != nil)
        fixture.delegate.driver = nil
        fixture.dismiss()
        #expect(fixture.app.advanceToRest() == .rest)
        #expect(fixture.root.presentedViewController == nil)
    }

    @Test("4.3 A cancel that the background cuts short does not reach into the next transition")
    func cancelCutShort() {
        let fixture = PresentationFixture(style: .fullScreen)
        fixture.show()
        let driver = UIPercentDrivenInteractiveTransition()
        fixture.delegate.driver = driver
        fixture.dismiss()
        fixture.app.advance()
        driver.update(0.5)
        driver.cancel()
        fixture.app.advance()
        fixture.app.enterBackground()
        fixture.app.enterForeground()
        fixture.delegate.driver = nil
        fixture.dismiss()
        fixture.app.advance(frames: 20)
        #expect(fixture.root.presentedViewController != nil)
        fixture.app.advance(frames: 12)
        #expect(fixture.root.presentedViewController == nil)
    }
}
