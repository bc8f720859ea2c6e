/// A timer that sends a message and holds what its maker gave it; Foundation's own holds nothing here.
final class MessageTimer: Timer {
    private var info: Any?

    override var userInfo: Any? { info }

    @MainActor
    convenience init(
        interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        nonisolated(unsafe) let target = Selector.target(target)
        self.init(timeInterval: interval, repeats: repeats) { timer in
            nonisolated(unsafe) let timer = timer
            MainActor.assumeIsolated { selector.perform(on: target, sender: timer) }
        }
        info = userInfo
    }
}

/// What `Timer` is made by with a target: only an extension of a protocol can answer with a subclass.
public protocol MessageTiming {}

extension Timer: MessageTiming {}

extension MessageTiming {
    /// Makes a timer for `RunLoop.add(_:forMode:)` that sends a message to its target, which it keeps alive until it is
    /// invalid.
    @preconcurrency @MainActor
    public init(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) where Self == Timer {
        self = MessageTimer(
            interval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    }
}
