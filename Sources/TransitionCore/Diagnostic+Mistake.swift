extension Diagnostic {
    /// What an app does for which UIKit raises, or that it puts up with, whatever the words told of it.
    public enum Mistake: UInt8, Hashable, Sendable, Codable, CaseIterable {
        case presentsItself, presentsActiveController, presentsPresentedController
        case pushesTwice, pushesStack, popsToStranger, repeatsInStack, changesOwnedBar
        case selectsStranger
        case animatesStrangers, containsItself, misplacesChildView
        case releasesActiveAnimator, callsAnimatorInWrongState, restartsEndedAnimator
        case startsSecondLayoutChange, endsNoLayoutChange
        case hasNoPopoverSource
        case registersWhileAsked, dequeuesUnregistered, scrollsBeyondRows
        case addsViewToItself, constrainsStrangers, setsNoNumber
        case wantsUnknownScene
        /// An animator never puts the view that comes into the container view: misuse, no exception.
        case leavesViewOut
        /// A driver is told to finish or cancel, and has no speed to do it with: misuse, no exception.
        case driverHasNoSpeed
        /// A controller is told twice that it begins to appear, or that it has, and not of the other: a warning.
        case unbalancesAppearance
        case closesLayerCycle, addsToEffectView, loadsNoView, addsFieldToActionSheet, givesWrongPageCount
        case takesScrollPanDelegate, asksForMissingTouch, writesBadFormat, pinsLocationToConstant
        case delaysByLessThanNothing
        case removesStrangeObserver, handlesNoObservedChange
    }
}
