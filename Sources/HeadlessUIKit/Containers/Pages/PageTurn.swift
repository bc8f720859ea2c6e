/// What shows the pages of one style and turns them.
@MainActor
protocol PageMechanism: AnyObject {
    var recognizers: [UIGestureRecognizer] { get }
    func install(in view: UIView)
    func layOut()
    /// Puts the views of pages in place that nothing turns to.
    func place(_ pages: [UIViewController])
    func turn(
        to pages: [UIViewController], _ direction: UIPageViewController.NavigationDirection,
        _ completion: ((Bool) -> Void)?)
    /// Ends the turn under way at once: one by code at its end, one by a finger at its start.
    func interrupt()
    func forgetNeighbours()
}

/// One turn from some pages to others: links and appearance (ledger 11.2).
@MainActor
final class PageTurn {
    let to: [UIViewController]
    private let from: [UIViewController]
    private let container: UIPageViewController
    private let animated: Bool
    private let appearance: ContainedAppearance

    init(in container: UIPageViewController, to: [UIViewController], animated: Bool) {
        self.container = container
        self.to = to
        self.animated = animated
        from = container.shown
        appearance = ContainedAppearance(
            in: container, wasAskedAmidAppearance: ContainedAppearance.isAskedAmidAppearance(of: container))
    }

    private var coming: [UIViewController] { to.filter { page in !from.contains { $0 === page } } }
    private var going: [UIViewController] { from.filter { page in !to.contains { $0 === page } } }

    /// The pages that come are told first.
    func begin() {
        for page in coming where !World.isFrozen { container.addChild(page) }
        for page in coming where !World.isFrozen {
            page.loadViewIfNeeded()
            appearance.begin(page, isAppearing: true, animated: animated)
        }
        for page in going where !World.isFrozen { appearance.begin(page, isAppearing: false, animated: animated) }
    }

    /// A turn that did not complete tells both sides the opposite before the end (ledger 1.12).
    func end(completed: Bool) {
        if completed { container.shown = to }
        let (staying, leaving) = completed ? (coming, going) : (going, coming)
        if !completed {
            for page in leaving where !World.isFrozen { appearance.begin(page, isAppearing: false, animated: animated) }
            for page in staying where !World.isFrozen { appearance.begin(page, isAppearing: true, animated: animated) }
        }
        for page in leaving where !World.isFrozen {
            page.willMove(toParent: nil)
            page.viewInPlaceIfLoaded?.removeFromSuperview()
        }
        for page in staying where !World.isFrozen { appearance.end(page) }
        for page in leaving where !World.isFrozen { appearance.end(page) }
        if completed {
            for page in staying where !World.isFrozen { page.didMove(toParent: container) }
        }
        for page in leaving where !World.isFrozen { page.removeFromParent() }
    }
}
