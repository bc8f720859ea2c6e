/// An undisturbed twin performed once more under other conditions, to be held against it.
///
/// Made for short twins alone: what differs differs after a few requests already.
public struct TwinVariations: Sendable {
    /// The same requests with `animated: false`; those of gestures are made by an action. Nil when there is none, or
    /// when nothing would differ.
    public var unanimated: Twin?
    /// The twin in a window that gets another size at the end; its last rest, one more than the twin has, is at that
    /// size. Nil when a gesture made a request: it may have moved views.
    public var resized: Twin?
    /// The twin in a window that gets that other size at the rest before its last move. Nil for a twin of one move.
    public var turned: Twin?
    /// The twin in a window that has had that other size from the launch on.
    public var relaunched: Twin?

    public init(unanimated: Twin? = nil, resized: Twin? = nil, turned: Twin? = nil, relaunched: Twin? = nil) {
        self.unanimated = unanimated
        self.resized = resized
        self.turned = turned
        self.relaunched = relaunched
    }
}
