import TransitionCore

/// What a layer asks and tells its owner. A view is the delegate of its layer.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
    func display(_ layer: CALayer)
    func draw(_ layer: CALayer, in ctx: CGContext)
    func layerWillDraw(_ layer: CALayer)
    func layoutSublayers(of layer: CALayer)
    /// What a change of a property does; nil leaves it to the layer, `NSNull()` makes it at once.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

/// All of it is optional in Core Animation.
extension CALayerDelegate {
    public func display(_ layer: CALayer) {}
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// The corners that a corner radius rounds.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// Holds the model values of a view and computes what is shown of them.
///
/// A property that is set inside an animation gets its target value at once; `presentation()` tells what a user would
/// see now (ledger 6.13). Nothing is drawn.
@preconcurrency @MainActor
open class CALayer: NSObject {
    @exclusivity(unchecked) var values = LayerValues()
    /// Animations that affect this layer, oldest first.
    @exclusivity(unchecked) var animations: [LayerAnimation] = []
    @exclusivity(unchecked) var extras: LayerExtras?
    @exclusivity(unchecked) var timeFlow = TimeFlow.running(shift: 0)
    /// The view whose layer this is.
    nonisolated(unsafe) unowned(unsafe) final var owner: (any LayerOwner)?
    private weak var ownDelegate: (any CALayerDelegate)?
    weak var parentLayer: CALayer?
    var ownSublayers: [CALayer] = []

    public override init() {
        super.init()
    }

    /// Copies the values of another layer.
    public init(layer: Any) {
        super.init()
        if let original = layer as? CALayer { copyHeldValues(of: original) }
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    func attach(to owner: any LayerOwner) {
        self.owner = owner
    }

    open var delegate: (any CALayerDelegate)? {
        get { owner ?? ownDelegate }
        set { ownDelegate = newValue }
    }

    open var bounds: CGRect {
        get { values.bounds }
        set {
            guard isValid(newValue, "bounds") else { return }
            let old = values.bounds.size
            change(.bounds, to: .rect(newValue))
            guard values.bounds.size != old else { return }
            if let owner { owner.boundsSizeChanged(from: old) } else { setNeedsLayout() }
        }
    }

    /// The bounding rectangle in the superlayer; setting it sets the bounds' size and the position.
    open var frame: CGRect {
        get { values.frame }
        set {
            guard !newValue.isNull else { return }
            if let owner, let world = World.current, world.watchesFrames { owner.noteFrame() }
            let geometry = values.geometry(forFrame: newValue)
            bounds = CGRect(origin: values.bounds.origin, size: geometry.size)
            position = geometry.position
        }
    }

    open var position: CGPoint {
        get { values.position }
        set {
            guard isValid(CGRect(origin: newValue, size: .zero), "position") else { return }
            change(.position, to: .point(newValue))
        }
    }

    /// The place of `position` in the bounds, as a part of width and height.
    open var anchorPoint: CGPoint {
        get { values.anchorPoint }
        set { change(.anchorPoint, to: .point(newValue)) }
    }

    open var transform: CATransform3D {
        get { values.transform }
        set { change(.transform, to: newValue.isAffine ? .affine(newValue.affinePart) : .matrix(newValue)) }
    }

    open var opacity: Float {
        get { Float(values.opacity) }
        set { change(.opacity, to: .number(Double(newValue))) }
    }

    open var zPosition: CGFloat {
        get { CGFloat(values.zPosition) }
        set { change(.zPosition, to: .number(Double(newValue))) }
    }

    open var cornerRadius: CGFloat {
        get { CGFloat(values.cornerRadius) }
        set { change(.cornerRadius, to: .number(Double(newValue))) }
    }

    open var backgroundColor: CGColor? {
        get { values.backgroundColor }
        set { change(.backgroundColor, to: .color(newValue)) }
    }

    open var borderWidth: CGFloat {
        get { CGFloat(values.borderWidth) }
        set { change(.borderWidth, to: .number(Double(newValue))) }
    }

    open var borderColor: CGColor? {
        get { values.borderColor }
        set { change(.borderColor, to: .color(newValue)) }
    }

    open var shadowOpacity: Float {
        get { Float(values.shadowOpacity) }
        set { change(.shadowOpacity, to: .number(Double(newValue))) }
    }

    open var shadowRadius: CGFloat {
        get { CGFloat(values.shadowRadius) }
        set { change(.shadowRadius, to: .number(Double(newValue))) }
    }

    open var shadowColor: CGColor? {
        get { values.shadowColor }
        set { change(.shadowColor, to: .color(newValue)) }
    }

    @exclusivity(unchecked) private var heldIsHidden = false
    open var isHidden: Bool {
        get { heldIsHidden }
        set {
            guard !World.isFrozen, newValue != heldIsHidden else { return }
            heldIsHidden = newValue
            World.effectCount += 1
        }
    }
    @exclusivity(unchecked) private var heldMasksToBounds = false
    open var masksToBounds: Bool {
        get { heldMasksToBounds }
        set { if !World.isFrozen { heldMasksToBounds = newValue } }
    }
    @Held open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    @Held open var shouldRasterize = false
    @Held open var rasterizationScale: CGFloat = 1
    @Held open var contents: Any?
    @Held open var contentsScale: CGFloat = 1
    @Held open var isOpaque = false
    @Held open var allowsGroupOpacity = true
    @Held open var name: String?

    @exclusivity(unchecked) private var heldMask: CALayer?
    final var hasMask: Bool { heldMask != nil }
    /// Shows the layer where the mask is opaque. The mask has the layer's time and window.
    /// A layer that contains this one, or is it, raises as its superlayer would.
    open var mask: CALayer? {
        get { heldMask }
        set {
            guard !World.isFrozen else { return }
            if let newValue {
                guard !isDescendant(of: newValue) else { return raiseCycle(of: newValue) }
                if newValue.owner != nil { World.nestsViewLayers = true }
            }
            if let owner { World.current?.noteSet(.mask, of: owner.objectID) }
            if let extras = heldMask?.extras, extras.maskOwner === self { extras.maskOwner = nil }
            heldMask = newValue
            newValue?.madeExtras.maskOwner = self
            newValue?.madeExtras.insertionFrame = World.current?.frame ?? -1
        }
    }

    /// How fast the layer's time runs against that of its superlayer; 0 stops it (ledger 7.8).
    @Held open var speed: Float = 1 {
        didSet { World.current?.animations.layerTimeChanged() }
    }
    /// Seconds added to the layer's time (ledger 7.8).
    @Held open var timeOffset: TimeInterval = 0 {
        didSet { World.current?.animations.layerTimeChanged() }
    }
    /// The superlayer's time, in seconds, at which the layer's time starts (ledger 7.8).
    @Held open var beginTime: TimeInterval = 0 {
        didSet { World.current?.animations.layerTimeChanged() }
    }

    /// Asks for layout: of the owning view, or of the layer's own sublayers with the next layout of the view around it.
    open func setNeedsLayout() {
        guard owner == nil else { owner?.setNeedsLayout(); return }
        guard !World.isFrozen, parentLayer != nil else { return }
        madeExtras.needsSublayerLayout = true
        showingOwner?.setNeedsLayout()
    }

    open func layoutIfNeeded() {
        if let owner { owner.layoutIfNeeded() } else { layOutIfAsked() }
    }

    /// Places the sublayers; a view lays out its subviews then.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
    open func needsLayout() -> Bool { owner?.needsLayout ?? extras?.needsSublayerLayout ?? false }
    /// Adds a copy of an animation. One that has the same key gives way, unfinished; without a key none does.
    open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key) }
    /// The deepest layer at a point of the superlayer, by this layer's own values.
    open func hitTest(_ point: CGPoint) -> CALayer? { deepestLayer(at: point) }
    /// Whether a point of the layer's own coordinates is inside its bounds.
    open func contains(_ point: CGPoint) -> Bool { values.bounds.contains(point) }
    /// Nothing is drawn.
    open func setNeedsDisplay() {}
    open func display() {}
    open func draw(in ctx: CGContext) {}
    open class func needsDisplay(forKey key: String) -> Bool { false }
    open class func defaultValue(forKey key: String) -> Any? { defaultRareValue(key)?.anyValue }

