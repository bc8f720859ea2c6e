/// What has to happen for a bug to show: the families of triggers that real bugs of transitions have.
public enum TriggerFamily: String, CaseIterable, Hashable, Sendable {
    /// A gesture takes back the transition that it asked for.
    case interactiveCancel = "interactive cancel"
    /// The same is done again: the same controller presented, the same swipe made.
    case again = "done again"
    /// Another transition is asked for while one runs.
    case requestDuringTransition = "request during a transition"
    /// Code dismisses or pops what a gesture brought, or could take away.
    case codeAfterGesture = "by code after a gesture"
    /// The gesture is over before its transition starts, or never moves.
    case endedBeforeStart = "gesture ended before the start"
    /// Controllers are presented over presented ones.
    case presentedStack = "stack of presented controllers"
    /// The system cancels the touches, or the recognizer is disabled.
    case gestureCancelled = "gesture cancelled by the system"
    /// The window's size changes.
    case resize = "size change"
    /// A transition is asked for with `animated: false`.
    case unanimated = "animated: false"
    /// The app goes to the background.
    case background = "background"
    /// The progress is exactly 0 or 1, or beyond.
    case extremeProgress = "progress at or beyond its ends"
    /// Two fingers, or two recognizers, do the same.
    case secondGesture = "second gesture"
    /// A delegate is freed or replaced while it is needed.
    case delegateLost = "delegate freed or replaced"
}
