/// A rule of UIKit on which sources disagree; each is a switch of `UIKitProfile`.
///
/// The raw value is the rule's number in the ledger (C1, C2 …). The case name says what holds when the switch has its
/// default; flipping a rule makes the model do the opposite.
public enum ContestedRule: UInt8, CaseIterable, Codable, Hashable, Sendable {
    /// C1: `stopAnimation(true)` leaves the value that is shown; flipped, the value that the animation began from.
    case stopKeepsShownValue = 1
    /// C2: `fractionComplete` is measured in the running direction; flipped, always from the start.
    case fractionFollowsDirection = 2
    /// C3: starting or pausing a stopped property animator raises; flipped, it is ignored.
    case stoppedAnimatorRaises = 3
    /// C4: an animator stopped with `stopAnimation(false)` must be finished before it is released; flipped, need not.
    case stoppedAnimatorMustFinish = 4
    /// C5: `update(1)` on a percent driver is like any other value; flipped, the completion never comes.
    case fullUpdateStillCompletes = 5
    /// C6: the opposite `will` calls of a cancel come at the end; flipped, when the interaction ends.
    case cancelTurnsAppearanceAtEnd = 6
    /// C8: a full-screen container holds the presenter's view from the start; flipped, it stays where it was.
    case fullScreenContainerHoldsPresenter = 8
    /// C9: on a cancel UIKit leaves the views that the animator inserted; flipped, it removes them.
    case cancelLeavesInsertedViews = 9
    /// C10: a popped controller's `parent` is nil in its `viewDidDisappear`; flipped, only after it.
    case poppedParentIsNilInDidDisappear = 10
    /// C11: the presentation controller's `didEnd` hook follows `viewDidAppear`; flipped, it comes before.
    case presentationHookFollowsAppearance = 11
    /// C12: `animationEnded` is called once; flipped, twice for a tab transition.
    case animationEndedRunsOnce = 12
    /// C13: a second `completeTransition` is ignored; flipped, it ends the transition with its own flag once more.
    case secondCompletionIsIgnored = 13
    /// C14: the coordinator's `transitionDuration` is the animator's; flipped, the built-in one's.
    case coordinatorTakesAnimatorDuration = 14
    /// C15: no animator is asked for where nothing is animated; flipped, one runs, unanimated, for a `.custom` style.
    case unanimatedCustomAsksNoAnimator = 15
    /// C16: a push or pop during a navigation transition waits for its end; flipped, it runs at once and corrupts.
    case navigationRequestsQueue = 16
    /// C17: a present during another presentation of the same presenter is refused; flipped, it waits.
    case concurrentPresentationIsRefused = 17
    /// C18: pushing a controller that is on the stack raises; flipped, it does nothing.
    case duplicatePushRaises = 18
    /// C19: an animator started again after its end is paused for a moment; flipped, it raises.
    case endedAnimatorRestarts = 19
    /// C20: a property animator of duration 0 ends in the next turn; flipped, it lasts 0.2 s.
    case zeroDurationEndsNextTurn = 20
    /// C21: a spring with a ratio above 1 acts as critical; flipped, as overdamped.
    case overdampedSpringIsCritical = 21
    /// C22: an animator that is not vended as interruptible is not driven by a percent driver; flipped, it is.
    case privateAnimatorRunsOnItsOwn = 22
    /// C23: `hideShowBarDuration` is 0.2 s; flipped, 0.33 s.
    case barDurationIsOneFifth = 23
    /// C26: the completion of a block that a percent driver reverses has `finished` true; flipped, false.
    case drivenCancelReportsFinished = 26
    /// C27: `startInteractiveTransition` is called even when `wantsInteractiveStart` is false; flipped,
    /// `animateTransition`.
    case interactionControllerAlwaysStarts = 27
    /// C28: a built-in style loads the presented view before it asks the delegate; flipped, after.
    case viewLoadsBeforeDelegateQuery = 28
    /// C29: the default `modalPresentationStyle` is a page sheet; flipped, full screen.
    case defaultStyleIsPageSheet = 29
    /// C30: on a dismissal `finalFrame` of the from view is its current frame; flipped, zero.
    case dismissalKeepsFinalFrame = 30
    /// C31: a navigation controller asks its delegate at the deferred start; flipped, inside the push or pop.
    case navigationAsksAtDeferredStart = 31
    /// C32: `translation(in:)` is converted through the view's current transform; flipped, in window points.
    case translationFollowsTransform = 32
    /// C33: a dismissal asked of a controller whose presented controller is going already dismisses that controller
    /// itself afterwards; flipped, it is refused.
    case secondDismissalGoesFurther = 33
    /// C34: `isBeingDismissed` is true from the start of a dismissal; flipped, from the return of `dismiss`.
    case dismissalFlagWaitsForStart = 34
    /// C40: a swipe back that is turned off while it pops is cancelled like any other; flipped, the pop never ends.
    case popGestureTurnedOffCancels = 40
    /// C41: a tab selected during a transition between tabs starts its transition over the other; flipped, it is
    /// ignored.
    case secondTabSelectionGoesOverFirst = 41
    /// C45: an animation with `.beginFromCurrentState` adds to those before it where they add up; flipped, it hides
    /// them.
    case currentStateKeepsAdditivity = 45
    /// C46: a percent driver whose `startInteractiveTransition` leaves out `super` still tells the transition of its
    /// `finish()` and `cancel()`; flipped, they are lost.
    case driverServesWithoutSuper = 46
    /// C47: a layer's animation is seen until its delegate hears of its end; flipped, a frame less, and what lies
    /// beneath an animation that is removed on completion is seen for that frame.
    case animationEndsWithDelegateCall = 47
    /// C48: a navigation delegate that implements the question for animators turns the built-in swipe back off,
    /// whatever it answers; flipped, the swipe begins as without one.
    case animatingDelegateStopsSwipe = 48
    /// C49: children that are exchanged while their container is appearing are told by that exchange alone; flipped,
    /// the two run into each other and are logged as unbalanced, as always where a callback of the appearance asked.
    case childrenLeaveAppearanceOfContainer = 49
    /// C50: a custom presentation without a presentation controller of the app's own leaves its view to the mask when
    /// the container changes its size; flipped, UIKit lays it out over all of the container.
    case customPresentationKeepsFrame = 50
    /// C51: `finalFrame(for:)` of the view that comes follows the container's size while the transition runs; flipped,
    /// it stays that of the start.
    case finalFrameFollowsSize = 51
    /// C52: of two recognizers of one view that would take the same touch, that which was added first does; flipped,
    /// that which was added last.
    case firstAddedRecognizerIsFirst = 52

    /// The rule's name in the ledger and in script files: `C28`.
    public var ledgerName: String { "C\(rawValue)" }
}
