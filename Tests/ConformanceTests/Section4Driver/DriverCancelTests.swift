import Testing
import TransitionCore
import UIKit

@Suite("4.6 what a driver's cancel puts back")
@MainActor
struct DriverCancelTests {
    /// Runs a block in an animation of a second, with nothing else, and completes as UIKit asks.
    final class BlockAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        let animate: (any UIViewControllerContextTransitioning, @escaping (Bool) -> Void) -> Void

        init(_ animate: @escaping (any UIViewControllerContextTransitioning, @escaping (Bool) -> Void) -> Void) {
            self.animate = animate
        }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            animate(context) { _ in context.completeTransition(!context.transitionWasCancelled) }
        }
    }

    /// Places what it presents in every layout, as Apple's guide does.
    final class Placing: UIPresentationController {
        override var frameOfPresentedViewInContainerView: CGRect {
            let bounds = containerView?.bounds ?? .zero
            return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
        }

        override func containerViewWillLayoutSubviews() {
            super.containerViewWillLayoutSubviews()
            presentedView?.frame = frameOfPresentedViewInContainerView
        }
    }

    private func driven(
        style: UIModalPresentationStyle = .custom, profile: UIKitProfile = .default,
        before: (PresentationFixture) -> Void = { _ in },
        _ animate: @escaping (any UIViewControllerContextTransitioning, @escaping (Bool) -> Void) -> Void
    ) -> (fixture: PresentationFixture, driver: UIPercentDrivenInteractiveTransition) {
        let fixture = PresentationFixture(style: style, profile: profile)
        fixture.delegate.makesPresentationController = {
            Placing(presentedViewController: $0, presenting: $1)
        }
        fixture.show()
        let driver = UIPercentDrivenInteractiveTransition()
        fixture.delegate.driver = driver
        fixture.delegate.animator = BlockAnimator(animate)
        before(fixture)
        fixture.dismiss()
        fixture.app.advance(frames: 1)
        return (fixture, driver)
    }

    private func slideOut(
        _ context: any UIViewControllerContextTransitioning, _ completion: @escaping (Bool) -> Void
    ) {
        let view = context.view(forKey: .from)!
        UIView.animate(
            withDuration: 1, animations: { view.frame.origin.y = context.containerView.bounds.height },
            completion: completion)
    }

    @Test("4.6 a cancel restores a value that client code wrote meanwhile, and does not add the way back to it")
    func clientWrites() {
        let (fixture, driver) = driven { context, completion in
            let view = context.view(forKey: .from)!
            UIView.animate(withDuration: 1, animations: { view.center.y += 422 }, completion: completion)
        }
        let before = fixture.presented.view.center.y - 422
        driver.update(0.5)
        fixture.presented.view.center.y = 300
        fixture.app.advance(frames: 2)
        driver.cancel()
        fixture.app.advanceToRest()
        #expect(fixture.presented.view.center.y == before)
    }

    @Test("4.6, C47 the animation that a cancel removes tells its delegate; flipped, a frame after it is out of sight")
    func delegateOfRemoved() {
        final class Listener: NSObject, CAAnimationDelegate {
            let stop: (Bool) -> Void
            init(_ stop: @escaping (Bool) -> Void) { self.stop = stop }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stop(flag) }
        }
        for (flips, framesLate) in [(false, 0), (true, 1)] {
            var (frame, told): (Int, [Int]) = (0, [])
            let profile = UIKitProfile(flipping: flips ? [.animationEndsWithDelegateCall] : [])
            let (fixture, driver) = driven(profile: profile) { context, completion in
                let fade = CABasicAnimation(keyPath: "opacity")
                (fade.fromValue, fade.toValue, fade.duration) = (1, 0, 1)
                fade.delegate = Listener { finished in
                    #expect(!finished)
                    told.append(frame)
                    completion(finished)
                }
                context.view(forKey: .from)!.layer.add(fade, forKey: "fade")
            }
            let layer = fixture.presented.view.layer
            driver.update(0.1)
            driver.cancel()
            var whole: Int?
            while whole == nil || told.isEmpty, frame < 90 {
                frame += 1
                fixture.app.advance(frames: 1)
                if whole == nil, layer.animationKeys() == nil { whole = frame }
            }
            #expect(told == [(whole ?? 0) + framesLate])
            #expect(fixture.app.advanceToRest() == .rest)
        }
    }

    @Test("4.6 a frame that layout sets in a held dismissal is the frame after its cancel")
    func layoutWrites() {
        let (fixture, driver) = driven(slideOut)
        driver.update(0.5)
        fixture.presented.presentationController?.containerView?.setNeedsLayout()
        fixture.app.advance(frames: 2)
        driver.cancel()
        fixture.app.advanceToRest()
        #expect(fixture.presented.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
    }

    @Test("4.6, 9.9 a dismissal that the window's size changes under the hand ends where the new size has the view")
    func resizedWhileHeld() {
        for style in [UIModalPresentationStyle.custom, .fullScreen] {
            let (fixture, driver) = driven(style: style, slideOut)
            driver.update(0.4)
            fixture.app.resize(to: CGSize(width: 844, height: 390))
            fixture.app.advance(frames: 2)
            driver.cancel()
            fixture.app.advanceToRest()
            let y: CGFloat = style == .custom ? 195 : 0
            #expect(fixture.presented.view.frame == CGRect(x: 0, y: y, width: 844, height: 390 - y))
        }
    }

    @Test("4.6 the colour of a view and of its layer are back after a cancel")
    func colour() {
        let (fixture, driver) = driven { context, completion in
            let view = context.view(forKey: .from)!
            UIView.animate(withDuration: 1, animations: { view.backgroundColor = .red }, completion: completion)
        }
        #expect(fixture.presented.view.backgroundColor == .red)
        fixture.presented.view.layer.backgroundColor = UIColor.blue.cgColor
        #expect(fixture.presented.view.backgroundColor == .blue)
        driver.update(0.5)
        driver.cancel()
        fixture.app.advanceToRest()
        #expect(fixture.presented.view.backgroundColor == nil && fixture.presented.view.layer.backgroundColor == nil)
    }

    @Test("4.2, 6.16 a mask of a view in the container is driven, and put back by a cancel")
    func mask() {
        let (fixture, driver) = driven { context, completion in
            let mask = UIView(frame: context.containerView.bounds)
            mask.backgroundColor = .black
            context.view(forKey: .from)!.mask = mask
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear, animations: { mask.frame.size.height = 44 },
                completion: completion)
        }
        driver.update(0.5)
        fixture.app.advance(frames: 30)
        let mask = fixture.presented.view.mask!
        #expect(abs(Double(mask.layer.presentation()?.bounds.height ?? 0) - 444) < 1e-6)
        driver.cancel()
        fixture.app.advanceToRest()
        #expect(mask.bounds.height == 844 && fixture.root.presentedViewController === fixture.presented)
    }

    @Test("4.2, 6.10 keyframes follow the driver, and a cancel puts all of them back")
    func keyframes() {
        let (fixture, driver) = driven { context, completion in
            let view = context.view(forKey: .from)!
            UIView.animateKeyframes(
                withDuration: 1, delay: 0,
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.5 }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0.1 }
                }, completion: completion)
        }
        #expect(abs(fixture.presented.view.alpha - 0.1) < 1e-6)
        driver.update(0.25)
        #expect(fixture.presented.view.layer.presentation().map { $0.opacity < 1 && $0.opacity > 0.5 } ?? false)
        driver.cancel()
        fixture.app.advanceToRest()
        #expect(fixture.presented.view.alpha == 1)
    }

    @Test("4.2 animations in animations, a spring and a delay follow the driver and are put back")
    func nested() {
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        let (fixture, driver) = driven { context, completion in
            let view = context.view(forKey: .from)!
            view.addSubview(inner)
            UIView.animate(
                withDuration: 1,
                animations: {
                    view.alpha = 0
                    UIView.animate(withDuration: 0.2) { inner.center.x = 100 }
                }, completion: completion)
            UIView.animate(
                withDuration: 0.5, delay: 0.5, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
                animations: { inner.center.y = 100 })
        }
        driver.update(0.4)
        #expect(inner.layer.presentation()?.position.y == 20)
        #expect(inner.layer.presentation().map { $0.position.x > 20 && $0.position.x < 100 } ?? false)
        driver.update(0.8)
        #expect(inner.layer.presentation().map { $0.position.y > 20 } ?? false)
        driver.cancel()
        #expect(fixture.app.advanceToRest() == .rest)
        #expect(inner.center == CGPoint(x: 20, y: 20) && fixture.presented.view.alpha == 1)
    }

    @Test("4.2 a basic animation of the layer follows the driver and is gone after a cancel")
    func basicAnimation() {
        let (fixture, driver) = driven { context, completion in
            let view = context.view(forKey: .from)!
            UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: completion)
            let turn = CABasicAnimation(keyPath: "transform.rotation.z")
            (turn.fromValue, turn.toValue, turn.duration) = (0, CGFloat.pi, 1)
            view.layer.add(turn, forKey: "turn")
        }
        driver.update(0.5)
        let shown = fixture.presented.view.layer.presentation()?.affineTransform() ?? .identity
        #expect(abs(shown.b - 1) < 1e-6)
        driver.cancel()
        fixture.app.advanceToRest()
        #expect(fixture.presented.view.layer.animationKeys() == nil)
    }

    @Test("4.2, 6.12 an animation that repeats follows the driver too, and the transition still ends")
    func repeating() {
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let (fixture, driver) = driven { context, completion in
            let view = context.view(forKey: .from)!
            view.addSubview(dot)
            UIView.animate(
                withDuration: 0.2, delay: 0, options: [.repeat, .autoreverse], animations: { dot.alpha = 0 })
            UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: completion)
        }
        driver.update(0.5)
        driver.cancel()
        #expect(fixture.app.advanceToRest() == .rest)
        #expect(fixture.presented.view.alpha == 1)
    }

    @Test("C46 a driver whose start leaves out super tells the transition of its cancel; flipped, it is lost")
    func withoutSuper() {
        final class Own: UIPercentDrivenInteractiveTransition {
            var context: (any UIViewControllerContextTransitioning)?
            override func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
                self.context = context
            }
        }
        for flips in [false, true] {
            let profile = UIKitProfile(flipping: flips ? [.driverServesWithoutSuper] : [])
            let fixture = PresentationFixture(style: .fullScreen, profile: profile)
            fixture.show()
            let driver = Own()
            fixture.delegate.driver = driver
            fixture.dismiss()
            fixture.app.advance(frames: 1)
            driver.update(0.3)
            driver.cancel()
            #expect(driver.context?.transitionWasCancelled == !flips)
            #expect(fixture.app.diagnostics.contains { $0.text.contains("without calling super") } == !flips)
        }
    }

    @Test("4.6 what moved before the transition began is none of it: a cancel leaves its value, and it goes on")
    func earlierAnimation() {
        var hasFinished: Bool?
        let (fixture, driver) = driven(
            before: { fixture in
                fixture.presented.view.layer.add(CABasicAnimation(keyPath: "cornerRadius"), forKey: "corners")
                UIView.animate(withDuration: 2) {
                    fixture.presented.view.alpha = 0.5
                } completion: {
                    hasFinished = $0
                }
            }, slideOut)
        driver.update(0.5)
        fixture.app.advance(frames: 2)
        driver.cancel()
        #expect(fixture.presented.view.layer.animationKeys()?.contains("corners") == true)
        fixture.app.advanceToRest()
        #expect(fixture.presented.view.alpha == 0.5)
        #expect(hasFinished == true)
        #expect(fixture.presented.view.frame.minY == 422)
    }
}
