/// Whom a control tells of its events: a target with a method, or an action. A target is not kept alive.
@MainActor
struct ControlTarget {
    private(set) weak var target: AnyObject?
    let selector: Selector?
    let action: UIAction?
    /// Whether the method is looked for up the responder chain.
    let isForResponders: Bool
    var events: UIControl.Event

    init(target: AnyObject?, selector: Selector, events: UIControl.Event) {
        self.target = target
        self.selector = selector
        self.events = events
        action = nil
        isForResponders = target == nil
    }

    init(action: UIAction, events: UIControl.Event) {
        self.action = action
        self.events = events
        selector = nil
        isForResponders = false
    }

    func isSame(_ other: AnyObject?, _ method: Selector) -> Bool {
        selector == method && target === other && isForResponders == (other == nil)
    }

    /// Nil stands for any target and for any method; actions are removed by their own means.
    func matches(_ other: AnyObject?, _ method: Selector?) -> Bool {
        guard let selector else { return false }
        return (other == nil || target === other) && (method == nil || selector == method)
    }
}
