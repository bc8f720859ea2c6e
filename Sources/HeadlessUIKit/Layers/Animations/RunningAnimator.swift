/// A property animator, as far as its run of animations asks it.
@MainActor
protocol RunningAnimator: AnyObject {
    var isRunning: Bool { get }
    var isUserInteractionEnabled: Bool { get }
    var isManualHitTestingEnabled: Bool { get }
    /// How far one of its animations has come, along the curve.
    func progress(of animation: LayerAnimation) -> Double
    func isDue(atFrame frame: Int) -> Bool
    /// The frame at which it ends if nothing happens meanwhile.
    var dueFrame: Int? { get }
    /// Its time has come.
    func reachEnd()
}

/// The transitions of a world, as far as animations are a part of them.
@MainActor
protocol AnimatedTransitions: AnyObject {
    /// Notes that animations of these numbers end before their time.
    func noteCut(_ numbers: [Int], in world: World)
    /// Whether a driver of UIKit's own moves the layer's time.
    func isDrivenByBuiltIn(_ layer: CALayer) -> Bool
}

/// What lays out the views of a world.
@MainActor
protocol LayoutPass: AnyObject {
    /// Lays out every view of a window that asked for it.
    func layOutViews()
}
