import TransitionCore

/// The window gets another size: a rotation, or a window dragged larger (ledger 9.9).
///
/// A device that turns says so first. Controllers learn of it next, root to presented, with a coordinator. Then the
/// geometry changes at once, the status bar's with it, and what they want to animate alongside takes the time of a
/// rotation.
@MainActor
final class SizeChange: CoordinatedChange {
    /// Seconds of a rotation.
    private static let duration = 0.3

    let world: World
    let tracedID: TransitionID? = nil
    private let window: UIWindow
    private let size: CGSize
    /// Who tells the observers outside the controllers.
    private let witness: any SizeChangeWitness
    private let traits: UITraitCollection
    private(set) var takesAlongsideAnimations = true
    private(set) lazy var coordinator = TransitionCoordinator(change: self)
    /// The numbers of the animations that turn with the window: they are no transition's.
    private(set) var animations = 0..<0

    init(of window: UIWindow, to size: CGSize, in world: World, telling witness: any SizeChangeWitness) {
        self.world = world
        self.window = window
        self.size = size
        self.witness = witness
        traits = .traits(forWindowOf: size)
    }

    func perform() {
        let previousTraits = world.traits
        let newTraits = previousTraits.overridden(by: sizeTraits)
        world.sizeChange = self
        witness.deviceDidTurn()
        let windows = [window] + windowsBeside
        let roots = windows.compactMap(\.rootViewController)
        for root in roots where newTraits != previousTraits { root.willTransition(to: newTraits, with: coordinator) }
        for root in roots where !World.isFrozen { root.viewWillTransition(to: size, with: coordinator) }
        witness.willChange()
        guard !World.isFrozen else { return }
        world.screenSize = world.screenSize.turned(toHold: size)
        for window in windows {
            window.frame = CGRect(origin: .zero, size: size)
            window.setNeedsLayout()
        }
        world.traits = newTraits
        if newTraits != previousTraits {
            for window in windows { window.noteTraitChange(inside: previousTraits) }
            for root in roots { root.adaptPresentations(to: newTraits, with: coordinator) }
        }
        world.layOutViews()
        world.repairs.layOutPages()
        witness.didChange()
        takesAlongsideAnimations = false
        let earlier = world.animations.count
        UIView.animate(withDuration: Self.duration) {
            self.coordinator.runAnimations()
        } completion: { _ in
            if self.world.sizeChange === self { self.world.sizeChange = nil }
            self.coordinator.runCompletions()
        }
        animations = earlier + 1..<world.animations.count + 1
        world.commitWork.run()
    }

    /// The other windows that fill the screen: they go along, and one of a size of its own does not (ledger 9.9).
    private var windowsBeside: [UIWindow] {
        world.windows.filter { $0 !== window && $0.frame == CGRect(origin: .zero, size: window.bounds.size) }
    }

    /// How the interface is turned in the end.
    var orientation: UIInterfaceOrientation { UIInterfaceOrientation(ofWindow: size) }

    /// What the size decides; an app's own style stays.
    private var sizeTraits: UITraitCollection {
        var values = UITraitCollection.Values()
        values.horizontal = traits.horizontalSizeClass
        values.vertical = traits.verticalSizeClass
        return UITraitCollection(values: values)
    }

    // MARK: What the coordinator tells

    let isAnimated = true
    let presentationStyle = UIModalPresentationStyle.none
    let wasInitiallyInteractive = false
    let isInterruptible = false
    let isInteractiveNow = false
    let isCancelled = false
    var transitionDuration: Double { Self.duration }
    let percentComplete: CGFloat = 0
    let completionVelocity: CGFloat = 1
    let completionCurve = UIView.AnimationCurve.easeInOut
    var containerView: UIView { window }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        window.rootViewController
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        window.rootViewController?.viewIfLoaded
    }
}

/// The change of a world's size whose coordinator is out (ledger 9.9).
@MainActor
private final class SizeChangeInWorld: WorldPart {
    static let slot = WorldSlot.sizeChange

    var change: SizeChange?
}

extension World {
    var sizeChange: SizeChange? {
        get { partIfMade(SizeChangeInWorld.self)?.change }
        set { part(SizeChangeInWorld.self).change = newValue }
    }
}

extension CGSize {
    /// A screen of that size as it holds a window: upright or on its side, and larger only where it has to be.
    fileprivate func turned(toHold window: CGSize) -> CGSize {
        let turned = CGSize(width: height, height: width)
        func holds(_ screen: CGSize) -> Bool { window.width <= screen.width && window.height <= screen.height }
        if window == turned { return turned }
        if holds(self) { return self }
        if holds(turned) { return turned }
        return CGSize(width: max(width, window.width), height: max(height, window.height))
    }
}
