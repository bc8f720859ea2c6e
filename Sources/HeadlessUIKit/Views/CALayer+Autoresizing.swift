extension CALayer {
    /// Takes animations of the view's place along when the superview's size has moved it: they lead to where the mask
    /// puts their ends, and a cancel to where it puts their beginning.
    func carryAnimations(
        from before: LayerValues, oldSize: CGSize, newSize: CGSize, mask: UIView.AutoresizingMask
    ) {
        let moving = animations.filter(\.key.isGeometry)
        // Inside a block the move is an animation of its own.
        guard !moving.isEmpty, World.current?.animations.scope == nil else { return }
        var start = before
        for animation in moving.reversed() where start[animation.key] == animation.target {
            start[animation.key] = animation.modelBefore
        }
        var carried = start
        let geometry = start.untransformed.resized(from: oldSize, to: newSize, mask: mask)
        carried.bounds.size = geometry.size
        carried.position = geometry.position
        for animation in moving where before[animation.key] == animation.target {
            let key = animation.key
            let difference = values[key].subtracting(before[key])
            let isFirst = moving.first { $0.key == key } === animation
            animation.carry(
                by: difference,
                modelBefore: isFirst ? carried[key] : animation.modelBefore.adding(difference))
        }
    }
}

extension LayerValues {
    var isTransformed: Bool { matrix != nil || affine != .identity }

    /// The same without its transform.
    var untransformed: LayerValues {
        var values = self
        values.transform = CATransform3DIdentity
        return values
    }

    /// The size and position to which a mask brings it.
    @MainActor func resized(
        from oldSize: CGSize, to newSize: CGSize, mask: UIView.AutoresizingMask
    ) -> (size: CGSize, position: CGPoint) {
        geometry(forFrame: UIView.resized(frame, from: oldSize, to: newSize, mask: mask))
    }
}
