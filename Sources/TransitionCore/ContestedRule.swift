/// A rule of UIKit on which sources disagree; each is a switch of `UIKitProfile`.
///
/// The raw value is the rule's number in the ledger (C1, C2 …). The case name says what holds when the switch has its
/// default; flipping a rule makes the model do the opposite.
public enum ContestedRule: UInt8, CaseIterable, Hashable, Sendable {
    /// C1: `stopAnimation(true)` leaves the value that is shown; flipped, the value that the animation began from.
    case stopKeepsShownValue = 1
    /// C2: `fractionComplete` is measured in the running direction; flipped, always from the start.
    case fractionFollowsDirection = 2
    /// C3: starting or pausing a stopped property animator raises; flipped, it is ignored.
    case stoppedAnimatorRaises = 3
    /// C6: the opposite `will` calls of a cancel come at the end; flipped, when the interaction ends.
    case cancelTurnsAppearanceAtEnd = 6
    /// C15: an animator runs, unanimated, for a non-animated `.custom` presentation; flipped, it does not.
    case customAnimatorRunsUnanimated = 15
    /// C20: a property animator of duration 0 ends in the next turn; flipped, it lasts 0.2 s.
    case zeroDurationEndsNextTurn = 20
    /// C27: `startInteractiveTransition` is called even when `wantsInteractiveStart` is false; flipped,
    /// `animateTransition`.
    case interactionControllerAlwaysStarts = 27
    /// C28: a built-in style loads the presented view before it asks the delegate; flipped, after.
    case viewLoadsBeforeDelegateQuery = 28
    /// C30: on a dismissal `finalFrame` of the from view is its current frame; flipped, zero.
    case dismissalKeepsFinalFrame = 30
    /// C32: `translation(in:)` is converted through the view's current transform; flipped, in window points.
    case translationFollowsTransform = 32

    /// The rule's name in the ledger and in script files: `C28`.
    public var ledgerName: String { "C\(rawValue)" }
}
