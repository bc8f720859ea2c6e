import TransitionCore

extension JSONReport {
    /// One kind of transition.
    struct Coverage: Encodable {
        let subject: String
        let started, finished, cancelled, interactive, interrupted: Int
        /// Where interruptions fell.
        let interruptions: TransitionCoverage.Interruptions

        init(_ coverage: TransitionCoverage) {
            subject = coverage.subject
            started = coverage.startedCount
            finished = coverage.finishedCount
            cancelled = coverage.cancelledCount
            interactive = coverage.interactiveCount
            interrupted = coverage.interruptedCount
            interruptions = coverage.interruptions
        }
    }

    /// One kind of step, each action being one.
    struct Steps: Encodable {
        let subject: String
        let performed, skipped: Int

        init(_ coverage: StepCoverage) {
            subject = coverage.subject
            performed = coverage.performedCount
            skipped = coverage.skippedCount
        }
    }
}
