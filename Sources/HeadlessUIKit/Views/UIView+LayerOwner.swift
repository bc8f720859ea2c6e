extension UIView: LayerOwner {
    var isPlain: Bool { type(of: self) == UIView.self }
    var layerAround: CALayer? { superview?.layer }
    var layersInside: [CALayer] { subviews.map(\.layer) }
    var sizeAround: CGSize? { superview?.bounds.size }

    func noteFrame() { World.current?.views.frameWatcher?.noteFrame(of: self) }
}

extension CALayer {
    /// The view whose layer this is. No other class owns layers.
    var view: UIView? { owner.map { unsafeDowncast($0, to: UIView.self) } }
}
