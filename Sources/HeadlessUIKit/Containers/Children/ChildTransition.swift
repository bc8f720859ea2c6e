import TransitionCore

/// A call of `transition(from:to:duration:options:animations:completion:)`: one child's view takes the other's place
/// (ledger 10.2).
@MainActor
struct ChildTransition {
    let parent: UIViewController
    let from: UIViewController
    let to: UIViewController

    func run(
        duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?,
        completion: ((Bool) -> Void)?
    ) {
        guard !World.isFrozen, let world = World.current, hasCommonParent(world) else { return }
        let animated = duration > 0
        to.loadViewIfNeeded()
        from.beginAppearanceTransition(false, animated: animated)
        to.beginAppearanceTransition(true, animated: animated)
        let superview = from.view.superview
        UIView.performWithoutAnimation {
            superview?.addSubview(to.view)
            superview?.layoutIfNeeded()
        }
        to.sendIsAppearingIfShown()
        UIView.animate(withDuration: duration, delay: 0, options: options) {
            animations?()
        } completion: { [from, to] finished in
            from.viewIfLoaded?.removeFromSuperview()
            to.endAppearanceTransition()
            from.endAppearanceTransition()
            completion?(finished)
        }
    }

    private func hasCommonParent(_ world: World) -> Bool {
        if from.parent === parent, to.parent === parent { return true }
        world.raise(
            "NSInvalidArgumentException",
            "Children view controllers \(world.label(from)) and \(world.label(to)) must have a common parent view "
                + "controller when calling -[UIViewController transitionFromViewController:toViewController:duration:"
                + "options:animations:completion:]")
        return false
    }
}
