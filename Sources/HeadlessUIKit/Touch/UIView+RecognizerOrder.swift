import TransitionCore

extension UIView {
    /// The view's recognizers in the order in which they hear of a touch, and so take what both of them would.
    ///
    /// UIKit promises none (C52): that which was added first is first here; flipped, that which was added last.
    var recognizersInTurn: [UIGestureRecognizer] {
        guard let recognizers = gestureRecognizers, !recognizers.isEmpty else { return [] }
        let contenders = recognizers.indices.filter { index in
            recognizers.contains { recognizers[index].competes(with: $0) }
        }
        guard !contenders.isEmpty, let world = World.current, !world.profile[.firstAddedRecognizerIsFirst] else {
            return recognizers
        }
        var turned = recognizers
        for (place, contender) in zip(contenders, contenders.reversed()) { turned[place] = recognizers[contender] }
        return turned
    }
}

extension UIGestureRecognizer {
    /// Whether both may take the same touch, and which does is the order's doing alone.
    fileprivate func competes(with other: UIGestureRecognizer) -> Bool {
        guard other !== self else { return false }
        if let pan = self as? UIPanGestureRecognizer, let other = other as? UIPanGestureRecognizer {
            return !pan.isBuiltIn && !other.isBuiltIn
        }
        return type(of: self) == type(of: other)
    }
}
