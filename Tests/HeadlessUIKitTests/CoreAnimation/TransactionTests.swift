import Testing

@testable import HeadlessUIKit

@Suite("Transactions and changes that animate by themselves")
@MainActor
struct TransactionTests {
    @Test("A layer without a view takes a quarter of a second for a change; a view's layer changes at once")
    func implicit() {
        let stage = LayerStage()
        stage.app.perform { _ in
            stage.layer.opacity = 0
            stage.layer.strokeEnd = 0.5
            stage.view.layer.opacity = 0
        }
        #expect(stage.layer.opacity == 0 && stage.shown("opacity") == 1)
        #expect(stage.view.layer.presentation()?.opacity == 0)
        stage.advance(14)
        #expect(stage.shown("opacity") > 0 && stage.shown("strokeEnd") > 0.5)
        stage.advance(1)
        #expect(stage.shown("opacity") == 0 && stage.shown("strokeEnd") == 0.5 && stage.layer.animationKeys() == nil)
    }

    @Test("A layer that no frame has shown yet changes at once")
    func newLayer() {
        let stage = LayerStage()
        let fresh = CALayer()
        stage.view.layer.addSublayer(fresh)
        fresh.opacity = 0
        #expect(fresh.animationKeys() == nil && fresh.presentation()?.opacity == 0)
    }

