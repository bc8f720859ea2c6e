/// Something that is tried after a run: an action, a tap, or a drag that nothing disturbs.
public struct Probe: Hashable, Sendable {
    /// What is tried.
    public enum Request: Hashable, Sendable {
        /// One of the scene's actions, by its name.
        case action(String)
        /// A tap on a tab, a control or a row, by its title or class, and by the class of its controller.
        case tap(String, in: String)
        /// A drag across the window, by the class of the controller that is shown.
        case drag(DragWay, in: String)
    }

    /// What came of it.
    public enum Result: Hashable, Sendable {
        /// It did not apply.
        case skipped
        /// It did nothing at all, and nothing says whether it applied.
        case didNothing
        /// It asked for no transition.
        case requestedNothing
        /// UIKit refused the request, with this diagnostic's text.
        case refused(String)
        /// Its transition ended, finished or not.
        case ended(didComplete: Bool)
        /// Its transition did not end within the limit.
        case neverEnded
    }

    public let request: Request
    /// The classes of the presentation chain before it, root first: equal chains can be compared.
    public let chainBefore: [String]
    public let result: Result
    /// Whether it has done nothing whatever that anybody could see; of taps alone, as an action may be out of place.
    public let isIdle: Bool

    public init(_ request: Request, chainBefore: [String], result: Result, isIdle: Bool = false) {
        self.request = request
        self.chainBefore = chainBefore
        self.result = result
        self.isIdle = isIdle
    }
}
