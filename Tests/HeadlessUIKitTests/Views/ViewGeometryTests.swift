import Testing

@testable import HeadlessUIKit

@MainActor
@Suite final class ViewGeometryTests {
    // Made by the test itself: when a suite is made, the frozen world of another test may be the current one.
    private lazy var view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

    @Test("a frame is the bounds' size about the centre")
    func frame() {
        #expect(view.center == CGPoint(x: 60, y: 45))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        view.center.x += 5
        #expect(view.frame == CGRect(x: 15, y: 20, width: 100, height: 50))
        view.bounds.size.width = 200
        #expect(view.frame == CGRect(x: -35, y: 20, width: 200, height: 50))
        view.bounds.origin = CGPoint(x: 7, y: 7)
        #expect(view.frame == CGRect(x: -35, y: 20, width: 200, height: 50))
    }

    @Test("under a transform the frame is the bounding box, and bounds and centre stay")
    func transformedFrame() {
        view.transform = CGAffineTransform(scaleX: 0.5, y: 2)
        #expect(view.frame == CGRect(x: 35, y: -5, width: 50, height: 100))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(isClose(Double(view.frame.minX), 35) && isClose(Double(view.frame.minY), -5))
        #expect(isClose(Double(view.frame.width), 50) && isClose(Double(view.frame.height), 100))
        view.transform = CGAffineTransform(translationX: 3, y: 4)
        #expect(view.frame == CGRect(x: 13, y: 24, width: 100, height: 50))
        #expect(view.center == CGPoint(x: 60, y: 45))
        #expect(view.bounds.size == CGSize(width: 100, height: 50))
    }

    @Test("setting the frame under a scale and translation gives that frame back")
    func setTransformedFrame() {
        view.transform = CGAffineTransform(translationX: 30, y: 0).scaledBy(x: 0.5, y: 0.5)
        let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        view.frame = frame
        #expect(view.frame == frame)
        #expect(view.bounds.size == CGSize(width: 60, height: 80))
    }

    @Test("an anchor point moves the layer about its position")
    func anchor() {
        view.layer.anchorPoint = CGPoint(x: 0, y: 1)
        #expect(view.frame == CGRect(x: 60, y: -5, width: 100, height: 50))
        view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(view.center == CGPoint(x: 10, y: 70))
    }

    @Test("points and rectangles convert through every transform, and back")
    func convert() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let middle = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
        middle.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        let leaf = UIView(frame: CGRect(x: 20, y: 40, width: 10, height: 10))
        root.addSubview(middle)
        middle.addSubview(leaf)
        // The middle shows 150…250; the leaf's corner lies 20 and 40 in it, at half the size.
        #expect(leaf.convert(CGPoint.zero, to: root) == CGPoint(x: 160, y: 170))
        #expect(root.convert(CGPoint(x: 160, y: 170), to: leaf) == .zero)
        #expect(leaf.convert(CGPoint(x: 160, y: 170), from: root) == .zero)
        #expect(leaf.convert(leaf.bounds, to: nil) == CGRect(x: 160, y: 170, width: 5, height: 5))
        #expect(root.convert(leaf.bounds, from: leaf) == CGRect(x: 160, y: 170, width: 5, height: 5))
        #expect(leaf.convert(leaf.bounds, to: nil) == CGRect(x: 160, y: 170, width: 5, height: 5))
        middle.bounds.origin.y = 40
        #expect(leaf.convert(CGPoint.zero, to: root) == CGPoint(x: 160, y: 150))
    }

    @Test("an inverse undoes a transform, and a flat one has none")
    func inverse() {
        let transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: 3).translatedBy(x: 5, y: 7)
        let point = CGPoint(x: 11, y: 13).applying(transform).applying(transform.inverted())
        #expect(isClose(Double(point.x), 11, within: 1e-9) && isClose(Double(point.y), 13, within: 1e-9))
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test("scaling, turning and moving apply before what was there, concatenating after")
    func order() {
        let moved = CGAffineTransform(translationX: 10, y: 0)
        #expect(CGPoint(x: 1, y: 0).applying(moved.scaledBy(x: 2, y: 2)) == CGPoint(x: 12, y: 0))
        #expect(
            CGPoint(x: 1, y: 0).applying(moved.concatenating(CGAffineTransform(scaleX: 2, y: 2)))
                == CGPoint(x: 22, y: 0))
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(isClose(Double(turned.x), 0) && isClose(Double(turned.y), 1))
    }

    @Test("a three-dimensional transform keeps its depth beside the affine part")
    func threeDimensions() {
        var transform = CATransform3DMakeScale(0.5, 0.5, 1)
        transform.m34 = -1 / 500
        view.layer.transform = transform
        #expect(view.layer.transform == transform)
        #expect(view.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
        view.transform = .identity
        #expect(CATransform3DIsIdentity(view.layer.transform))
        let turned = CATransform3DRotate(CATransform3DMakeTranslation(5, 6, 0), .pi / 2, 0, 0, 1)
        let flat = CATransform3DGetAffineTransform(turned)
        #expect(isClose(Double(flat.b), 1) && isClose(Double(flat.tx), 5) && CATransform3DIsAffine(turned))
    }

    @Test("not-a-number geometry raises, as Core Animation does")
    func notANumber() {
        AnimationStage.run { stage in
            stage.view.center = CGPoint(x: CGFloat.nan, y: 0)
            #expect(stage.exceptions == ["CALayerInvalidGeometry"])
            #expect(stage.view.center.x == 100)
        }
    }

    @Test("a rectangle that is not made of numbers has nothing in common with any")
    func overlapOfNoNumbers() {
        let whole = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(whole.overlap(with: whole.offsetBy(dx: 6, dy: 0)) == CGRect(x: 6, y: 0, width: 4, height: 10))
        // An infinite size makes the far edge of an infinitely far place no number.
        let broken = [
            CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: 1, height: CGFloat.nan),
            CGRect(x: -CGFloat.infinity, y: 0, width: CGFloat.infinity, height: 1),
        ]
        for rectangle in broken {
            #expect(rectangle.overlap(with: whole).isNull)
            #expect(whole.overlap(with: rectangle).isNull)
        }
    }

    @Test("a colour keeps its components, and another alpha makes another colour")
    func colors() {
        let dimmed = UIColor.black.withAlphaComponent(0.4)
        #expect(dimmed.cgColor.alpha == 0.4)
        #expect(dimmed == UIColor(white: 0, alpha: 0.4))
        #expect(dimmed != .black)
        #expect(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
        view.backgroundColor = dimmed
        #expect(view.layer.backgroundColor == dimmed.cgColor)
    }

    @Test("A frame that is set while a turn in space shows the view from its side leaves the size of its bounds")
    func edgeOn() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        var turn = CATransform3DIdentity
        turn.m34 = -0.003
        view.layer.transform = CATransform3DRotate(turn, .pi / 2, 0, 1, 0)
        view.frame = CGRect(x: 45, y: 100, width: 300, height: 200)
        #expect(view.bounds.size == CGSize(width: 300, height: 200))
        view.layer.transform = CATransform3DIdentity
        #expect(view.frame == CGRect(x: 45, y: 100, width: 300, height: 200))
    }
}
