extension UIView {
    /// At or below this, nothing of a view is seen, and it takes no touches.
    static let faintestAlpha = 0.01

    /// Whether touches may reach the view and what is in it (ledger 2.10).
    var takesTouches: Bool {
        isUserInteractionEnabled && !isHidden && alpha > Self.faintestAlpha && interactionSuspensions == 0
    }

    /// Front to back: the first subview that answers, else the view itself.
    func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard takesTouches, self.point(inside: point, with: event) else { return nil }
        for child in children.reversed() {
            let isMoving = !child.layer.animations.isEmpty
            if isMoving, !child.takesTouchesWhileMoving { continue }
            let transform = isMoving ? child.touchableTransform : child.layer.values.toSuperlayer
            let inside = point.applying(transform.inverted())
            if let hit = child.hitTest(inside, with: event) { return hit }
        }
        return self
    }

    /// Whether what animates the view lets touches through: a property animator by its own setting, a block by its
    /// options (ledger 5.16).
    private var takesTouchesWhileMoving: Bool {
        layer.animations.allSatisfy { animation in
            animation.run.animator?.isUserInteractionEnabled ?? animation.run.allowsUserInteraction
        }
    }

    /// A view that a property animator moves is touched where it is shown, unless the app does its own hit testing;
    /// one that a block moves where it will be (ledger 5.16).
    private var touchableTransform: CGAffineTransform {
        let isShownPlace = layer.animations.contains { animation in
            animation.run.animator.map { !$0.isManualHitTestingEnabled } ?? false
        }
        guard isShownPlace, let shown = layer.presentation() else { return layer.values.toSuperlayer }
        return shown.values.toSuperlayer
    }

    func attachRecognizer(_ recognizer: UIGestureRecognizer) {
        guard !World.isFrozen, !recognizers.contains(where: { $0 === recognizer }) else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizers.append(recognizer)
        recognizer.attach(to: self)
    }

    /// Removes a recognizer of UIKit's own, or one of the app's once that is noted.
    func detachRecognizer(_ recognizer: UIGestureRecognizer) {
        guard !World.isFrozen, let index = recognizers.firstIndex(where: { $0 === recognizer }) else { return }
        recognizers.remove(at: index)
        recognizer.attach(to: nil)
    }

    func replaceRecognizers(with new: [UIGestureRecognizer]) {
        for old in recognizers where !new.contains(where: { $0 === old }) { removeGestureRecognizer(old) }
        for recognizer in new { addGestureRecognizer(recognizer) }
    }
}
