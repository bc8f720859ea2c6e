import Testing
import TransitionCore
import UIKit

@Suite("6 View animations: values of views and layers")
@MainActor
struct ViewValueTests {
    @Test("6.15 a view's colour is its layer's: a reversal and an end at the start put both back")
    func colour() {
        for isReversal in [true, false] {
            let stage = AnimationFixture()
            stage.view.backgroundColor = .green
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.view.backgroundColor = .red }
            animator.startAnimation()
            stage.advance(10)
            #expect(stage.view.backgroundColor == .red)
            if isReversal {
                animator.isReversed = true
                stage.app.advanceToRest()
            } else {
                animator.stopAnimation(false)
                animator.finishAnimation(at: .start)
            }
            #expect(stage.view.backgroundColor === UIColor.green || stage.view.backgroundColor == .green)
            #expect(stage.view.layer.backgroundColor == UIColor.green.cgColor)
        }
    }

    @Test("6.15 a colour that depends on its surroundings comes back as it was set")
    func dynamicColour() {
        let stage = AnimationFixture()
        let own = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        stage.view.backgroundColor = own
        #expect(stage.view.backgroundColor === own)
        stage.view.layer.backgroundColor = nil
        #expect(stage.view.backgroundColor == nil)
    }

    @Test("6.15 alpha and opacity, clipping and hiding are one value of view and layer")
    func shared() {
        let stage = AnimationFixture()
        stage.view.layer.opacity = 0.5
        stage.view.layer.isHidden = true
        stage.view.layer.masksToBounds = true
        #expect(stage.view.alpha == 0.5 && stage.view.isHidden && stage.view.clipsToBounds)
    }

    @Test("6.16 the mask of a view in the window animates; one of a view in no window ends at once")
    func mask() {
        for isShown in [true, false] {
            let stage = AnimationFixture()
            let mask = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            stage.view.mask = mask
            if !isShown { stage.view.removeFromSuperview() }
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear,
                animations: { mask.transform = CGAffineTransform(scaleX: 3, y: 3) }, completion: stage.finished())
            stage.advance(30)
            if isShown { #expect(mask.layer.presentation()?.affineTransform().a == 2) }
            stage.advance(60)
            #expect(stage.lines == [isShown ? "done true @60" : "done true @1"])
        }
    }

    @Test("6.16 a subview of a mask animates, and ends unfinished when the masked view leaves the window")
    func maskContent() {
        let stage = AnimationFixture()
        let (mask, dot) = (UIView(frame: stage.view.bounds), UIView(frame: stage.view.bounds))
        mask.addSubview(dot)
        stage.view.mask = mask
        UIView.animate(withDuration: 1, animations: { dot.center.x = 500 }, completion: stage.finished())
        stage.advance(20)
        stage.view.removeFromSuperview()
        stage.advance(5)
        #expect(stage.lines == ["done false @21"])
    }

    @Test("6.16 a layer's mask animates by itself and by an animation that is added")
    func layerMask() {
        let stage = AnimationFixture()
        let mask = CALayer()
        mask.frame = stage.view.bounds
        stage.view.layer.mask = mask
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (1, 0, 1)
        mask.add(fade, forKey: nil)
        stage.advance(30)
        #expect(mask.presentation().map { abs($0.opacity - 0.5) < 0.02 } ?? false)
    }

    @Test("6.17 the anchor point and the shadow's offset of a view's layer animate and go back")
    func anchorPoint() {
        let stage = AnimationFixture()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            stage.view.layer.anchorPoint = CGPoint(x: 0, y: 0)
            stage.view.layer.shadowOffset = CGSize(width: 0, height: 7)
        }
        animator.startAnimation()
        stage.advance(30)
        #expect(stage.view.layer.presentation()?.anchorPoint == CGPoint(x: 0.25, y: 0.25))
        #expect(stage.view.layer.presentation()?.shadowOffset == CGSize(width: 0, height: 2))
        animator.isReversed = true
        stage.app.advanceToRest()
        #expect(stage.view.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(stage.view.layer.shadowOffset == CGSize(width: 0, height: -3))
    }

    @Test("6.17 the layer that is shown leads back to the one that it shows")
    func model() {
        let stage = AnimationFixture()
        #expect(stage.view.layer.presentation()?.model() === stage.view.layer)
        #expect(stage.view.layer.model() === stage.view.layer)
    }

    @Test("6.8, C45 beginFromCurrentState keeps adding to the first animation; flipped, it hides it")
    func currentState() {
        for flips in [false, true] {
            let stage = AnimationFixture(UIKitProfile(flipping: flips ? [.currentStateKeepsAdditivity] : []))
            let linear = UIView.AnimationOptions.curveLinear
            UIView.animate(withDuration: 1, delay: 0, options: linear, animations: { stage.view.center.x = 300 })
            stage.advance(30)
            UIView.animate(
                withDuration: 1, delay: 0, options: [linear, .beginFromCurrentState],
                animations: { stage.view.center.x = 100 })
            #expect(stage.shownX == 200)
            stage.advance(15)
            // The first one still goes on by 50 while the second goes back by 50.
            #expect(stage.shownX == (flips ? 175 : 200))
            stage.app.advanceToRest()
            #expect(stage.shownX == 100)
        }
    }

    @Test("6.8 beginFromCurrentState takes the place of an animation that repeats")
    func endsRepetition() {
        let stage = AnimationFixture()
        UIView.animate(
            withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse],
            animations: { stage.view.center.x = 300 })
        stage.advance(30)
        UIView.animate(
            withDuration: 0.5, delay: 0, options: [.curveLinear, .beginFromCurrentState],
            animations: { stage.view.center.x = 100 })
        #expect(stage.shownX == 200)
        stage.advance(15)
        #expect(stage.shownX == 150)
    }

    @Test("6.20 a mask resizes a transformed view as if it had no transform, at rest and amid an animation of it")
    func transformedMask() {
        for isAnimated in [false, true] {
            let stage = AnimationFixture()
            let panel = UIView(frame: stage.view.bounds)
            panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            stage.view.addSubview(panel)
            stage.app.advanceToRest()
            let shrink = { panel.transform = CGAffineTransform(scaleX: 0.1, y: 0.1).translatedBy(x: 30, y: 500) }
            if isAnimated { UIView.animate(withDuration: 1, animations: shrink) } else { shrink() }
            stage.advance(10)
            stage.view.bounds.size = CGSize(width: 844, height: 390)
            stage.advance(10)
            stage.view.bounds.size = CGSize(width: 390, height: 844)
            stage.app.advanceToRest()
            panel.transform = .identity
            #expect(panel.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        }
    }

    @Test("6.19 with the option layoutSubviews the layout that follows animates too")
    func layoutOption() {
        final class Panel: UIView {
            let content = UIView()
            override func layoutSubviews() {
                super.layoutSubviews()
                content.frame = bounds.insetBy(dx: 10, dy: 10)
            }
        }
        for hasOption in [true, false] {
            let stage = AnimationFixture()
            let panel = Panel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            panel.addSubview(panel.content)
            stage.view.addSubview(panel)
            stage.app.advanceToRest()
            UIView.animate(
                withDuration: 1, delay: 0, options: hasOption ? [.layoutSubviews, .curveLinear] : .curveLinear,
                animations: { panel.frame.size.width = 200 })
            stage.advance(30)
            #expect(panel.content.layer.presentation()?.bounds.width == (hasOption ? 130 : 180))
        }
    }

    @Test("6.18 a layer class of the app's own makes the view's layer, with its own values and its shown copies")
    func layerClass() {
        final class Ring: CALayer {
            var sweep: CGFloat = 0
            override init() {
                super.init()
                sweep = 0.75
                cornerRadius = 4
            }
            override init(layer: Any) {
                super.init(layer: layer)
                sweep = (layer as? Ring)?.sweep ?? 0
            }
            required init?(coder: NSCoder) { fatalError("not from an archive") }
        }
        final class Plain: CALayer {}
        final class RingView: UIView {
            override class var layerClass: AnyClass { Ring.self }
            var ring: Ring { layer as! Ring }
        }
        final class PlainView: UIView {
            override class var layerClass: AnyClass { Plain.self }
        }
        let stage = AnimationFixture()
        let view = RingView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        stage.view.addSubview(view)
        #expect(view.ring.sweep == 0.75 && view.layer.cornerRadius == 4 && view.ring.delegate === view)
        #expect(PlainView().layer is Plain)
        stage.app.advanceToRest()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 0 })
        stage.advance(30)
        #expect(view.ring.presentation().map { $0.opacity == 0.5 && $0.sweep == 0.75 && $0 !== view.ring } ?? false)
        #expect(stage.app.diagnostics.isEmpty)
    }

    @Test("9.9 no size that a mask follows falls below zero, and the way back keeps to the superview")
    func autoresizing() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let inner = UIView(frame: CGRect(x: 0, y: 733, width: 390, height: 111))
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(inner)
        outer.frame.size = CGSize(width: 844, height: 390)
        #expect(inner.frame.height == 0 && inner.frame.width == 844)
    }
}
