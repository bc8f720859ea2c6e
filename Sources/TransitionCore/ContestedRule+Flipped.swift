extension ContestedRule {
    /// What UIKit does where the rule is flipped, as the end of a sentence that begins with "UIKit".
    public var flippedStatement: String {
        switch self {
        case .stopKeepsShownValue: "goes back to the value before the animation on stopAnimation(true)"
        case .fractionFollowsDirection: "measures fractionComplete from the start, whatever the direction"
        case .stoppedAnimatorRaises: "ignores the start or pause of a stopped property animator"
        case .stoppedAnimatorMustFinish: "lets go of a stopped property animator that was never finished"
        case .fullUpdateStillCompletes: "never completes what a percent driver has updated to 1"
        case .cancelTurnsAppearanceAtEnd: "makes the opposite will calls of a cancel when the interaction ends"
        case .fullScreenContainerHoldsPresenter: "leaves the presenter's view where it was until the end"
        case .cancelLeavesInsertedViews: "takes out what the animator inserted when the transition is cancelled"
        case .poppedParentIsNilInDidDisappear: "keeps a popped controller's parent until after viewDidDisappear"
        case .presentationHookFollowsAppearance: "calls the presentation controller's hook before viewDidAppear"
        case .animationEndedRunsOnce: "calls animationEnded(_:) twice for a tab"
        case .secondCompletionIsIgnored: "ends a transition once more on a second completeTransition(_:)"
        case .coordinatorTakesAnimatorDuration: "tells its own duration as that of a custom animator"
        case .unanimatedCustomAsksNoAnimator: "runs the animator of a custom style unanimated"
        case .navigationRequestsQueue: "pushes and pops at once in the midst of a push or pop"
        case .concurrentPresentationIsRefused: "has a presentation wait for another one"
        case .duplicatePushRaises: "ignores the push of a controller that is on the stack"
        case .endedAnimatorRestarts: "raises when an ended property animator is started again"
        case .zeroDurationEndsNextTurn: "takes 0.2 s for a property animator of duration 0"
        case .overdampedSpringIsCritical: "lets a spring with a ratio above 1 be overdamped"
        case .privateAnimatorRunsOnItsOwn: "drives a property animator that nobody vended"
        case .barDurationIsOneFifth: "takes 0.33 s to hide or show a bar"
        case .drivenCancelReportsFinished: "reports finished == false to blocks that a percent driver took back"
        case .interactionControllerAlwaysStarts: "runs the animator where wantsInteractiveStart is false"
        case .viewLoadsBeforeDelegateQuery: "asks the transitioning delegate before the presented view is loaded"
        case .defaultStyleIsPageSheet: "presents full screen by default"
        case .dismissalKeepsFinalFrame: "has no finalFrame for the view that a dismissal takes away"
        case .navigationAsksAtDeferredStart: "asks the navigation delegate inside the push or pop"
        case .translationFollowsTransform: "counts translation(in:) in points of the window"
        case .secondDismissalGoesFurther: "refuses a second dismissal while the presented controller is going"
        case .dismissalFlagWaitsForStart: "sets isBeingDismissed before dismiss returns"
        case .popGestureTurnedOffCancels: "never ends the pop of a swipe that is turned off meanwhile"
        case .secondTabSelectionGoesOverFirst: "ignores a tab that is selected during a change of tab"
        case .currentStateKeepsAdditivity: "hides earlier animations by one with .beginFromCurrentState"
        case .driverServesWithoutSuper: "loses what a percent driver is told whose start leaves out super"
        case .animationEndsWithDelegateCall: "takes a layer's animation out of sight before its delegate hears"
        case .childrenLeaveAppearanceOfContainer:
            "logs unbalanced calls where children are exchanged while their container appears"
        case .customPresentationKeepsFrame:
            "lays a custom presentation without a controller of its own out over the whole container"
        case .finalFrameFollowsSize: "keeps finalFrame(for:) as it was when the transition started"
        case .animatingDelegateStopsSwipe: "lets its own swipe back begin under a delegate that supplies animators"
        }
    }
}