    /// What a change of that property does; nil for a change at once.
    open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// The value of a property that most layers leave alone.
    class func defaultRareValue(_ key: String) -> LayerValue? {
        switch key {
        case "shadowOffset": .size(CGSize(width: 0, height: -3))
        case "shadowPath": .path(nil)
        case "anchorPointZ": .number(0)
        case "sublayerTransform": .affine(.identity)
        case "contentsRect", "contentsCenter": .rect(CGRect(x: 0, y: 0, width: 1, height: 1))
        default: nil
        }
    }

    /// Writes a model value; inside an animation the way there becomes part of it.
    func change(_ key: LayerKey, to new: LayerValue) {
        guard !World.isFrozen else { return }
        let old = modelValue(key)
        guard old != new else { return }
        World.effectCount += 1
        guard let owner else { return changeWithoutView(key, to: new) }
        let world = World.current
        if let world, let value = key.watchedValue { world.noteSet(value, of: owner.objectID) }
        guard let scope = world?.animations.scope else { return setModelValue(new, key) }
        // What adds up starts from what is shown by itself.
        let start = scope.beginsFromCurrentState && !scope.adds(key, to: self) ? shownValue(key) : old
        setModelValue(new, key)
        scope.collect(key, of: self, from: start, modelWas: old, to: new)
    }

    private func changeWithoutView(_ key: LayerKey, to new: LayerValue) {
        let action = implicitAction(forKey: key.name)
        setModelValue(new, key)
        action?.run(forKey: key.name, object: self, arguments: nil)
    }

    /// Not-a-number geometry kills an app: Core Animation raises CALayerInvalidGeometry.
    private func isValid(_ rect: CGRect, _ property: String) -> Bool {
        let isNumber = !(rect.origin.x.isNaN || rect.origin.y.isNaN || rect.width.isNaN || rect.height.isNaN)
        if !isNumber, let world = World.current {
            let owner = owner.map { world.recorder.trace.label($0.objectID) } ?? TraceRecorder.name(of: type(of: self))
            world.raise(
                "CALayerInvalidGeometry", "CALayer \(property) contains NaN. Layer of \(owner)", for: .setsNoNumber,
                with: self.owner?.objectID ?? .none)
        }
        return isNumber
    }

    private func copyHeldValues(of other: CALayer) {
        values = other.values
        isHidden = other.isHidden
        masksToBounds = other.masksToBounds
        heldMask = other.heldMask
        maskedCorners = other.maskedCorners
        name = other.name
        guard let extras = other.extras, !extras.rare.isEmpty || !extras.held.isEmpty else { return }
        madeExtras.rare = extras.rare
        madeExtras.held = extras.held
    }
}
