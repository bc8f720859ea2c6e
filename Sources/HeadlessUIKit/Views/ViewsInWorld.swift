/// What a world has of views: its windows, and what its next layout has to do.
@MainActor
final class ViewsInWorld: LayoutPass {
    @exclusivity(unchecked) var windows: [UIWindow] = []
    /// Views that asked for layout since the last commit.
    @exclusivity(unchecked) var needingLayout: [UIView] = []
    /// Views in which safe areas may have changed since.
    @exclusivity(unchecked) var safeAreaRoots: [UIView] = []
    /// Containers that stand in the place of another view.
    @exclusivity(unchecked) var standIns: [WeakStandIn] = []
    /// Views whose place is recorded at the end of the turn.
    @exclusivity(unchecked) var letGo: [UIView] = []
    /// Views of transitions that have run while others still do.
    @exclusivity(unchecked) var followed = FollowedViews()
    /// Who has the keyboard's focus.
    weak var firstResponder: UIResponder?
    /// Whether its holder gives it up because another one takes it.
    var isHandingFocusOn = false
    /// Who wants to know which views are given their frames now.
    var frameWatcher: (any FrameWatcher)? {
        didSet { World.current?.watchesFrames = frameWatcher != nil }
    }
    /// What decides between gestures.
    var arbiter: (any GestureArbiter)?
    /// The app around the windows.
    var app: (any AppAroundViews)?
    /// Who shows the menus of controls.
    var menus: (any MenuShowing)?

    func layOutViews() { World.current?.layOutViews() }

    /// Forgets what layout has left to do.
    func removeAll() {
        needingLayout = []
        safeAreaRoots = []
        letGo = []
        followed.removeAll()
    }
}

extension World {
    var views: ViewsInWorld { unsafeDowncast(viewPart, to: ViewsInWorld.self) }

    var windows: [UIWindow] {
        get { views.windows }
        set { views.windows = newValue }
    }

    /// The screen of the current world: 390 by 844 points outside a world.
    static var screenBounds: CGRect {
        CGRect(origin: .zero, size: current?.screenSize ?? usualScreenSize)
    }

    /// Where a window lies that fills its scene: as the first one.
    static var sceneBounds: CGRect {
        current?.windows.first.map { CGRect(origin: .zero, size: $0.bounds.size) } ?? screenBounds
    }
}

/// The app, as far as views and responders need one.
@MainActor
protocol AppAroundViews {
    /// Who is asked after a window: the application.
    func responder(after window: UIWindow) -> UIResponder?
    /// The keyboard comes and goes with the focus.
    func focusChanged(to responder: UIResponder?, in world: World)
}

/// Whoever wants to know which views are given their frames by the code that runs now.
@MainActor
protocol FrameWatcher {
    func noteFrame(of view: UIView)
}

/// A container that stands in the place of another view.
@preconcurrency @MainActor
protocol StandIn: UIView {
    /// Notes how that view lies in it, before layout says anything else.
    func notePlaceInside()
    /// Goes where the app has put that view.
    func followPlace()
}

/// A container that is followed and not kept alive.
struct WeakStandIn {
    weak var view: (any StandIn)?
}
