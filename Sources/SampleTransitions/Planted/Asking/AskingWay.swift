/// How an app may come to ask for a transition.
public enum AskingWay: String, CaseIterable, Sendable {
    /// An act of the scene calls `present`.
    case act
    /// A button's action.
    case button
    /// The action of a tap recognizer.
    case tap
    /// A list's delegate, for a row.
    case row
    /// The button of a navigation bar.
    case barItem = "bar-item"
    /// A tab that is no tab: the delegate presents instead of selecting it.
    case tab
    /// A segue.
    case segue
    /// A segue that comes, and an unwind segue that goes.
    case unwind
    /// `asyncAfter`.
    case delay
    /// A timer that repeats as long as the host lives.
    case timer
    /// A task that sleeps first.
    case task
    /// The completion of a presentation's dismissal, which the completion of the presentation asked for.
    case completion
    /// A notification.
    case notification
    /// A key command.
    case command
}
