import TransitionCore

extension UIView {
    /// The model values as a snapshot holds them. `parent` is the superview's place in the snapshot, or -1.
    /// - Parameter toRoot: maps the bounds to those of the outermost superview, by model values.
    func viewState(parent: Int, toRoot: CGAffineTransform? = nil) -> ViewState {
        let layer = layer
        let values = layer.values
        let isInWindow = isInWindow
        return ViewState(
            id: objectID, parent: parent, controller: owningController?.objectID ?? .none, role: tracedRole,
            isInWindow: isInWindow,
            frame: Rectangle(isInWindow ? values.bounds.applying(toRoot ?? layer.toRoot) : values.frame),
            center: Point(x: Double(values.position.x), y: Double(values.position.y)),
            bounds: Rectangle(values.bounds), transform: Transform(values.affine), alpha: values.opacity,
            isHidden: layer.isHidden, zPosition: values.zPosition, cornerRadius: values.cornerRadius,
            hasMask: layer.mask != nil, clipsToBounds: layer.masksToBounds,
            isUserInteractionEnabled: isUserInteractionEnabled,
            backgroundAlpha: values.backgroundColor.map { Double($0.alpha) } ?? 0,
            recognizerCount: recognizers.count)
    }

    private var tracedRole: ViewState.Role {
        if asWindow != nil { return .window }
        if isTransitionContainer { return .transitionContainer }
        return isSnapshot ? .snapshot : .plain
    }
}

extension Rectangle {
    init(_ rect: CGRect) {
        self.init(
            x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
            height: Double(rect.size.height))
    }
}

extension Transform {
    init(_ transform: CGAffineTransform) {
        self.init(
            a: Double(transform.a), b: Double(transform.b), c: Double(transform.c), d: Double(transform.d),
            tx: Double(transform.tx), ty: Double(transform.ty))
    }
}
