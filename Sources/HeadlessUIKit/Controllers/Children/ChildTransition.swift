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
        let appearance = ExchangedAppearance(of: from, and: to, in: parent)
        to.loadViewIfNeeded()
        appearance.begin(from, isAppearing: false, animated: animated)
        appearance.begin(to, isAppearing: true, animated: animated)
        let superview = from.viewInPlace?.superview
        UIView.performWithoutAnimation {
            if let view = to.viewInPlace { superview?.addSubview(view) }
            superview?.layoutIfNeeded()
        }
        to.sendIsAppearingIfShown()
        let end = { [from, to] (finished: Bool) in
            from.viewInPlaceIfLoaded?.removeFromSuperview()
            appearance.end(to)
            appearance.end(from)
            completion?(finished)
        }
        if let superview, options.namesTransition {
            UIView.transition(
                with: superview, duration: duration, options: options, animations: animations, completion: end)
        } else {
            UIView.animate(
                withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: end)
        }
    }

    private func hasCommonParent(_ world: World) -> Bool {
        if from.parent === parent, to.parent === parent { return true }
        world.raise(
            "NSInvalidArgumentException",
            "Children view controllers \(world.label(from)) and \(world.label(to)) must have a common parent view "
                + "controller when calling -[UIViewController transitionFromViewController:toViewController:duration:"
                + "options:animations:completion:]",
            for: .animatesStrangers, with: from.objectID, to.objectID)
        return false
    }
}

/// How two children that are exchanged are told.
///
/// A parent that comes or goes meanwhile takes them along. A second exchange of a child before the end of the first is
/// not kept apart from it: UIKit logs unbalanced calls (ledger 10.4).
@MainActor
private struct ExchangedAppearance {
    private let children: [UIViewController]
    private let contained: ContainedAppearance
    private let meetsAnother: Bool

    init(of from: UIViewController, and to: UIViewController, in parent: UIViewController) {
        children = [from, to]
        contained = ContainedAppearance(
            in: parent, wasAskedAmidAppearance: ContainedAppearance.isAskedAmidAppearance(of: parent))
        meetsAnother = children.contains { $0.containment.contains(.isExchanged) }
        for child in children { child.containment.insert(.isExchanged) }
    }

    func begin(_ child: UIViewController, isAppearing: Bool, animated: Bool) {
        if meetsAnother {
            child.beginAppearanceChange(isAppearing, animated: animated)
        } else {
            contained.begin(child, isAppearing: isAppearing, animated: animated)
        }
    }

    func end(_ child: UIViewController) {
        child.containment.remove(.isExchanged)
        if meetsAnother { child.endAppearanceChange() } else { contained.end(child) }
    }
}
