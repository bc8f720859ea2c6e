import Testing

@testable import HeadlessUIKit

/// No order of calls closes a circle of layers: one that would raises, and the tree stays as it was.
@MainActor
@Suite
struct LayerCircleTests {
    @Test("a layer that contains another cannot be its mask")
    func maskAround() {
        AnimationStage.run { stage in
            let inner = UIView()
            stage.view.addSubview(inner)
            inner.layer.mask = stage.view.layer
            #expect(stage.exceptions == ["CALayerInvalid"])
            #expect(inner.layer.mask == nil)
        }
        AnimationStage.run { stage in
            stage.view.layer.mask = stage.view.layer
            #expect(stage.exceptions == ["CALayerInvalid"])
        }
    }

    @Test("a view cannot go into its own mask, though the mask has a superview too")
    func intoMask() {
        AnimationStage.run { stage in
            let mask = UIView()
            stage.window.addSubview(mask)
            stage.view.mask = mask
            mask.addSubview(stage.view)
            #expect(stage.exceptions == ["CALayerInvalid"])
            #expect(mask.subviews.isEmpty)
        }
    }

    @Test("layers that were nested without an app do not close a circle in one")
    func nestedBefore() {
        let (outer, inner) = (UIView(), UIView())
        outer.layer.addSublayer(inner.layer)
        AnimationStage.run { stage in
            inner.addSubview(outer)
            #expect(stage.exceptions == ["CALayerInvalid"])
            #expect(outer.superview == nil)
        }
    }

    @Test("taking a mask away leaves it to the layer that took it over")
    func maskTakenOver() {
        let (first, second, mask) = (CALayer(), CALayer(), CALayer())
        first.mask = mask
        second.mask = mask
        first.mask = nil
        #expect(mask.hostLayer === second)
    }

    /// Moves another view into itself when it is told that it moves.
    private final class GraspingView: UIView {
        var grasped: UIView?

        override func willMove(toSuperview newSuperview: UIView?) {
            if let grasped { addSubview(grasped) }
        }
    }

    @Test("a view that takes its coming superview in when it is told raises")
    func superviewTakenIn() {
        AnimationStage.run { stage in
            let view = GraspingView()
            view.grasped = stage.view
            stage.view.addSubview(view)
            #expect(stage.exceptions == ["CALayerInvalid"])
            #expect(stage.view.subviews.isEmpty)
        }
    }
}
