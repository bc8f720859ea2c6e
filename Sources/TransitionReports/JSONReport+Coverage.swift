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

    /// The rests after a transition, and how many had nothing in the undisturbed twin to be compared with.
    struct Rests: Encodable {
        let count, comparable, uncompared: Int
        /// Those of them in scripts that show a failure.
        let uncomparedBesideFailure: Int
        /// How many by each reason, those of another window size, which are not comparable, included.
        let reasons: [String: Int]

        init(_ coverage: RestCoverage) {
            count = coverage.restCount
            comparable = coverage.comparableCount
            uncompared = coverage.uncomparedCount
            uncomparedBesideFailure = coverage.uncomparedBesideFailureCount
            reasons = Dictionary(uniqueKeysWithValues: coverage.reasons.map { ($0.reason.rawValue, $0.count) })
        }
    }

    /// What breaks no rule, and in how many scripts it came up.
    struct Noted: Encodable {
        let text: String
        let scripts: Int
        /// Performs the shortest of them.
        var token: String?

        /// How the app died beside scripts: as it was freed, or as they were compared.
        static func deaths(_ deaths: [FatalAftermath], asFreed isFreed: Bool) -> [Noted] {
            deaths.filter { ($0.aftermath == .tearDown) == isFreed }
                .map { Noted(text: $0.cause, scripts: $0.scriptCount) }
        }
    }
}

extension LaunchNote {
    var name: String {
        switch self {
        case .neverRests: "neverRests"
        case .isBlank: "isBlank"
        case .takesNoTouches: "takesNoTouches"
        case .asksBeforeItAppears: "asksBeforeItAppears"
        case .replacesAction: "replacesAction"
        }
    }
}
