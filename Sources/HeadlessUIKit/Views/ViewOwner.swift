/// The controller whose view it is, as far as the view asks and tells it anything.
@preconcurrency @MainActor
protocol ViewOwner: UIResponder, UITraitEnvironment {
    var viewIfLoaded: UIView? { get }
    var additionalSafeAreaInsets: UIEdgeInsets { get }
    /// Whether it is a page in a stack or behind a tab that has its scroll views kept clear of bars.
    var isAdjustingPage: Bool { get }
    /// Traits of its surroundings with what it replaces.
    func overriding(_ traits: UITraitCollection) -> UITraitCollection
    /// Tells of new traits, then what is in its view.
    func noteTraitChange(from previous: UITraitCollection)
    func viewWillLayoutSubviews()
    func viewDidLayoutSubviews()
    func viewSafeAreaInsetsDidChange()
    func updateViewConstraints()
    /// The view, somewhere in the moving tree below `top`, gets another window.
    func viewWillMove(to newWindow: UIWindow?, with top: UIView)
    /// Whether its view may stand in that one; false when the world is frozen by it.
    func mayStand(in superview: UIView) -> Bool
}

/// The controller that fills a window, as far as the window asks and tells it anything.
@preconcurrency @MainActor
protocol WindowRoot: ViewOwner {
    /// Whether it, or one in it, presents another.
    var presentsInside: Bool { get }
    /// Its view comes into the window, which is shown.
    func appear(in window: UIWindow)
}

extension UIView {
    /// The controller of this view or of the nearest superview that has one.
    var nearestOwner: (any ViewOwner)? {
        var view: UIView? = self
        while let candidate = view {
            if let owner = candidate.owner { return owner }
            view = candidate.superview
        }
        return nil
    }
}
