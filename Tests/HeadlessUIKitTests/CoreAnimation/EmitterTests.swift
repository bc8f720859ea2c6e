import HeadlessUIKit
import Testing

@Suite("Emitters")
@MainActor
struct EmitterTests {
    @Test("An emitter's place and rate animate, and its cells and shape are held")
    func values() {
        let app = HeadlessApp(root: UIViewController())
        defer { _ = app.tearDown() }
        let layer = CAEmitterLayer()
        app.window.layer.addSublayer(layer)
        let cell = CAEmitterCell()
        cell.birthRate = 20
        layer.emitterCells = [cell]
        layer.emitterShape = .line
        #expect(layer.birthRate == 1 && layer.emitterCells?.first === cell && layer.emitterShape == .line)
        let values: [WritableKeyPath<CAEmitterLayer, Float>] = [\.birthRate, \.lifetime, \.velocity, \.scale]
        var written = layer
        for (place, value) in values.enumerated() { written[keyPath: value] = Float(place) + 2 }
        #expect(values.map { layer[keyPath: $0] } == [2, 3, 4, 5])
        layer.emitterSize = CGSize(width: 3, height: 4)
        #expect(layer.emitterSize == CGSize(width: 3, height: 4) && layer.emitterPosition == .zero)
        for value in values { written[keyPath: value] = 1 }
        app.advance(frames: 2)
        let fade = CABasicAnimation(keyPath: "birthRate")
        fade.fromValue = 1
        fade.toValue = 0
        fade.duration = 1
        layer.add(fade, forKey: nil)
        let move = CABasicAnimation(keyPath: "emitterPosition")
        move.fromValue = CGPoint.zero
        move.toValue = CGPoint(x: 100, y: 0)
        move.duration = 1
        layer.add(move, forKey: nil)
        app.advance(frames: 31)
        #expect(abs((layer.presentation()?.birthRate ?? 0) - 0.5) < 0.05)
        #expect(abs((layer.presentation()?.emitterPosition.x ?? 0) - 50) < 5)
    }
}
