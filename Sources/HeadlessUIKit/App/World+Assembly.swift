import TransitionCore

extension World {
    /// Puts a world together: what its lower layers ask of the upper ones is given to them here.
    convenience init(profile: UIKitProfile, substitution: Substitution, repairs: [Repair] = []) {
        let touches = TouchDispatcher()
        let transitions = TransitionQueue()
        self.init(
            profile: profile, substitution: substitution, repairs: repairs, hand: touches, openTransitions: transitions,
            time: TimeInWorld(), animations: AnimationEngine(), views: ViewsInWorld())
        animations.transitions = transitions
        animations.layout = views
        views.arbiter = touches
        views.app = AppOfViews()
        views.menus = ControlMenus()
        touches.touchedViews = HierarchyViews()
        transitionsAround = AllTransitions()
    }
}
