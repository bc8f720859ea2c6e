import TransitionCore

@testable import HeadlessUIKit

/// A world with a view, and a layer without a view inside it, that have been shown for a frame.
@MainActor
final class LayerStage: NSObject, CAAnimationDelegate {
    let app: HeadlessApp
    let view: UIView
    let layer: CAShapeLayer
    private(set) var lines: [String] = []

    override init() {
        app = HeadlessApp(root: UIViewController())
        // Not before the app: the world of an earlier test may be frozen.
        view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        layer = CAShapeLayer()
        super.init()
        app.topViewController?.view.addSubview(view)
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.position = CGPoint(x: 100, y: 100)
        view.layer.addSublayer(layer)
        app.advanceToRest()
        app.advance(frames: 60)
        first = app.world.frame
    }

    private var first = 0
    private var frame: Int { app.world.frame - first }

    func log(_ line: String) { lines.append("\(line) @\(frame)") }

    func animationDidStart(_ anim: CAAnimation) { log("start \(anim.value(forKey: "id") ?? "")") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        log("stop \(anim.value(forKey: "id") ?? "") \(flag)")
    }

    /// A linear animation of half a second.
    func basic(_ keyPath: String, from: Any? = nil, to: Any? = nil, by: Any? = nil) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = from
        animation.toValue = to
        animation.byValue = by
        animation.duration = 0.5
        animation.delegate = self
        animation.setValue(keyPath, forKey: "id")
        return animation
    }

    func advance(_ frames: Int) { app.advance(frames: frames) }

    var shown: CAShapeLayer { layer.presentation() ?? CAShapeLayer() }

    /// What is shown at a key path, to a thousandth.
    func shown(_ keyPath: String) -> Double {
        let value = layer.presentation()?.layerValue(forKeyPath: keyPath)?.number ?? .nan
        return (value * 1000).rounded() / 1000
    }
}
