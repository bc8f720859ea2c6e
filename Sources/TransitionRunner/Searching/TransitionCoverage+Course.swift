import TransitionCore

extension TransitionCoverage {
    /// Counts one transition more.
    mutating func add(_ course: TransitionCourse) {
        startedCount += course.isStarted ? 1 : 0
        finishedCount += course.didComplete == true ? 1 : 0
        cancelledCount += course.didComplete == false ? 1 : 0
        interactiveCount += course.isInteractive ? 1 : 0
        animatedCount += course.takesTime ? 1 : 0
        interruptedCount += course.isInterrupted ? 1 : 0
        interruptions.waiting += course.interruptedPhases.contains(.waiting) ? 1 : 0
        interruptions.driven += course.interruptedPhases.contains(.driven) ? 1 : 0
        interruptions.settling += course.interruptedPhases.contains(.settling) ? 1 : 0
        interruptions.animating += course.interruptedPhases.contains(.animating) ? 1 : 0
        interruptions.caught += course.isCaught ? 1 : 0
    }
}
