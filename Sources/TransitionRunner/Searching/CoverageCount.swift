import TransitionCore

/// How often one kind of transition happened, in the form in which it leaves a child process.
struct CoverageCount: Codable {
    var started = 0
    var finished = 0
    var cancelled = 0
    var interactive = 0
    var animated = 0
    var interrupted = 0
    var interruptions = TransitionCoverage.Interruptions()

    mutating func add(_ course: TransitionCourse) {
        started += course.isStarted ? 1 : 0
        finished += course.didComplete == true ? 1 : 0
        cancelled += course.didComplete == false ? 1 : 0
        interactive += course.isInteractive ? 1 : 0
        animated += course.takesTime ? 1 : 0
        interrupted += course.isInterrupted ? 1 : 0
        interruptions.waiting += course.interruptedPhases.contains(.waiting) ? 1 : 0
        interruptions.driven += course.interruptedPhases.contains(.driven) ? 1 : 0
        interruptions.settling += course.interruptedPhases.contains(.settling) ? 1 : 0
        interruptions.animating += course.interruptedPhases.contains(.animating) ? 1 : 0
        interruptions.caught += course.isCaught ? 1 : 0
    }

    mutating func add(_ other: CoverageCount) {
        started += other.started
        finished += other.finished
        cancelled += other.cancelled
        interactive += other.interactive
        animated += other.animated
        interrupted += other.interrupted
        interruptions.waiting += other.interruptions.waiting
        interruptions.driven += other.interruptions.driven
        interruptions.settling += other.interruptions.settling
        interruptions.animating += other.interruptions.animating
        interruptions.caught += other.interruptions.caught
    }

    func coverage(of subject: String) -> TransitionCoverage {
        var coverage = TransitionCoverage(
            subject: subject, startedCount: started, finishedCount: finished, cancelledCount: cancelled)
        coverage.interactiveCount = interactive
        coverage.animatedCount = animated
        coverage.interruptedCount = interrupted
        coverage.interruptions = interruptions
        return coverage
    }
}
