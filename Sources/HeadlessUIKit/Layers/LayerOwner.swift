import TransitionCore

/// The view that a layer belongs to, as far as the layer asks and tells it anything.
@preconcurrency @MainActor
protocol LayerOwner: CALayerDelegate {
    nonisolated var objectID: ObjectID { get }
    var isInWindow: Bool { get }
    /// Whether it is of the class that shows nothing of its own.
    var isPlain: Bool { get }
    /// The layer of the view around it.
    var layerAround: CALayer? { get }
    /// The layers of the views in it, back to front.
    var layersInside: [CALayer] { get }
    /// The size of the view around it.
    var sizeAround: CGSize? { get }

    var needsLayout: Bool { get }
    func setNeedsLayout()
    func layoutIfNeeded()
    func boundsSizeChanged(from old: CGSize)
    /// It has been put elsewhere, where bars and the device's shape may leave more of it free, or less.
    func safeAreaMayChange()
    /// It is given a frame while somebody wants to know.
    func noteFrame()
}
