extension UIView {
    /// Below this, a view takes no touches.
    private static let leastTouchableAlpha = 0.01

    /// Whether touches may reach the view and what is in it (ledger 2.10).
    var takesTouches: Bool {
        isUserInteractionEnabled && !isHidden && alpha > Self.leastTouchableAlpha && interactionSuspensions == 0
    }

    /// Front to back: the first subview that answers, else the view itself.
    func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard takesTouches, self.point(inside: point, with: event) else { return nil }
        for child in children.reversed() {
            let inside = point.applying(child.layer.values.toSuperlayer.inverted())
            if let hit = child.hitTest(inside, with: event) { return hit }
        }
        return self
    }

    func attachRecognizer(_ recognizer: UIGestureRecognizer) {
        guard !World.isFrozen, !recognizers.contains(where: { $0 === recognizer }) else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizers.append(recognizer)
        recognizer.attach(to: self)
    }

    func detachRecognizer(_ recognizer: UIGestureRecognizer) {
        guard !World.isFrozen, let place = recognizers.firstIndex(where: { $0 === recognizer }) else { return }
        recognizers.remove(at: place)
        recognizer.attach(to: nil)
    }

    func replaceRecognizers(with new: [UIGestureRecognizer]) {
        for old in recognizers where !new.contains(where: { $0 === old }) { removeGestureRecognizer(old) }
        for recognizer in new { addGestureRecognizer(recognizer) }
    }
}
