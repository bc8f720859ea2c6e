import TransitionCore

extension UIView {
    /// The model values as a snapshot holds them. `parent` is the superview's place in the snapshot, or -1.
    /// - Parameter toRoot: maps the bounds to those of the outermost superview, by model values.
    func viewState(parent: Int, toRoot: CGAffineTransform? = nil) -> ViewState {
        // Values one by one: a copy of them all would take hold of each colour.
        let layer = layer
        let isInWindow = isInWindow
        return ViewState(
            id: objectID, parent: parent, controller: owner?.objectID ?? .none, role: tracedRole,
            isInWindow: isInWindow,
            frame: Rectangle(isInWindow ? layer.values.bounds.applying(toRoot ?? layer.toRoot) : layer.values.frame),
            center: Point(x: Double(layer.values.position.x), y: Double(layer.values.position.y)),
            bounds: Rectangle(layer.values.bounds), transform: Transform(layer.values.affine),
            alpha: layer.values.opacity,
            isHidden: layer.isHidden, zPosition: layer.values.zPosition, cornerRadius: layer.values.cornerRadius,
            hasMask: layer.hasMask, clipsToBounds: layer.masksToBounds,
            isUserInteractionEnabled: isUserInteractionEnabled,
            backgroundAlpha: Double(layer.values.backgroundColor?.alpha ?? 0),
            recognizerCount: recognizers.count, disabledRecognizerCount: disabledRecognizerCount,
            background: layer.values.backgroundColor?.packed ?? 0, unusual: unusualValues)
    }

    /// In the order of their kinds, as a snapshot compares them.
    private var unusualValues: [UnusualValue] {
        var found: [UnusualValue] = []
        if isSwitchedOff { found.append(UnusualValue(.enabled)) }
        if layer.values.shadowOpacity != 0 {
            let offset = layer.shadowOffset
            found.append(
                UnusualValue(
                    .shadow,
                    [
                        layer.values.shadowOpacity, layer.values.shadowRadius, Double(offset.width),
                        Double(offset.height),
                    ]))
        }
        if layer.extras != nil, !CATransform3DIsIdentity(layer.sublayerTransform) {
            found.append(UnusualValue(.sublayers, layer.sublayerTransform.numbers.map { Double($0) }))
        }
        if tintAdjustmentMode != .automatic {
            found.append(UnusualValue(.tintMode, [Double(tintAdjustmentMode.rawValue)]))
        }
        if let insets = owner?.additionalSafeAreaInsets, insets != .zero {
            found.append(
                UnusualValue(
                    .safeArea, [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }))
        }
        let kept = layer.shownByKeptAnimations
        if !kept.isEmpty { found.append(UnusualValue(.keptAnimation, kept)) }
        return found
    }

    private var disabledRecognizerCount: Int {
        var count = 0
        for recognizer in recognizers where !recognizer.isEnabled { count += 1 }
        return count
    }

    var tracedRole: ViewState.Role {
        if asWindow != nil { return .window }
        if isTransitionContainer { return .transitionContainer }
        return isSnapshot ? .snapshot : .plain
    }
}

extension CGColor {
    /// Red, green, blue and alpha of eight bits each.
    var packed: UInt32 {
        // What is no number is 0.
        func bits(_ part: CGFloat) -> UInt32 { part > 0 ? UInt32((min(part, 1) * 255).rounded()) : 0 }
        return bits(red) << 24 | bits(green) << 16 | bits(blue) << 8 | bits(alpha)
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
