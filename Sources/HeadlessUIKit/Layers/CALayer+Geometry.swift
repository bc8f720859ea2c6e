extension CALayer {
    public func affineTransform() -> CGAffineTransform { values.affine }

    public func setAffineTransform(_ transform: CGAffineTransform) {
        change(.transform, to: .affine(transform))
    }

    public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
        point.applying(toRoot).applying((layer?.toRoot ?? .identity).inverted())
    }

    public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
        point.applying(layer?.toRoot ?? .identity).applying(toRoot.inverted())
    }

    public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
        rect.applying(toRoot.concatenating((layer?.toRoot ?? .identity).inverted()))
    }

    public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
        rect.applying((layer?.toRoot ?? .identity).concatenating(toRoot.inverted()))
    }

    /// Maps the layer's bounds to those of its outermost superlayer, by model values.
    var toRoot: CGAffineTransform {
        var result = CGAffineTransform.identity
        var layer = self
        while let parent = layer.superlayer {
            result = result.concatenating(layer.values.toSuperlayer)
            layer = parent
        }
        return result
    }
}
