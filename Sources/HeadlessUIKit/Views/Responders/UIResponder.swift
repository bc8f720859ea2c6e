import TransitionCore

/// The root of UIKit's object tree: what can receive touches.
@preconcurrency @MainActor
open class UIResponder: NSObject, AttachmentHolding, Identified, KeyPathObserving {
    @exclusivity(unchecked) final nonisolated(unsafe) var attachments: Attachments?
    nonisolated let identity: Identity
    /// The serial in the current world, when the object was made in one.
    nonisolated final var objectID: ObjectID {
        identity.isCurrent ? identity.id : World.identifyKept(self, identity)
    }

    public override init() {
        identity = Identity(of: Self.tracedKind, Self.self)
        super.init()
    }

    class var tracedKind: TracedObject.Kind { .other }

    open var next: UIResponder? { nil }

    /// Of a property that was watched by name (ledger 11.5); what nobody watches raises here, as a superclass's does.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        raiseUnhandledChange(of: keyPath)
    }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    /// Called when a storyboard has made the object; there are no nibs.
    open func awakeFromNib() {}
    /// Called in Interface Builder only.
    open func prepareForInterfaceBuilder() {}

    // MARK: First responder

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { World.current?.views.firstResponder === self }

    /// Takes the keyboard's focus from the responder that has it; false when either side refuses.
    @discardableResult
    open func becomeFirstResponder() -> Bool { takeFocus() }

    /// Gives the focus up; false when the responder refuses.
    @discardableResult
    open func resignFirstResponder() -> Bool { giveUpFocus() }

    /// The view that stands in for the keyboard; nothing is shown.
    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }
    open func reloadInputViews() {}

    /// The keys that it answers to (ledger 8.18).
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Whether the responder has a method for the action; Swift's own classes are not asked by name.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    // MARK: Accessibility

    /// What a screen reader says after the label.
    open var accessibilityHint: String? {
        get { attachments?.accessibility.hint }
        set { if !World.isFrozen { madeAttachments.accessibility.hint = newValue } }
    }
    open var accessibilityValue: String? {
        get { attachments?.accessibility.value }
        set { if !World.isFrozen { madeAttachments.accessibility.value = newValue } }
    }
    open var accessibilityTraits: UIAccessibilityTraits {
        get { attachments?.accessibility.traits ?? standardAccessibilityTraits }
        set { if !World.isFrozen { madeAttachments.accessibility.traits = newValue } }
    }
    /// In the screen's points: a view's own frame until another is set.
    open var accessibilityFrame: CGRect {
        get { attachments?.accessibility.frame ?? standardAccessibilityFrame }
        set { if !World.isFrozen { madeAttachments.accessibility.frame = newValue } }
    }
    open var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return attachments?.accessibility.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { if !World.isFrozen { madeAttachments.accessibility.activationPoint = newValue } }
    }
    open var accessibilityElements: [Any]? {
        get { attachments?.accessibility.elements }
        set { if !World.isFrozen { madeAttachments.accessibility.elements = newValue } }
    }
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { attachments?.accessibility.customActions }
        set { if !World.isFrozen { madeAttachments.accessibility.customActions = newValue } }
    }
    open var accessibilityLanguage: String? {
        get { attachments?.accessibility.language }
        set { if !World.isFrozen { madeAttachments.accessibility.language = newValue } }
    }
    open var shouldGroupAccessibilityChildren: Bool {
        get { attachments?.accessibility.groupsChildren ?? false }
        set { if !World.isFrozen { madeAttachments.accessibility.groupsChildren = newValue } }
    }
    var standardAccessibilityTraits: UIAccessibilityTraits { .none }
    var standardAccessibilityFrame: CGRect { .zero }

    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }
    /// What a screen reader's escape gesture does; true when it was handled.
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
    open func accessibilityActivate() -> Bool { false }

    // Addresses differ from run to run, and so would the order of a Set.
    nonisolated open override var hash: Int {
        identity.id == .none ? ObjectIdentifier(self).hashValue : Int(identity.id.rawValue)
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let object else { return false }
        return (object as AnyObject) === self
    }
}
