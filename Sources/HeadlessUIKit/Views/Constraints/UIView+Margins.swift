extension UIView {
    /// The least distance of a controller's content from the sides, in points.
    private static let controllerMargin: CGFloat = 16
    /// Lines of text are no wider than this, in points.
    private static let readableWidth: CGFloat = 672

    /// The space inside the edges that content keeps free, in points; with the safe area unless that is turned off.
    public var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set {
            guard !World.isFrozen, newValue != constraintState?.margins else { return }
            madeConstraintState.margins = newValue
            marginsChanged()
        }
    }

    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = effectiveMargins
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
        }
        set {
            layoutMargins = UIEdgeInsets(
                top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
        }
    }

    /// Whether the margins are at least what the superview's leave inside this view.
    public var preservesSuperviewLayoutMargins: Bool {
        get { constraintState?.preservesSuperviewMargins ?? false }
        set {
            guard !World.isFrozen, newValue != preservesSuperviewLayoutMargins else { return }
            madeConstraintState.preservesSuperviewMargins = newValue
            marginsChanged()
        }
    }

    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { constraintState?.insetsMarginsFromSafeArea ?? true }
        set {
            guard !World.isFrozen, newValue != insetsLayoutMarginsFromSafeArea else { return }
            madeConstraintState.insetsMarginsFromSafeArea = newValue
            marginsChanged()
        }
    }

    private func marginsChanged() {
        layoutMarginsDidChange()
        if holdsConstraints { rootView.constraintState?.engine?.isDirty = true }
        markForLayout()
    }

    private var ownMargins: UIEdgeInsets {
        if let margins = constraintState?.margins { return margins }
        guard owner != nil else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
        return UIEdgeInsets(top: 0, left: Self.controllerMargin, bottom: 0, right: Self.controllerMargin)
    }

    private var effectiveMargins: UIEdgeInsets {
        var margins = ownMargins
        if insetsLayoutMarginsFromSafeArea {
            let safeArea = safeAreaInsets
            margins = UIEdgeInsets(
                top: margins.top + safeArea.top, left: margins.left + safeArea.left,
                bottom: margins.bottom + safeArea.bottom, right: margins.right + safeArea.right)
        }
        guard preservesSuperviewLayoutMargins, let superview else { return margins }
        let (outer, frame, bounds) = (superview.layoutMargins, untransformedFrame, superview.bounds)
        return UIEdgeInsets(
            top: max(margins.top, outer.top - (frame.minY - bounds.minY)),
            left: max(margins.left, outer.left - (frame.minX - bounds.minX)),
            bottom: max(margins.bottom, outer.bottom - (bounds.maxY - frame.maxY)),
            right: max(margins.right, outer.right - (bounds.maxX - frame.maxX)))
    }

    /// What a layout guide of UIKit's leaves out at the edges.
    func insets(of form: UILayoutGuide.Form) -> UIEdgeInsets {
        switch form {
        case .safeArea: return safeAreaInsets
        case .margins: return layoutMargins
        case .readable:
            var margins = layoutMargins
            let excess = (bounds.width - margins.left - margins.right - Self.readableWidth) / 2
            if excess > 0 {
                margins.left += excess
                margins.right += excess
            }
            return margins
        case .constrained, .content, .frame, .keyboard: return .zero
        }
    }
}
