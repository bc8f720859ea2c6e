extension NSObject {
    /// Sends a message at once. What the method returns is lost.
    @preconcurrency @MainActor
    @discardableResult
    public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? {
        aSelector.perform(on: self)
        return nil
    }

    /// Sends a message with an argument at once. What the method returns is lost.
    @preconcurrency @MainActor
    @discardableResult
    public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
        aSelector.perform(on: self, sender: object)
        return nil
    }

    /// Sends a message with two arguments at once. What the method returns is lost.
    @preconcurrency @MainActor
    @discardableResult
    public func perform(_ aSelector: Selector, with object1: Any?, with object2: Any?) -> Unmanaged<AnyObject>? {
        aSelector.perform(on: self, sender: object1, event: object2)
        return nil
    }

    /// Sends a message after so many seconds of virtual time; the receiver and the argument live until then.
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
    }

    /// Sends a message after so many seconds, in the first turn of one of the modes.
    @preconcurrency @MainActor
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        let modes = LoopModes(modes)
        guard let world = World.current, !World.isFrozen, !modes.isEmpty else { return }
        World.effectCount += 1
        let request = MainQueue.Request(target: self, selector: aSelector, argument: anArgument)
        world.work.enqueue(
            atFrame: world.frame + max(1, FrameCount.covering(seconds: delay)), isClients: true, request: request,
            modes: modes
        ) {
            aSelector.perform(on: self, sender: anArgument)
        }
    }

    /// Sends a message at once if asked to wait for it, else in the next turn.
    @preconcurrency @MainActor
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        guard !wait, World.current != nil else { return aSelector.perform(on: self, sender: arg) }
        perform(aSelector, with: arg, afterDelay: 0, inModes: [.common])
    }

    /// Takes back every delayed message to a target.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        guard !World.isFrozen else { return }
        World.current?.work.removeRequests { $0.target === aTarget as AnyObject }
    }

    /// Takes back the delayed messages to a target that have the selector and the argument.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        guard !World.isFrozen else { return }
        World.current?.work.removeRequests {
            $0.target === aTarget as AnyObject && $0.selector == aSelector
                && Self.areEqual($0.argument, anArgument)
        }
    }

    private class func areEqual(_ left: Any?, _ right: Any?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
        return left as AnyObject === right as AnyObject
    }
}
