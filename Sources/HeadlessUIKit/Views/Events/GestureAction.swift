/// A target and the method it is told by. The target is not kept alive; a dead one is told nothing.
@MainActor
struct GestureAction {
    private weak var target: AnyObject?
    private let selector: Selector

    init(target: AnyObject, selector: Selector) {
        self.target = target
        self.selector = selector
    }

    /// Nil stands for any target and for any selector.
    func matches(_ target: AnyObject?, _ selector: Selector?) -> Bool {
        (target == nil || self.target === target) && (selector == nil || self.selector == selector)
    }

    func send(from recognizer: UIGestureRecognizer) {
        guard let target else { return }
        selector.perform(on: target, sender: recognizer)
    }
}
