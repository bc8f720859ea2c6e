import TransitionCore

// Requests that change the stack (ledger 1.2, 1.9, 9.1, 9.2).
extension UINavigationController {
    func push(_ controller: UIViewController, animated: Bool) {
        guard !World.isFrozen else { return }
        let waits = mustWait(.push, of: controller) { $0.pushViewController(controller, animated: animated) }
        guard !waits, mayPush(controller) else { return }
        change(to: stack + [controller], kind: .push, animated: animated)
    }

    /// Returns what is popped, bottom first; nil if nothing is.
    func pop(
        to target: UIViewController, animated: Bool, replay: @escaping (UINavigationController) -> Void
    ) -> [UIViewController]? {
        guard !World.isFrozen else { return nil }
        guard let index = stack.firstIndex(where: { $0 === target }) else {
            World.current?.raise(
                "NSInternalInconsistencyException", "Tried to pop to a view controller that doesn't exist.",
                for: .popsToStranger)
            return nil
        }
        let popped = Array(stack[(index + 1)...])
        guard !popped.isEmpty, !mustWait(.pop, of: popped[popped.count - 1], replay) else {
            return popped.isEmpty ? [] : nil
        }
        change(to: Array(stack[...index]), kind: .pop, animated: animated)
        return popped
    }

    func setStack(_ controllers: [UIViewController], animated: Bool) {
        guard !World.isFrozen else { return }
        for (index, controller) in controllers.enumerated()
        where controllers[..<index].contains(where: { $0 === controller }) {
            World.current?.raise(
                "NSInvalidArgumentException", "All view controllers in a navigation controller must be distinct",
                for: .repeatsInStack)
            return
        }
        let waits = mustWait(.stackChange, of: controllers.last) {
            $0.setViewControllers(controllers, animated: animated)
        }
        guard !waits else { return }
        change(to: controllers, kind: .stackChange, animated: animated)
    }

    /// Whether a transition in flight makes the request wait for its end (ledger 9.1, C16).
    private func mustWait(
        _ kind: TransitionKind, of controller: UIViewController?,
        _ replay: @escaping (UINavigationController) -> Void
    ) -> Bool {
        guard let world = World.current, let transition else { return false }
        if transition.phase == .requested, !transition.isAnimated {
            startDeferredTransition()
            if self.transition == nil { return false }
        }
        // Nobody knows what takes part in it before the delegate has been asked.
        if !world.profile[.navigationRequestsQueue] { transition.askDelegate() }
        let name = controller.map { TraceRecorder.name(of: Swift.type(of: $0)) } ?? ""
        let isPutOff = world.repairs.contains(Repair(.waitsForTurn, of: .transition(kind, of: name)))
        guard isPutOff || transition.follows(.navigationRequestsQueue) else {
            startDeferredTransition()
            world.warn(
                "nested \(transition.kind == .pop ? "pop" : "push") animation can result in corrupted navigation bar")
            return false
        }
        if isPutOff { world.note(Repair(.waitsForTurn, of: .transition(kind, of: name))) }
        transition.coordinator.addRequest { [weak self] in
            if let self { replay(self) }
        }
        return true
    }

    /// Misuse that kills an app, or that it gets away with (ledger 9.2, C18).
    private func mayPush(_ controller: UIViewController) -> Bool {
        guard let world = World.current else { return !stack.contains { $0 === controller } }
        if let other = controller as? UINavigationController, !other.isNested {
            world.raise(
                "NSInvalidArgumentException", "Pushing a navigation controller is not supported", for: .pushesStack)
            return false
        }
        guard stack.contains(where: { $0 === controller }) else { return true }
        if world.profile[.duplicatePushRaises] {
            world.raise(
                "NSInvalidArgumentException",
                "Pushing the same view controller instance more than once is not supported "
                    + "(\(world.label(controller)))",
                for: .pushesTwice, with: controller.objectID)
        }
        return false
    }

    // MARK: The change itself

    private func change(to new: [UIViewController], kind: TransitionKind, animated: Bool) {
        let edit = StackEdit(from: stack, to: new)
        guard let world = World.current, isOnScreen, let from = stack.last, let to = new.last, from !== to else {
            return changeAtOnce(edit, kind)
        }
        let transition = NavigationTransition(
            world: world, navigationController: self, kind: kind, edit: edit, from: from, to: to,
            isAnimated: animated && !world.makesRequestsUnanimated)
        interactivePop.attach(to: transition)
        self.transition = transition
        world.transitions.accept(transition, isDeferred: false)
        edit.announce(in: self)
        World.current?.recordChange(of: self, kind, to: new, by: transition.id)
        stack = new
        navigationBar.followStack()
        view.setNeedsLayout()
        if !world.profile[.navigationAsksAtDeferredStart] { transition.askDelegate() }
    }

    /// Whether a change of the top has to be shown.
    private var isOnScreen: Bool {
        isViewLoaded && (view.window != nil || appearance.state == .appearing)
    }

    /// Nobody sees it, or the top stays.
    private func changeAtOnce(_ edit: StackEdit, _ kind: TransitionKind) {
        edit.announce(in: self)
        World.current?.recordChange(of: self, kind, to: edit.new, by: nil)
        let (old, new) = (stack.last, edit.new.last)
        stack = edit.new
        navigationBar.followStack()
        if old !== new { old?.vacatePlace() }
        edit.settleLinks(in: self, leaves: true)
        viewIfLoaded?.setNeedsLayout()
    }

    /// Starts what was requested, at the layout of the navigation controller's view (ledger 1.2).
    func startDeferredTransition() {
        guard let transition, transition.phase == .requested, transition.canStart else { return }
        if transition.world.profile[.navigationAsksAtDeferredStart] { transition.askDelegate() }
        transition.start()
    }
}

/// The difference between two stacks.
@MainActor
struct StackEdit {
    let old: [UIViewController]
    let new: [UIViewController]
    let added: [UIViewController]
    let removed: [UIViewController]

    init(from old: [UIViewController], to new: [UIViewController]) {
        self.old = old
        self.new = new
        added = new.filter { controller in !old.contains { $0 === controller } }
        removed = old.filter { controller in !new.contains { $0 === controller } }
    }

    /// Tells those that come and those that go, before the stack changes (ledger 1.9).
    func announce(in container: UIViewController) {
        for controller in added where !World.isFrozen { container.addChild(controller) }
        for controller in removed where !World.isFrozen {
            controller.willMove(toParent: nil)
            controller.containment.insert(.movingFromParent)
        }
    }

    /// Those that go, but for one that another container has taken meanwhile.
    private func leaving(_ container: UIViewController) -> [UIViewController] {
        removed.filter { $0.parent == nil || $0.parent === container }
    }

    func unlinkRemoved(from container: UIViewController) {
        for controller in leaving(container) { controller.leaveParent() }
    }

    /// Tells everyone of the end; `leaves` unless the links are cut already.
    func settleLinks(in container: UIViewController, leaves: Bool) {
        for controller in added where !World.isFrozen { controller.didMove(toParent: container) }
        for controller in leaving(container) where !World.isFrozen {
            if leaves { controller.leaveParent() }
            controller.didMove(toParent: nil)
            controller.containment.remove(.movingFromParent)
        }
    }

    /// Undoes the links after a cancel.
    func undoLinks() {
        for controller in removed { controller.containment.remove(.movingFromParent) }
        for controller in added where !World.isFrozen {
            controller.leaveParent()
            controller.didMove(toParent: nil)
        }
    }
}
