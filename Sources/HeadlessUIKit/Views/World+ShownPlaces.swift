import TransitionCore

/// Where views are shown around the moment at which a hand lets a transition go.
extension World {
    /// Records where visible views are, and once more at the end of the turn.
    func noteLetGo(_ shown: [UIView]) {
        for view in shown { recordShownPlace(of: view) }
        views.letGo = shown
    }

    func recordViewsLetGo() {
        guard !views.letGo.isEmpty else { return }
        let shown = views.letGo
        views.letGo = []
        for view in shown { recordShownPlace(of: view) }
    }

    private func recordShownPlace(of view: UIView) {
        guard view.isInWindow else { return }
        var bounds: CGRect?
        var toWindow = CGAffineTransform.identity
        var next: CALayer? = view.layer
        while let layer = next {
            let shown = layer.shownValues
            guard !layer.isHidden, shown.opacity > UIView.faintestAlpha else { return }
            if bounds == nil { bounds = shown.bounds }
            toWindow = toWindow.concatenating(shown.toSuperlayer)
            next = layer.superlayer
        }
        if let bounds { record(.shown(view: view.objectID, Rectangle(bounds.applying(toWindow)))) }
    }
}
