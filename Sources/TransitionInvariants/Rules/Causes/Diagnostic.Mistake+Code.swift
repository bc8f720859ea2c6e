import TransitionCore

extension Diagnostic.Mistake {
    /// The code of the cause that it is.
    var code: String {
        switch self {
        case .presentsItself: "presents-itself"
        case .presentsActiveController: "presents-active-controller"
        case .presentsPresentedController: "presents-presented-controller"
        case .pushesTwice: "pushes-twice"
        case .pushesStack: "pushes-stack"
        case .popsToStranger: "pops-to-stranger"
        case .repeatsInStack: "repeats-in-stack"
        case .changesOwnedBar: "changes-owned-bar"
        case .selectsStranger: "selects-stranger"
        case .animatesStrangers: "animates-strangers"
        case .containsItself: "contains-itself"
        case .misplacesChildView: "misplaces-child-view"
        case .releasesActiveAnimator: "releases-active-animator"
        case .callsAnimatorInWrongState: "calls-animator-in-wrong-state"
        case .restartsEndedAnimator: "restarts-ended-animator"
        case .startsSecondLayoutChange: "starts-second-layout-change"
        case .endsNoLayoutChange: "ends-no-layout-change"
        case .hasNoPopoverSource: "has-no-popover-source"
        case .registersWhileAsked: "registers-while-asked"
        case .dequeuesUnregistered: "dequeues-unregistered"
        case .scrollsBeyondRows: "scrolls-beyond-rows"
        case .addsViewToItself: "adds-view-to-itself"
        case .constrainsStrangers: "constrains-strangers"
        case .setsNoNumber: "sets-no-number"
        case .wantsUnknownScene: "wants-unknown-scene"
        case .leavesViewOut: "leaves-view-out"
        case .driverHasNoSpeed: "driver-has-no-speed"
        case .unbalancesAppearance: "unbalances-appearance"
        case .closesLayerCycle: "closes-layer-cycle"
        case .addsToEffectView: "adds-to-effect-view"
        case .loadsNoView: "loads-no-view"
        case .addsFieldToActionSheet: "adds-field-to-action-sheet"
        case .givesWrongPageCount: "gives-wrong-page-count"
        case .takesScrollPanDelegate: "takes-scroll-pan-delegate"
        case .asksForMissingTouch: "asks-for-missing-touch"
        case .writesBadFormat: "writes-bad-format"
        case .pinsLocationToConstant: "pins-location-to-constant"
        case .delaysByLessThanNothing: "delays-by-less-than-nothing"
        case .removesStrangeObserver: "removes-strange-observer"
        case .handlesNoObservedChange: "handles-no-observed-change"
        }
    }

    /// What the app did, for the end of a headline.
    var words: String {
        switch self {
        case .presentsItself: "a controller presents itself"
        case .presentsActiveController: "presents a controller that is active elsewhere"
        case .presentsPresentedController: "presents a controller that is presented already"
        case .pushesTwice: "pushes a controller that the stack has already"
        case .pushesStack: "pushes a stack"
        case .popsToStranger: "pops to a controller that the stack does not have"
        case .repeatsInStack: "sets a stack with one controller in two places"
        case .changesOwnedBar: "changes the bar of a navigation controller by hand"
        case .selectsStranger: "selects a tab that the tabs do not have"
        case .animatesStrangers: "a transition between controllers that are no children"
        case .containsItself: "adds a controller to one that it contains"
        case .misplacesChildView: "adds a controller's view outside its parent"
        case .releasesActiveAnimator: "lets an active animator go"
        case .callsAnimatorInWrongState: "calls an animator in the wrong state"
        case .restartsEndedAnimator: "starts an animator that has ended"
        case .startsSecondLayoutChange: "starts a second change of layout"
        case .endsNoLayoutChange: "ends no change of layout"
        case .hasNoPopoverSource: "a popover without a source"
        case .registersWhileAsked: "makes a registration while the list asks"
        case .dequeuesUnregistered: "dequeues what is not registered"
        case .scrollsBeyondRows: "scrolls beyond the rows"
        case .addsViewToItself: "adds a view to itself"
        case .constrainsStrangers: "a constraint between views of two hierarchies"
        case .setsNoNumber: "sets what is no number"
        case .wantsUnknownScene: "asks for a scene that the storyboard does not have"
        case .leavesViewOut: "never adds the view that comes"
        case .driverHasNoSpeed: "tells a driver without speed to go on"
        case .unbalancesAppearance: "unbalanced begin and end of an appearance"
        case .closesLayerCycle: "adds a view or layer to one that it contains"
        case .addsToEffectView: "adds a view to a visual effect view itself"
        case .loadsNoView: "loadView() sets no view"
        case .addsFieldToActionSheet: "adds a text field to an action sheet"
        case .givesWrongPageCount: "gives a page controller too many pages, or too few"
        case .takesScrollPanDelegate: "takes the delegate of a scroll view's own pan"
        case .asksForMissingTouch: "asks a recognizer for a touch that it does not have"
        case .writesBadFormat: "a visual format that cannot be read"
        case .pinsLocationToConstant: "a constraint of a location to a constant"
        case .delaysByLessThanNothing: "starts an animator after less than no time"
        case .removesStrangeObserver: "removes an observer that watches nothing"
        case .handlesNoObservedChange: "hands on a change that nobody else watches"
        }
    }

    /// The ledger's rules for it.
    var rules: [String] {
        switch self {
        case .presentsItself, .presentsActiveController, .presentsPresentedController: ["9.6"]
        case .pushesTwice, .repeatsInStack: ["9.2", "C18"]
        case .animatesStrangers: ["10.2"]
        case .containsItself: ["10.1"]
        case .misplacesChildView: ["10.3"]
        case .releasesActiveAnimator: ["5.11"]
        case .callsAnimatorInWrongState: ["5.2", "C3"]
        case .restartsEndedAnimator: ["5.10", "C19"]
        case .startsSecondLayoutChange, .endsNoLayoutChange: ["11.7"]
        case .leavesViewOut: ["2.7"]
        case .driverHasNoSpeed: ["4.1", "4.2"]
        case .unbalancesAppearance: ["1.8", "10.4"]
        default: ["appendix B"]
        }
    }
}
