/// A gesture of the run that moved views and that the system took away, without any transition, and what comes of it
/// otherwise.
///
/// A finger is taken away by a call, an alert of the system or the way to the background: its recognizer is told
/// `cancelled`, and no `ended` comes.
public struct TakenGesture: Sendable {
    /// The events of the run by which it began and was taken away.
    public let events: ClosedRange<Int>
    /// The index of the snapshot at the rest after it.
    public let rest: Int
    /// The same app at rest where the gesture was not made, where it was lifted, and where it was made in full: what
    /// was there before it has the same numbers.
    public let otherRests: [Snapshot]

    public init(events: ClosedRange<Int>, rest: Int, otherRests: [Snapshot]) {
        self.events = events
        self.rest = rest
        self.otherRests = otherRests
    }
}
