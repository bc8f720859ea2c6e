/// A layer, as far as its animations look at it: values by key paths.
@MainActor
protocol AnimatedLayer: AnyObject {
    /// The value of this layer itself at a key path; nil for a path that no animation can use.
    func layerValue(forKeyPath path: String) -> LayerValue?
    /// Writes a value into a layer that only shows.
    func show(_ value: LayerValue, forKeyPath path: String)
    /// Adds a copy of an animation.
    func add(_ anim: CAAnimation, forKey key: String?)
}
