/// What a mask lets through, as a rectangle and an opacity.
struct ShownMask {
    /// In the bounds of the masked layer. A shape counts with the rectangle around its path.
    let frame: CGRect
    let opacity: Double
}

extension CALayer {
    /// What the layer's mask lets through now, through all animations; nil for a layer that has none.
    ///
    /// Images and gradients count as opaque, since nothing is drawn.
    var shownMask: ShownMask? {
        guard hasMask, let mask else { return nil }
        let isAnimated = mask.extras.map { !$0.attached.isEmpty } ?? false
        let shown = isAnimated ? mask.shownLayer() : mask
        let values = isAnimated ? shown.values : mask.shownValues
        var (box, fill) = (values.bounds, values.backgroundColor?.alpha ?? 0)
        if let shape = shown as? CAShapeLayer {
            if fill <= 0, let path = shape.path { (box, fill) = (path.boundingBoxOfPath, shape.opacityOfPaint) }
        } else if mask.contents != nil || mask.sublayers?.isEmpty == false || type(of: mask) != CALayer.self
            || mask.owner.map({ !$0.isPlain }) ?? false
        {
            fill = 1
        }
        return ShownMask(
            frame: box.applying(values.toSuperlayer), opacity: mask.isHidden ? 0 : values.opacity * Double(fill))
    }
}

extension CAShapeLayer {
    /// Of what the path is filled or drawn with.
    fileprivate var opacityOfPaint: CGFloat { max(fillColor?.alpha ?? 0, strokeColor?.alpha ?? 0) }
}
