import TransitionCore

/// A view: a place in the hierarchy, the geometry of its layer, and what touches it takes. Nothing is drawn.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate {
    // Neither reference is weak: an object that is weakly referenced pays for it at each retain. The superview's and
    // the view's end clear them instead.
    @exclusivity(unchecked) private nonisolated(unsafe) unowned(unsafe) final var parentView: UIView?
    // Kept, since nothing is asked for more often; set with every move, cleared with the window's or superview's end.
    @exclusivity(unchecked) private nonisolated(unsafe) unowned(unsafe) final var currentWindow: UIWindow?
    @exclusivity(unchecked) private nonisolated(unsafe) final var ownLayer: CALayer?
    @exclusivity(unchecked) final nonisolated(unsafe) var children: [UIView] = []
    @exclusivity(unchecked) final nonisolated(unsafe) var recognizers: [UIGestureRecognizer] = []
    @exclusivity(unchecked) var needsLayout = true
    /// Whether a world follows it, and is told of its end.
    @exclusivity(unchecked) final nonisolated(unsafe) var isFollowed = false
    /// The controller whose `view` this is.
    @exclusivity(unchecked) weak var owner: (any ViewOwner)?
    /// Touches are turned off by so many transitions (ledger 2.10).
    @exclusivity(unchecked) var interactionSuspensions = 0
    /// Whether this is the container view of a presentation or of a container controller.
    @exclusivity(unchecked) var isTransitionContainer = false
    /// Whether it stands in for another view's picture.
    var isSnapshot: Bool { false }
    /// Insets of a view that has its own, such as a window; others take what is left of their superview's.
    @exclusivity(unchecked) var heldSafeAreaInsets: UIEdgeInsets?
    /// Whether it, or a view in it, is told when its safe area changes.
    @exclusivity(unchecked) final var hearsOfSafeArea = false
    /// Whether the safe areas in it are compared before the next layout.
    @exclusivity(unchecked) final var awaitsSafeArea = false
    /// What constraints need to know of the view.
    @exclusivity(unchecked) var constraintState: ConstraintState?
    /// Whether constraints are held here or further in: layout passes the others by.
    @exclusivity(unchecked) var holdsConstraints = false
    @exclusivity(unchecked) var awaitsConstraintUpdate = true
    @exclusivity(unchecked) private var heldTintColor: UIColor?
    @exclusivity(unchecked) private var namedColor: NamedColor?

    public init(frame: CGRect) {
        super.init()
        if frame != .zero { layer.frame = frame }
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    /// As `init(frame:)` makes it with a frame of zero, and then as an `InterfaceCoder` says.
    public required init?(coder: NSCoder) {
        super.init()
        decode(coder, as: UIView.self)
    }

    /// The last class of UIKit's own that sets something up in `init(coder:)`.
    class var decoder: UIView.Type { UIView.self }

    deinit {
        for child in children {
            child.parentView = nil
            child.forgetWindow()
        }
        for recognizer in recognizers { recognizer.attachedView = nil }
        ownLayer?.owner = nil
        if isFollowed, let world = World.onThisThread {
            let view = ObjectIdentifier(self)
            MainActor.assumeIsolated { world.views.followed.remove(view) }
        }
    }

    override class var tracedKind: TracedObject.Kind { .view }
    override var standardAccessibilityFrame: CGRect { window == nil ? .zero : convert(bounds, to: nil) }

    public internal(set) final var superview: UIView? {
        get { parentView }
        set { parentView = newValue }
    }

    /// Whether there is a window, told without taking hold of it.
    final var isInWindow: Bool { currentWindow != nil || asWindow != nil }

    public final var layer: CALayer { @inline(__always) get { ownLayer ?? madeLayer() } }

    @inline(never) private func madeLayer() -> CALayer {
        let made = makeLayer()
        ownLayer = made
        return made
    }

    /// The class of the layer, made by its `init()`.
    open class var layerClass: AnyClass { CALayer.self }

    // MARK: Geometry

    open var frame: CGRect {
        get { layer.frame }
        set {
            layer.frame = newValue
            if hearsOfSafeArea { safeAreaMayChange() }
            propertiesChanged()
        }
    }

    open var bounds: CGRect {
        get { layer.bounds }
        set {
            layer.bounds = newValue
            if hearsOfSafeArea { safeAreaMayChange() }
            propertiesChanged()
        }
    }

    open var center: CGPoint {
        get { layer.position }
        set {
            layer.position = newValue
            if hearsOfSafeArea { safeAreaMayChange() }
            propertiesChanged()
        }
    }

    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set {
            layer.setAffineTransform(newValue)
            propertiesChanged()
        }
    }

    /// The point of the bounds, in parts of their size, that `center` places and transforms turn around.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set {
            layer.anchorPoint = newValue
            propertiesChanged()
        }
    }

    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    // MARK: Appearance

    open var alpha: CGFloat {
        get { CGFloat(layer.values.opacity) }
        set {
            let wasSeen = alpha > Self.faintestAlpha
            layer.change(.opacity, to: .number(Double(newValue)))
            if wasSeen, alpha <= Self.faintestAlpha { World.current?.record(.viewFaded(view: objectID)) }
            if wasSeen != (alpha > Self.faintestAlpha), let barOwner {
                World.current?.noteSet(.bars, of: barOwner.objectID)
            }
            propertiesChanged()
        }
    }

    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            guard newValue != layer.isHidden else { return }
            layer.isHidden = newValue
            World.current?.noteSet(barOwner == nil ? .visibility : .bars, of: barOwner?.objectID ?? objectID)
            superview?.subviewVisibilityChanged()
            barOwner?.viewIfLoaded?.safeAreaMayChange()
            propertiesChanged()
            if newValue, let world = World.current, world.openTransitions.current != nil, !world.isDoingOtherThings {
                world.record(.viewHidden(view: objectID))
            }
        }
    }

    open var backgroundColor: UIColor? {
        get {
            guard let color = layer.values.backgroundColor else { return nil }
            return namedColor?.name(of: color) ?? UIColor(cgColor: color)
        }
        set {
            guard !World.isFrozen else { return }
            let color = newValue?.cgColor
            if let newValue, let color { namedColor = NamedColor(newValue, color, after: namedColor) }
            layer.backgroundColor = color
        }
    }

    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// Its own, else the superview's, else the system's blue.
    open var tintColor: UIColor! {
        get { heldTintColor ?? superview?.tintColor ?? .systemBlue }
        set {
            guard !World.isFrozen else { return }
            heldTintColor = newValue
            tintColorDidChange()
        }
    }

    @Held open var isOpaque = true
    @Held open var tag = 0
    @Held open var contentMode = ContentMode.scaleToFill
    @Held open var contentScaleFactor: CGFloat = 1
    @Held open var tintAdjustmentMode = TintAdjustmentMode.automatic {
        didSet { if tintAdjustmentMode != oldValue { World.current?.noteSet(.tintMode, of: objectID) } }
    }
    /// Whether it is a control that is turned off.
    var isSwitchedOff: Bool { false }
    @Held open var mask: UIView? { didSet { layer.mask = mask?.layer } }
    @Held open var accessibilityIdentifier: String?
    @Held open var accessibilityLabel: String?
    @Held open var isAccessibilityElement = false
    @Held open var accessibilityViewIsModal = false
    @Held open var accessibilityElementsHidden = false

    /// Light or dark for this view and what is in it, whatever its surroundings say.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { heldOverrideStyle }
        set {
            guard !World.isFrozen, newValue != heldOverrideStyle else { return }
            let previous = traitCollection
            heldOverrideStyle = newValue
            noteTraitChange(from: previous)
        }
    }
    @exclusivity(unchecked) private var heldOverrideStyle = UIUserInterfaceStyle.unspecified
    open var traitCollection: UITraitCollection { effectiveTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open func tintColorDidChange() {}
    /// Nothing is drawn.
    open func setNeedsDisplay() {}
    open func draw(_ rect: CGRect) {}

    // MARK: Touches

    @exclusivity(unchecked) private var heldIsUserInteractionEnabled = true
    open var isUserInteractionEnabled: Bool {
        get { heldIsUserInteractionEnabled }
        set {
            guard !World.isFrozen else { return }
            heldIsUserInteractionEnabled = newValue
            World.current?.noteSet(.interaction, of: objectID)
            if !newValue, let world = World.current, world.isInAct {
                world.record(.interactionTurnedOff(view: objectID))
            }
        }
    }
    @Held open var isMultipleTouchEnabled = false
    @Held open var isExclusiveTouch = false

    /// The deepest view that takes touches at a point of this view's bounds.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        deepestView(at: point, with: event)
    }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        attachRecognizer(gestureRecognizer)
    }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        if gestureRecognizer.view === self { World.current?.noteSet(.recognizers, of: objectID) }
        detachRecognizer(gestureRecognizer)
    }

    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set { replaceRecognizers(with: newValue ?? []) }
    }

    /// The controller whose view it is, else the superview.
    open override var next: UIResponder? { owner ?? superview }

    // MARK: Hierarchy

    /// Back to front.
    open var subviews: [UIView] { children }
    open var window: UIWindow? { asWindow ?? currentWindow }
    /// The view itself if it is a window.
    var asWindow: UIWindow? { nil }
    /// The container whose bar the view is.
    var barOwner: (any ViewOwner)? { nil }
    /// Whether it is neither hidden nor transparent, whatever holds it.
    var isSeenByItself: Bool { !isHidden && alpha > Self.faintestAlpha }
    /// The view itself if it is a scroll view.
    var asScrollView: (any ContentScrolling)? { nil }
    /// Whether it keeps single taps from the views around it.
    var keepsTaps: Bool { false }
    /// Called when its size has changed, for what contains the views of a transition.
    func containerSizeChanged() {}

    final func keepWindow(_ window: UIWindow?) {
        currentWindow = window
    }

    private nonisolated final func forgetWindow() {
        guard currentWindow != nil else { return }
        currentWindow = nil
        for child in children { child.forgetWindow() }
    }

    open func addSubview(_ view: UIView) { insert(view, at: children.count) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 1)
    }

    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 0)
    }

    open func removeFromSuperview() { detach() }
    open func bringSubviewToFront(_ view: UIView) { move(view, to: children.count - 1) }
    open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard !World.isFrozen, children.indices.contains(index1), children.indices.contains(index2) else { return }
        children.swapAt(index1, index2)
    }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for child in children {
            if let found = child.viewWithTag(tag) { return found }
        }
        return nil
    }

    // MARK: Layout

    @Held open var autoresizingMask: AutoresizingMask = []
    @exclusivity(unchecked) private var heldAutoresizesSubviews = true
    open var autoresizesSubviews: Bool {
        get { heldAutoresizesSubviews }
        set { if !World.isFrozen { heldAutoresizesSubviews = newValue } }
    }
    /// Whether the frame is the app's to set; constraints decide it otherwise.
    @Held open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if let superview, superview.holdsConstraints { superview.noteConstraints() } }
    }

    /// The part of the bounds that bars and the device's shape leave free.
    open var safeAreaInsets: UIEdgeInsets { effectiveSafeAreaInsets }

    open func safeAreaInsetsDidChange() {}
    /// What of its safe area the views in it are given.
    var safeAreaInsetsOfContent: UIEdgeInsets { safeAreaInsets }
    /// Places what constraints decide.
    open func layoutSubviews() { if holdsConstraints { placeConstrainedSubviews() } }
    open func setNeedsLayout() { markForLayout() }
    open func layoutIfNeeded() { layOutFromTop() }
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// The content asks for another size.
    open func invalidateIntrinsicContentSize() { noteContentSizeChange() }
    /// Called before layout for a view that asked for it, and once for each that comes under constraints.
    open func updateConstraints() {}
    open func layoutMarginsDidChange() {}
    /// Whether the view is to be asked for its constraints even when nothing else speaks of any.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The size nearest to the target that the constraints inside the view allow.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        fittingSize(targetSize, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
    }

    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    /// The size of what a scroll view shows; nil for other views.
    var contentAreaSize: CGSize? { nil }
    /// Takes the content size that constraints come to.
    func takeContentAreaSize(_ size: CGSize) {}
    /// A subview was hidden or shown.
    func subviewVisibilityChanged() {}
    /// Whether there is text with a baseline of its own.
    var hasTextBaseline: Bool { false }
    /// From the top to the first line's baseline and from the last one's to the bottom, in points.
    var baselines: (first: CGFloat, last: CGFloat) { (first: 0, last: 0) }

    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        bounds = CGRect(origin: bounds.origin, size: size)
    }

    // MARK: Being the layer's delegate

    /// Nothing is drawn.
    open func display(_ layer: CALayer) {}
    open func draw(_ layer: CALayer, in ctx: CGContext) {}
    open func layoutSublayers(of layer: CALayer) { layoutSubviews() }

    /// Outside animation blocks a view's layer changes at once. The model does not ask an override.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        World.current?.animations.scope == nil ? NSNull() : CABasicAnimation(keyPath: event)
    }

    // MARK: Pictures

    /// A view of the same size that stands in for this one; nil when there is nothing to see.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        bounds.isEmpty || World.isFrozen ? nil : SnapshotView(size: bounds.size)
    }

    /// A stand-in for a part of this view.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        rect.isEmpty || World.isFrozen ? nil : SnapshotView(size: rect.size)
    }

    /// Nothing is drawn, and the answer is that it was.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { true }

    private func makeLayer() -> CALayer {
        let kind = Self.layerClass as? CALayer.Type ?? CALayer.self
        let layer = CALayer.make(kind) ?? CALayer()
        layer.attach(to: self)
        return layer
    }
}
