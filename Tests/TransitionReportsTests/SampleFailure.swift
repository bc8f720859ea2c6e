import TransitionCore

/// A counterexample with everything that a report can tell; tests take away what they do not want.
enum SampleFailure {
    static let steps: [Step] = [
        .act("show modal"), .wait(frames: 37),
        .pan(PanStep(start: .leftEdge, dx: 200, dy: 0, frames: 12, ending: .lift)), .act("dismiss by button"),
    ]

    static let violation = Violation(
        identity: ViolationIdentity(
            invariant: "completes-exactly-once", subject: .transition(.dismissal, of: "ModalViewController"),
            cause: ViolationCause("interaction controller vended without a gesture")),
        summary: "completeTransition(_:) was never called for dismissal #2 of ModalViewController; the app is frozen.",
        expected: "one completeTransition within 10 s", seen: "none; percent complete 0, no touch down",
        remedy: "Return nil from interactionControllerForDismissal(using:) while no gesture is under way.",
        restsOn: ["1.4", "3.6 (high)"], decisions: [], time: VirtualTime(frame: 637))

    static var statistics: SearchStatistics {
        SearchStatistics(
            seed: 42, scriptCount: 20_000, stepCount: 480_000, skippedStepCount: 59_040, frameCount: 1_123_200,
            firstFailure: 3,
            coverage: [
                TransitionCoverage(
                    subject: "dismissal of ModalViewController by gesture", startedCount: 312, finishedCount: 200,
                    cancelledCount: 112),
                TransitionCoverage(
                    subject: "presentation of ModalViewController", startedCount: 1_020, finishedCount: 1_020),
            ])
    }

    static var full: Counterexample {
        Counterexample(
            script: Script(scene: "contacts-modal", steps: steps), violations: [violation], trace: Trace(),
            callSites: [
                CallSite(
                    file: "/app/Sources/ModalViewController.swift", line: 58,
                    function: "interactionControllerForDismissal(using:)", note: "vended HideAnimator without a gesture"
                ),
                CallSite(file: "Hide.swift", line: 7, function: "start()", note: ""),
            ],
            original: Script(scene: "contacts-modal", steps: Array(repeating: .lift, count: 41)), shrinkRunCount: 212,
            profiles: .holdsUnderAll,
            nearestPassing: NearestPassing(
                step: .pan(PanStep(start: .leftEdge, dx: 40, dy: 0, frames: 6, ending: .hold)), index: 3),
            statistics: statistics)
    }

    /// Only what every counterexample has.
    static var bare: Counterexample {
        let violation = Violation(
            identity: ViolationIdentity(invariant: "no-crash", subject: .app, cause: ViolationCause("trap")),
            summary: "The app crashed.", expected: "", seen: "", remedy: "", restsOn: [], decisions: [],
            time: VirtualTime(frame: 0))
        let script = Script(scene: "bare", steps: [.lift])
        return Counterexample(
            script: script, violations: [violation], trace: Trace(), original: script,
            statistics: SearchStatistics(seed: 1))
    }
}
