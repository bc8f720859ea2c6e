extension UIView {
    /// Makes the changes of a block at once and fades, flips or curls to them.
    ///
    /// Nothing is drawn: what remains is that the view is busy for the duration, and the completion.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let animation = BlockAnimation(
            duration: duration, delay: 0, curve: options.curve(duration: duration), options: options)
        animation.perform(
            {
                World.current?.animations.scope?.collect(
                    .contents, of: view.layer, from: .none, modelWas: .none, to: .none)
                if options.contains(.allowAnimatedContent) {
                    animations?()
                } else {
                    performChanges(animations)
                }
            }, completion)
    }

    /// Exchanges two views in their superview, or hides one and shows the other with `showHideTransitionViews`.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let superview = fromView.superview else { return }
        transition(
            with: superview, duration: duration, options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    fromView.isHidden = true
                    toView.isHidden = false
                } else {
                    superview.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            }, completion: completion)
    }

    /// Not `performWithoutAnimation`: nested animations stay enabled.
    private class func performChanges(_ changes: (() -> Void)?) {
        guard let changes else { return }
        guard let engine = World.current?.animations else { return changes() }
        engine.collecting(into: nil, changes)
    }
}

extension UIView.AnimationOptions {
    /// Whether the options name a flip, a curl or a dissolve.
    var namesTransition: Bool { rawValue & (7 << 20) != 0 }
}
