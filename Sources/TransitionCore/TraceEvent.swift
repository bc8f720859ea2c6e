/// One thing that happened in a world.
public struct TraceEvent: Hashable, Sendable, Codable {
    public let time: VirtualTime
    /// The step that was being performed; -1 before the first, the step count after the last.
    public let step: Int32
    public let kind: Kind

    public init(time: VirtualTime, step: Int32, kind: Kind) {
        self.time = time
        self.step = step
        self.kind = kind
    }

    public enum Kind: Hashable, Sendable, Codable {
        // The script.
        case stepBegan
        case stepSkipped(SkipReason)

        // Touch.
        case touch(TouchPhase)
        case gesture(recognizer: ObjectID, state: GestureState)

        // Requests and the questions that UIKit asks (ledger 1.2, 1.3).
        case requested(TransitionID)
        case refused(kind: TransitionKind, receiver: ObjectID, controller: ObjectID, diagnostic: Int)
        /// The app asked for more while that transition was under way, and UIKit has the request wait for its end.
        case requestWaits(for: TransitionID, isByGesture: Bool)
        case animatorAsked(TransitionID, delegate: ObjectID, answer: ObjectID)
        case interactionControllerAsked(TransitionID, delegate: ObjectID, answer: ObjectID)

        // The transition itself (ledger 1.4, 1.5, 3).
        case started(TransitionID, isInteractive: Bool, durationFrames: Int)
        case interruptibleAnimatorAsked(TransitionID, answer: ObjectID)
        case progressed(TransitionID, Double)
        case interactionChanged(TransitionID, InteractionChange)
        /// The background cut short what the app had animated since the transition's start (6.6).
        case animationCut(TransitionID)
        /// A percent driver was told something while it drove nothing; the call is lost (4.7).
        case driverCallLost(driver: ObjectID, DriverCall)
        /// The client's call, the first and every further one; `count` tells which.
        case completeTransitionCalled(TransitionID, didComplete: Bool, wasCancelled: Bool, count: Int)
        case ended(TransitionID, didComplete: Bool)
        case animationEndedCalled(TransitionID, didComplete: Bool)
        case requestCompletionCalled(TransitionID)

        // Calls and callbacks around transitions.
        /// A stack or the tabs were told to change; the number is an index of `Trace.containerCalls`.
        case containerCalled(Int)
        /// A callback of the app's own was heard; the number is an index of `Trace.appCallbacks`.
        case appCallback(Int)
        /// A weak delegate was set to an object.
        case delegateSet(owner: ObjectID, DelegateRole)
        /// One that was set became nil.
        case delegateCleared(owner: ObjectID, DelegateRole, by: ValueWriter)
        /// UIKit asked for a delegate, and what had been set was freed.
        case delegateMissed(owner: ObjectID, delegate: ObjectID, DelegateRole)
        case delegateTold(TransitionID, delegate: ObjectID, NavigationCallback)
        /// A method of the presentation controller of `presented`; one that an override keeps to itself is not told.
        case presentationHook(presented: ObjectID, PresentationHook)
        case coordinatorCompletion(TransitionID, CoordinatorCompletionChange)
        /// `willMove(toParent:)` or `didMove(toParent:)`; one that an override keeps to itself is not told.
        case parentTold(controller: ObjectID, parent: ObjectID, isDone: Bool)
        /// A presentation that adapts shows another controller in place of the presented one.
        case presentedInstead(of: ObjectID, controller: ObjectID)
        /// The client's own `removeFromParent()`.
        case removedFromParent(controller: ObjectID, parent: ObjectID)

        // Controllers, views and animators.
        case appearance(controller: ObjectID, AppearanceCallback, isAnimated: Bool)
        /// The client's own `beginAppearanceTransition(_:animated:)` (10.4); the callback that it leads to follows.
        case appearanceBegun(controller: ObjectID, isAppearing: Bool)
        case viewAdded(view: ObjectID, superview: ObjectID, during: TransitionID?)
        case viewRemoved(view: ObjectID, superview: ObjectID, during: TransitionID?)
        case propertyAnimator(animator: ObjectID, PropertyAnimatorChange)
        /// Where in the window a visible view of a transition is shown: just before a hand lets the transition go, and
        /// at the end of that turn.
        case shown(view: ObjectID, Rectangle)

        /// A view's `isHidden` was set while a transition was open, by other code than an act of the scene.
        case viewHidden(view: ObjectID)
        /// A view's `alpha` was set so low that nothing of the view can be seen.
        case viewFaded(view: ObjectID)
        /// A value was set while a transition was open or in a gesture's action, by no act of the scene and no layout;
        /// told once for each writer between two rests.
        case valueSet(object: ObjectID, WatchedValue, by: ValueWriter)
        /// A presentation controller gave the presented view its place as its container was laid out at another size,
        /// before UIKit's own layout or after it.
        case placedByHook(view: ObjectID, by: ObjectID, isAfterwards: Bool)
        /// The app has a repeating timer or a display link run; the number is its index among all.
        case clockStarted(number: Int, isDisplayLink: Bool)
        /// An act of the scene turned off a view's interaction: no transition's code did.
        case interactionTurnedOff(view: ObjectID)

        // The environment.
        case environment(EnvironmentChange)

        // Observations.
        case diagnosed(Int)
        case tookSnapshot(Int)
    }
}

public enum SkipReason: UInt8, Hashable, Sendable, Codable {
    case noSuchAction, actionDoesNotApply, noTouchIsDown, noFingerIsFree, alreadyInBackground, alreadyInForeground
    /// The glass reaches only the app in front.
    case appIsInBackground
    /// An exception froze the app before this step.
    case appIsFrozen
}

public enum TouchPhase: UInt8, Hashable, Sendable, Codable {
    case began, moved, ended, cancelled
}

public enum GestureState: UInt8, Hashable, Sendable, Codable {
    case possible, began, changed, ended, cancelled, failed
}

public enum InteractionChange: UInt8, Hashable, Sendable, Codable {
    case finished, cancelled, paused
}

public enum DriverCall: UInt8, Hashable, Sendable, Codable {
    case update, finish, cancel, pause
}

public enum AppearanceCallback: UInt8, Hashable, Sendable, Codable {
    case viewDidLoad, willAppear, isAppearing, didAppear, willDisappear, didDisappear
}

public enum PropertyAnimatorChange: Hashable, Sendable, Codable {
    case started, paused, continued(isReversed: Bool), reversed, scrubbed(Double), stopped, finished(AnimatingPosition)
}

public enum AnimatingPosition: UInt8, Hashable, Sendable, Codable {
    case end, start, current
}

public enum EnvironmentChange: Hashable, Sendable, Codable {
    case enteredBackground, enteredForeground, hitched(frames: Int), resized(width: Int, height: Int)
    /// The window got another root while the one before it was presenting.
    case rootReplaced(ObjectID)
}
