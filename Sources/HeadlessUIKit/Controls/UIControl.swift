import TransitionCore

/// A view that turns touches into events and tells its targets of them.
///
/// It keeps its touches: they do not travel up the responder chain. A disabled control swallows them.
@preconcurrency @MainActor
open class UIControl: UIView {
    private var targets: [ControlTarget] = []
    /// The touch that is tracked, until it ends.
    private weak var trackedTouch: UITouch?
    /// Whether anybody has been told of that touch.
    private var hasTold = false
    /// How far outside a tracked touch still counts as inside, in points.
    private static let trackingMargin: CGFloat = 70

    @Held open var isEnabled = true {
        didSet {
            stateChanged()
            if isEnabled != oldValue { World.current?.noteSet(.enabled, of: objectID) }
        }
    }
    @Held open var isSelected = false { didSet { stateChanged() } }
    @Held open var isHighlighted = false { didSet { stateChanged() } }
    @Held open var contentVerticalAlignment = ContentVerticalAlignment.center
    @Held open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    /// Whether a tap on a button shows its menu, and performs nothing else.
    @Held open var showsMenuAsPrimaryAction = false
    @Held open var toolTip: String?
    @Held open var isSymbolAnimationEnabled = false

    /// Whether a touch that began here is still down.
    open private(set) var isTracking = false
    /// Whether the tracked touch is over the control.
    open private(set) var isTouchInside = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Makes a control that performs an action when it is triggered.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: .left
        case .trailing: .right
        default: contentHorizontalAlignment
        }
    }

    override var isSwitchedOff: Bool { !isEnabled }

    /// For controls whose look depends on the state.
    func stateChanged() { setNeedsLayout() }

    // MARK: Tracking, for subclasses

    /// Whether the control follows the touch.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Whether the control goes on following the touch.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    // MARK: Targets

    /// Adds a method to call at events; nil stands for the first responder up the chain that has it.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        guard !World.isFrozen else { return }
        let object = Selector.target(target)
        if let index = targets.firstIndex(where: { $0.isSame(object, action) }) {
            targets[index].events.formUnion(controlEvents)
        } else {
            targets.append(ControlTarget(target: object, selector: action, events: controlEvents))
        }
    }

    /// Nil stands for any target and for any action.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        guard !World.isFrozen else { return }
        let object = Selector.target(target)
        for index in targets.indices where targets[index].matches(object, action) {
            targets[index].events.subtract(controlEvents)
        }
        targets.removeAll { $0.events.isEmpty }
    }

    /// Adds an action; one of the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        guard !World.isFrozen else { return }
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        targets.append(ControlTarget(action: action, events: controlEvents))
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        guard !World.isFrozen else { return }
        for index in targets.indices where targets[index].action?.identifier == actionIdentifier {
            targets[index].events.subtract(controlEvents)
        }
        targets.removeAll { $0.events.isEmpty }
    }

    open var allTargets: Set<AnyHashable> {
        Set(targets.compactMap { ($0.target as? NSObject).map(AnyHashable.init) })
    }

    open var allControlEvents: Event { targets.reduce([]) { $0.union($1.events) } }

    /// The names of the methods that a target is called by at an event; nil when there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let object = Selector.target(target)
        let names = targets.filter { $0.selector != nil && $0.target === object && $0.events.contains(controlEvent) }
            .compactMap(\.selector?.name)
        return names.isEmpty ? nil : names
    }

    /// Calls `iterator` with each action or target, and the events that it is for.
    open func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
    ) {
        var stops = false
        for target in targets where !stops {
            iterator(target.action, target.selector.map { (target.target, $0) }, target.events, &stops)
        }
    }

    // MARK: Sending

    /// Calls one method; a subclass may override it to look on.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        guard !World.isFrozen else { return }
        if let target {
            action.perform(on: Selector.target(target), sender: self, event: event)
        } else {
            _ = action.performUpTheChain(from: World.current?.views.firstResponder ?? self, self, event)
        }
    }

    open func sendAction(_ action: UIAction) {
        guard !World.isFrozen else { return }
        action.performWithSender(self, target: nil)
    }

    /// Tells all targets of these events, as if a touch had made them.
    open func sendActions(for controlEvents: Event) {
        send(controlEvents, with: nil)
    }

    /// Sends the events of the control's own primary action.
    open func performPrimaryAction() {
        sendActions(for: .primaryActionTriggered)
    }

    final func send(_ events: Event, with event: UIEvent?) {
        // Targets may remove themselves or add others while they are told.
        for target in targets where !target.events.isDisjoint(with: events) && !World.isFrozen {
            hasTold = true
            if let action = target.action {
                sendAction(action)
            } else if let selector = target.selector, target.isForResponders || target.target != nil {
                sendAction(selector, to: target.target, for: event)
            }
        }
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.inOrder.first else { return }
        trackedTouch = touch
        hasTold = false
        isTouchInside = true
        isTracking = beginTracking(touch, with: event)
        guard isTracking else { return }
        showTouch(true)
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
        let wasInside = isTouchInside
        isTouchInside = isInside(touch)
        guard continueTracking(touch, with: event) else {
            stopTracking()
            endTracking(touch, with: event)
            return
        }
        showTouch(isTouchInside)
        if wasInside != isTouchInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, with: event) }
        send(isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
        let ends = isInside(touch)
        isTouchInside = ends
        endTracking(touch, with: event)
        stopTracking()
        guard !ends else { return triggered(with: event) }
        if !hasTold { World.current?.noteMissedControl() }
        send(.touchUpOutside, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        cancelTracking(with: event)
        stopTracking()
        if !hasTold { World.current?.noteMissedControl() }
        send(.touchCancel, with: event)
    }

    /// A touch has lifted over the control.
    func triggered(with event: UIEvent?) {
        send(.touchUpInside, with: event)
    }

    private func isInside(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -Self.trackingMargin, dy: -Self.trackingMargin).contains(touch.location(in: self))
    }

    private func stopTracking() {
        trackedTouch = nil
        isTracking = false
        isTouchInside = false
        showTouch(false)
    }

    /// What a control shows of a finger comes and goes with that, whatever transition it asks for.
    private func showTouch(_ isShown: Bool) {
        let count = World.effectCount
        World.following { isHighlighted = isShown }
        World.shownTouchCount += World.effectCount - count
    }

    /// Whether a tap of a view around this control must leave the touch to it, as it does for controls that act on a
    /// touch that lifts.
    var keepsTapsToItself: Bool { false }
    /// The parts of it in which a tap does something else each, in its own coordinates.
    var tappedParts: [CGRect] { [bounds] }
    /// Equal parts of it, side by side.
    final func parts(_ count: Int) -> [CGRect] {
        let width = bounds.width / CGFloat(max(count, 1))
        return (0..<max(count, 1)).map {
            CGRect(x: bounds.minX + width * CGFloat($0), y: bounds.minY, width: width, height: bounds.height)
        }
    }
    override var keepsTaps: Bool { isEnabled && keepsTapsToItself }
}