    @Test("Actions can be turned off for a transaction, for a key, or by the delegate")
    func turnedOff() {
        final class Owner: CALayerDelegate {
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
                event == "zPosition" ? NSNull() : nil
            }
        }
        let stage = LayerStage()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        stage.layer.opacity = 0
        CATransaction.commit()
        stage.layer.actions = ["cornerRadius": NSNull()]
        stage.layer.cornerRadius = 5
        let owner = Owner()
        stage.layer.delegate = owner
        stage.layer.zPosition = 1
        #expect(stage.layer.animationKeys() == nil)
        stage.layer.borderWidth = 2
        #expect(stage.layer.animationKeys() == ["borderWidth"])
    }

    @Test("A transaction's duration and timing hold inside it")
    func duration() {
        let stage = LayerStage()
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        #expect(CATransaction.animationDuration() == 1)
        stage.layer.opacity = 0
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
        stage.advance(30)
        #expect(stage.shown("opacity") == 0.5)
    }

    @Test("A completion block follows the last animation that was added under it, of layers and views alike")
    func completion() {
        let stage = LayerStage()
        stage.app.perform { _ in
            CATransaction.begin()
            CATransaction.setCompletionBlock { stage.log("all") }
            stage.layer.add(stage.basic("opacity", to: 0), forKey: nil)
            CATransaction.begin()
            UIView.animate(
                withDuration: 1, animations: { stage.view.alpha = 0 }, completion: { _ in stage.log("view") })
            CATransaction.commit()
            CATransaction.commit()
            UIView.animate(withDuration: 2) { stage.view.center.x = 0 }
        }
        stage.advance(200)
        #expect(stage.lines == ["start opacity @1", "stop opacity true @30", "view @60", "all @60"])
    }

    @Test("A completion block that finds no animation comes at the commit")
    func emptyCompletion() {
        let stage = LayerStage()
        CATransaction.begin()
        CATransaction.setCompletionBlock { stage.log("empty") }
        CATransaction.commit()
        #expect(stage.lines == ["empty @0"])
    }

    @Test("Without begin the calls are about the turn's own transaction")
    func turnTransaction() {
        let stage = LayerStage()
        stage.app.perform { _ in
            CATransaction.setCompletionBlock { stage.log("turn") }
            stage.layer.add(stage.basic("opacity", to: 0), forKey: nil)
        }
        stage.advance(60)
        #expect(stage.lines == ["start opacity @1", "stop opacity true @30", "turn @30"])
    }

    @Test("A layer is asked to lay out its own sublayers when it comes in and when its size changes")
    func layout() {
        final class Frame: CALayer {
            var count = 0
            override func layoutSublayers() { count += 1 }
        }
        let stage = LayerStage()
        let frame = Frame()
        stage.view.layer.addSublayer(frame)
        stage.advance(2)
        #expect(frame.count == 1)
        frame.bounds.size = CGSize(width: 5, height: 5)
        stage.advance(2)
        #expect(frame.count == 2)
        stage.advance(20)
        #expect(frame.count == 2)
    }

    @Test("Values are read and written by key path")
    func keyPaths() {
        let layer = CALayer()
        layer.setValue(2.0, forKeyPath: "transform.scale")
        #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 2))
        let scale = layer.value(forKeyPath: "transform.scale.x")
        #expect(scale as? Double == 2 && scale as? CGFloat == 2 && scale as? Float == 2 && scale as? NSNumber == 2)
        layer.setValue("mine", forKey: "tag")
        #expect(layer.value(forKey: "tag") as? String == "mine")
    }

    @Test("Places and sizes come back by key path as they were set, whole, in part and out of a box")
    func geometryByKeyPath() {
        let stage = LayerStage()
        let layer = CALayer()
        layer.setValue(CGPoint(x: 3, y: 4), forKeyPath: "position")
        #expect(layer.value(forKeyPath: "position") as? CGPoint == CGPoint(x: 3, y: 4))
        layer.setValue(9, forKeyPath: "position.y")
        #expect(layer.position == CGPoint(x: 3, y: 9))
        #expect(layer.value(forKeyPath: "position.y") as? CGFloat == 9)
        layer.setValue(CGSize(width: 30, height: 40), forKeyPath: "bounds.size")
        layer.setValue(5.0, forKeyPath: "bounds.origin.x")
        layer.setValue(NSNumber(value: 50), forKeyPath: "bounds.size.width")
        #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 50, height: 40))
        #expect(layer.value(forKey: "bounds") as? CGRect == CGRect(x: 5, y: 0, width: 50, height: 40))
        layer.setValue(NSValue(cgPoint: CGPoint(x: 1, y: 2)), forKeyPath: "position")
        layer.setValue(NSValue(cgRect: CGRect(x: 0, y: 0, width: 6, height: 7)), forKeyPath: "bounds")
        layer.setValue(NSValue(cgSize: CGSize(width: 8, height: 7)), forKeyPath: "bounds.size")
        #expect(layer.position == CGPoint(x: 1, y: 2))
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 8, height: 7))
        #expect(stage.app.diagnostics.isEmpty)
    }

    @Test("So do transforms, opacity, colours and shadows, and what a shape has beside")
    func otherValuesByKeyPath() {
        let stage = LayerStage()
        let layer = CAShapeLayer()
        let scaled = CATransform3DMakeScale(2, 3, 1)
        layer.setValue(scaled, forKey: "transform")
        #expect(layer.value(forKey: "transform") as? CATransform3D == scaled)
        let moved = CATransform3DMakeTranslation(4, 0, 9)
        layer.setValue(NSValue(caTransform3D: moved), forKeyPath: "transform")
        #expect(layer.transform == moved)
        let animation = CABasicAnimation(keyPath: "transform")
        animation.toValue = NSValue(cgAffineTransform: CGAffineTransform(scaleX: 2, y: 2))
        #expect((animation.toValue as? NSValue)?.cgAffineTransformValue.a == 2)
        layer.transform = scaled
        layer.setValue(12.0, forKeyPath: "transform.translation.x")
        #expect(layer.value(forKeyPath: "transform.translation") as? CGSize == CGSize(width: 12, height: 0))
        #expect(layer.value(forKeyPath: "transform.scale.y") as? Double == 3)
        layer.setValue(CGAffineTransform.identity, forKeyPath: "transform")
        layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
        let angle = layer.value(forKeyPath: "transform.rotation.z") as? Double ?? 0
        #expect(abs(angle - .pi / 2) < 1e-9)
        layer.setValue(0.5, forKeyPath: "opacity")
        #expect(layer.opacity == 0.5 && layer.value(forKeyPath: "opacity") as? Float == 0.5)
        let colour = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        layer.setValue(colour, forKeyPath: "backgroundColor")
        #expect(layer.value(forKeyPath: "backgroundColor") as? CGColor == colour)
        layer.setValue(8, forKeyPath: "shadowOffset.height")
        #expect(layer.value(forKeyPath: "shadowOffset") as? CGSize == CGSize(width: 0, height: 8))
        layer.setValue(0.25, forKeyPath: "strokeEnd")
        #expect(layer.strokeEnd == 0.25 && layer.value(forKey: "strokeEnd") as? CGFloat == 0.25)
        #expect(stage.app.diagnostics.isEmpty)
    }

    @Test("A value of another kind is not set by key path")
    func unfitByKeyPath() {
        let stage = LayerStage()
        stage.layer.setValue("half", forKeyPath: "opacity")
        stage.layer.setValue(7, forKeyPath: "position")
        stage.layer.setValue(CGPoint(x: 1, y: 1), forKeyPath: "bounds")
        #expect(stage.layer.opacity == 1 && stage.layer.position == CGPoint(x: 100, y: 100))
        #expect(stage.layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
    }
}
