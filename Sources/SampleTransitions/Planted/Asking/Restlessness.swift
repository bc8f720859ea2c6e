/// What may go on for ever in an app beside its transitions.
public enum Restlessness: String, CaseIterable, Sendable {
    /// A display link that moves a view in every frame.
    case displayLink = "display-link"
    /// A timer that does so ten times a second.
    case timer
    /// An animation that repeats.
    case animation
}
