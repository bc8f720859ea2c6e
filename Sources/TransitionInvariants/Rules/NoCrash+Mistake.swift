import TransitionCore

// What to do instead of what UIKit raises for.
extension Diagnostic.Mistake {
    var remedy: String {
        switch self {
        case .presentsItself: "Present another controller, and from the one that is on screen."
        case .presentsActiveController:
            "Present a controller that is in no container and on no screen: make a new one each time, or wait until "
                + "its last dismissal has ended and its parent has let it go."
        case .presentsPresentedController:
            "Ask whether its presentingViewController is nil, or present a new controller each time."
        case .pushesTwice:
            "Push a new controller each time, or only one that is not in viewControllers; a second tap may come before "
                + "the first push has started."
        case .pushesStack: "Present the stack, or push its root."
        case .popsToStranger: "Ask whether viewControllers contains it: another pop may have taken it away."
        case .repeatsInStack: "Give each controller one place in the stack."
        case .changesOwnedBar: "Change the stack of the navigation controller, and its bar follows."
        case .selectsStranger: "Select only what is in the tab bar controller's viewControllers at that time."
        case .animatesStrangers: "Add both controllers to this parent before transition(from:to:…) is called on it."
        case .containsItself: "Ask for the parent of what is added: it contains or presents the one it is added to."
        case .misplacesChildView: "Add the controller as a child of the one whose view takes its view, before that."
        case .releasesActiveAnimator:
            "Keep the animator for as long as it is paused, and before it is let go call stopAnimation(false) and "
                + "finishAnimation(at:), or let it run to its end."
        case .callsAnimatorInWrongState:
            "Ask for the animator's state first: another gesture may have ended it meanwhile."
        case .restartsEndedAnimator: "Make a new animator for each run."
        case .startsSecondLayoutChange, .endsNoLayoutChange:
            "Begin a change of layout when the completion of the one before has come, and end each once."
        case .hasNoPopoverSource:
            "Set sourceView or barButtonItem before the presentation: on a wide screen it becomes a popover."
        case .registersWhileAsked: "Make the registration once, before the data source is asked."
        case .dequeuesUnregistered: "Register a class for the identifier before the list is laid out."
        case .scrollsBeyondRows: "Ask for the number of rows first: the data may have changed."
        case .addsViewToItself: "Add the view to its container, not to itself."
        case .constrainsStrangers: "Put both views into one hierarchy before a constraint between them is activated."
        case .setsNoNumber: "Look for a division by zero, as by the size of a view that has not been laid out."
        case .leavesViewOut:
            "Add the view that comes to the container view in animateTransition(using:), on every path and for both "
                + "directions."
        case .driverHasNoSpeed:
            "Keep completionSpeed above 0, as max(0.1, 1 - percentComplete) does at the end of the way as well: what "
                + "is left takes its time divided by it."
        case .unbalancesAppearance:
            "Balance each beginAppearanceTransition(_:animated:) with one endAppearanceTransition()."
        case .closesLayerCycle: "Ask isDescendant(of:) first: what is added contains the one that it is added to."
        case .addsToEffectView: "Add the view to the effect view's contentView."
        case .loadsNoView: "Set view in loadView() on every path, or do not override it."
        case .addsFieldToActionSheet: "Make the alert controller with preferredStyle .alert."
        case .givesWrongPageCount:
            "Give setViewControllers as many pages as the page controller shows at once: one, or two with a spine in "
                + "the middle."
        case .takesScrollPanDelegate:
            "Leave the delegate of panGestureRecognizer alone, and override its questions in a subclass of the scroll "
                + "view."
        case .asksForMissingTouch: "Ask for numberOfTouches first: a finger may have lifted."
        case .writesBadFormat: "Mend the format string, or use anchors."
        case .pinsLocationToConstant: "Constrain the location to one of another view; only a size may be a constant."
        case .delaysByLessThanNothing: "Start the animator at once where the delay has been used up."
        case .removesStrangeObserver:
            "Remove an observer as often as it was added: note that it was, or use observe(_:options:changeHandler:)."
        case .handlesNoObservedChange:
            "Call super.observeValue(forKeyPath:of:change:context:) only for what the superclass watches."
        case .wantsUnknownScene: "Define the storyboard, the scene and the segue that the code asks for."
        }
    }
}
