import HeadlessUIKit
import Testing

/// What published libraries write and a first version of the model did not compile.
@Suite("Spellings of published libraries")
@MainActor
struct LibrarySpellingsTests {
    private final class CountingLayer: CALayer {
        private(set) var changeCount = 0
        override var frame: CGRect {
            didSet { changeCount += 1 }
        }
    }

    @Test("a layer's frame may be overridden")
    func layerFrame() {
        let layer = CountingLayer()
        layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        #expect(layer.changeCount == 1)
        #expect(layer.position == CGPoint(x: 16, y: 22))
    }

    @Test("a view holds its motion effects until they are removed")
    func motionEffects() {
        let app = HeadlessApp(root: UIViewController())
        defer { _ = app.tearDown() }
        let view = UIView()
        let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        #expect(view.motionEffects.isEmpty)
        view.addMotionEffect(effect)
        view.addMotionEffect(UIMotionEffectGroup())
        #expect(view.motionEffects.count == 2)
        view.removeMotionEffect(effect)
        #expect(view.motionEffects.count == 1)
        #expect(view.motionEffects.first is UIMotionEffectGroup)
    }

    @Test("points, sizes and rectangles compare by a method")
    func equalTo() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(rect.equalTo(rect) && rect.origin.equalTo(rect.origin) && rect.size.equalTo(rect.size))
        #expect(!rect.equalTo(.zero) && !rect.origin.equalTo(.zero) && !rect.size.equalTo(.zero))
    }

    @Test("colours and images are literals")
    func literals() {
        let colour = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
        #expect(colour == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
        let image = #imageLiteral(resourceName: "cover")
        #expect(image.size.width > 0)
    }

    @Test("a length is made of a number")
    func number() {
        let number = NSNumber(value: 1.5)
        #expect(CGFloat(truncating: number) == 1.5 && CGFloat(number) == 1.5 && CGFloat(exactly: number) == 1.5)
    }
}
