import TransitionCore

/// Reads touches and tells its targets when they make up its gesture (ledger 8.1–8.4, 8.10–8.12).
///
/// Actions are sent once per event, after every recognizer has seen the event; so in an action `state` is the current
/// one. A batch of events that waited for a blocked main thread is delivered one by one in a single turn, before any
/// transition that their actions request can start (8.9).
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, AttachmentHolding {
    final nonisolated(unsafe) var attachments: Attachments?
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed

        public static let recognized = State.ended
    }

    private static let everyTouchType: [NSNumber] = [0, 1, 2, 3]

    nonisolated let identity: Identity
    /// The serial in the current world, when the recognizer was made in one.
    nonisolated final var objectID: ObjectID {
        identity.isCurrent ? identity.id : World.identifyKept(self, identity)
    }
    @exclusivity(unchecked) final var recognition = Recognition()
    @exclusivity(unchecked) private var actions: [GestureAction] = []
    @exclusivity(unchecked) private var requirements: [WeakRecognizer] = []

    @exclusivity(unchecked) open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var name: String?
    /// Whether the view loses the touches, told by `touchesCancelled`, once they make up the gesture (8.12).
    @exclusivity(unchecked) open var cancelsTouchesInView = true
    /// Whether the view hears of a touch only when it cannot make up the gesture any more.
    @exclusivity(unchecked) open var delaysTouchesBegan = false
    /// Whether the view hears of a touch's end only when the gesture has failed; else it is told of a cancel.
    @exclusivity(unchecked) open var delaysTouchesEnded = true
    /// Kept for the caller: fingers are the only touches.
    @Held open var allowedTouchTypes: [NSNumber] = everyTouchType
    /// Kept for the caller: nothing is pressed.
    @Held open var allowedPressTypes: [NSNumber] = []
    @Held open var requiresExclusiveTouchType = true

    /// The view that the recognizer is attached to; leaving it ends a running gesture (8.11).
    open var view: UIView? { attachedView }
    // Not weak, for the views' sake: the view's end clears it.
    @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) final var attachedView: UIView?

    final var isInWindow: Bool { attachedView?.isInWindow ?? false }

    /// Called by the view that gains or loses the recognizer.
    func attach(to view: UIView?) {
        guard attachedView !== view else { return }
        attachedView = view
        abandon()
    }

    /// Turned off in the middle of a gesture it cancels the gesture, with an action (8.3).
    @exclusivity(unchecked) open var isEnabled = true {
        didSet {
            if let attachedView { World.current?.noteSet(enablingValue, of: attachedView.objectID) }
            if !isEnabled { abandon() }
        }
    }

    /// What turning it off changes of its view.
    var enablingValue: WatchedValue { .recognizers }

    public init(target: Any?, action: Selector?) {
        identity = Identity(of: .gestureRecognizer, Self.self)
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    // MARK: - Targets

    open func addTarget(_ target: Any, action: Selector) {
        let target = Selector.target(target)
        for known in actions where known.matches(target, action) { return }
        actions.append(GestureAction(target: target, selector: action))
    }

    /// Nil stands for any target and for any action.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let target = Selector.target(target)
        actions.removeAll { $0.matches(target, action) }
    }

    /// Whether one finger's single tap is all that it asks for.
    var isPlainTap: Bool { false }
    /// What a recognizer of UIKit's own looks at before it begins.
    var mayBegin: Bool { true }
    /// Whether the run loop is kept in tracking mode by it.
    var isTrackingContent: Bool { false }

    func sendActions() {
        for action in actions where !World.isFrozen { action.send(from: self) }
    }

    // MARK: - State

    /// Subclasses set it from their touch methods; a change that the grammar of 8.1 does not have is ignored.
    open var state: State {
        get { recognition.state }
        set { request(newValue) }
    }

    /// Brings a subclass back to its beginning; called when the gesture is over.
    open func reset() {}

    // MARK: - Relations

    /// Makes this gesture wait until the other one has failed (8.4).
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    func hasRequirement(toFail other: UIGestureRecognizer) -> Bool {
        requirements.contains { $0.recognizer === other }
    }

    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether an event is anything for the gesture at all.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    // MARK: - Touches

    open var numberOfTouches: Int {
        // Asked of the touches alone: a question to the whole recognition would copy it.
        guard recognition.isContinuous else { return recognition.touches.count }
        var count = 0
        for touch in recognition.touches where !touch.isOver { count += 1 }
        return count
    }

    /// The middle of the touches; after the last has lifted, where they were last.
    open func location(in view: UIView?) -> CGPoint {
        view.map { $0.convert(recognition.location, from: nil) } ?? recognition.location
    }

    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        let touches = recognition.countedTouches
        guard touches.indices.contains(touchIndex) else {
            World.current?.raise(
                "NSRangeException",
                "-[\(type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds (\(touches.count)).",
                for: .asksForMissingTouch)
            return recognition.location
        }
        return touches[touchIndex].location(in: view)
    }

    /// Gives up a touch; the recognizer hears no more of it.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        recognition.touches.removeAll { $0 === touch }
    }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    // MARK: - Identity

    nonisolated open override var hash: Int {
        identity.id == .none ? ObjectIdentifier(self).hashValue : Int(identity.id.rawValue)
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let object else { return false }
        return (object as AnyObject) === self
    }
}

private struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}

/// The name before Swift 4.2.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
