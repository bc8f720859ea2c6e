import TransitionCore

/// What a search never tried: a pass that proves less than it seems.
public enum Vacuity {
    /// Fewer steps of one kind say nothing about it.
    private static let tellingStepCount = 20
    /// Fewer transitions need not have met an interruption in each of their phases.
    private static let tellingTransitionCount = 100
    /// Fewer gestures need not have finished what they drove.
    private static let tellingGestureCount = 50

    /// One sentence for each gap, loudest first; empty when the search did what it should.
    public static func findings(_ statistics: SearchStatistics) -> [String] {
        if statistics.launchCrashed { return ["the launch itself crashed, so no script was performed"] }
        if statistics.scriptCount == 0, statistics.crashedScriptCount > 0 {
            return ["every script crashed, so nothing else was tried"]
        }
        var findings = statistics.launchNotes.map(RestLines.words)
        findings += statistics.fatalAftermaths.map(RestLines.words)
        for stopped in statistics.stoppedAftermaths.sorted(by: { $0.rawValue < $1.rawValue }) {
            let rest: String
            switch stopped {
            case .twin: rest = "was compared"
            case .conditions where statistics.stoppedAftermaths.contains(.twin): continue
            case .conditions: rest = "was compared with one without animation or in another window"
            case .tearDown: rest = "was searched for leaks"
            case .taps: rest = "was followed by taps"
            }
            findings.append("so many of these deaths came that no later script \(rest): repair them and search again")
        }
        if !statistics.isOfGivenScripts { findings += gapsOfExtent(statistics) }
        findings += statistics.leftOutActions.map { action in
            "the app died whenever a script did \"\(action)\", so later scripts leave it out: rules that need it were "
                + "silent; repair the crash and search again"
        }
        let untried = statistics.untriedActions.filter { !statistics.leftOutActions.contains($0) }
        findings += untried.map { action in
            "the app died so often when the action \"\(action)\" was tried after a script that it was tried no more: "
                + "rules that need it were silent"
        }
        if !statistics.isOfGivenScripts { findings += gapsOfCoverage(statistics) }
        if RestLines.isGap(statistics.rests), let sentence = RestLines.sentence(statistics.rests) {
            findings.append("\(sentence); rules about states were silent there")
        }
        return findings
    }

    static func hasNoTransition(_ statistics: SearchStatistics) -> Bool {
        !statistics.coverage.contains { $0.startedCount > 0 }
    }

    /// That too little was tried.
    private static func gapsOfExtent(_ statistics: SearchStatistics) -> [String] {
        var gaps: [String] = []
        if hasNoTransition(statistics) {
            let changes = statistics.childChangeScriptCount
            gaps.append(
                changes == 0
                    ? "no transition was ever started: check that the scene's actions present or dismiss something"
                    : "no transition was ever started; in \(Figures.counted(changes, "script")) a container of the "
                        + "app's own changed its children, which fewer rules judge: taps, appearance, what is left or "
                        + "empty, leaks and crashes")
        }
        if let exhaustion = statistics.exhaustion, !exhaustion.isComplete {
            let tried = statistics.scriptCount + statistics.crashedScriptCount
            gaps.append(
                "not complete: \(Figures.grouped(tried)) of \(Figures.all(exhaustion)), were tried; "
                    + "allow more runs or fewer steps")
        }
        // Of all scripts that there are most hold steps that do not apply.
        if statistics.exhaustion == nil, statistics.skippedStepCount * 2 > statistics.stepCount {
            gaps.append(
                "\(Figures.percent(statistics.skippedStepCount, of: statistics.stepCount)) of the steps were skipped: "
                    + "check that the scene's actions apply in more states")
        }
        return gaps
    }

    /// What was tried of the scene and never came to anything.
    private static func gapsOfCoverage(_ statistics: SearchStatistics) -> [String] {
        let hasCrashed = statistics.crashedScriptCount > 0
        var gaps = statistics.steps
            .filter { step in !statistics.fatalActions.contains { $0 == step.action } }
            .compactMap { gap($0, hasCrashed: hasCrashed) }
        if statistics.gestureCount > 0, statistics.coverage.contains(where: { $0.startedCount > 0 }),
            !statistics.coverage.contains(where: { $0.interactiveCount > 0 || $0.interruptions.caught > 0 })
        {
            gaps.append(
                "gestures began \(Figures.times(statistics.gestureCount)) and none drove a transition: "
                    + "if one should, check that it asks for one, and that an interaction controller is vended then")
        }
        gaps += statistics.coverage.flatMap(self.gaps)
        if let gap = gap(statistics.untouchedControls) { gaps.append(gap) }
        return gaps
    }

    /// More of them are seldom read.
    private static let listedControlCount = 4

    private static func gap(_ controls: [UntouchedControl]) -> String? {
        guard !controls.isEmpty else { return nil }
        let listed = controls.prefix(listedControlCount).map(\.name.words)
        let more = controls.count > listed.count ? " and \(controls.count - listed.count) more" : ""
        return "no finger ever hit what was on screen after many scripts: \(listed.joined(separator: ", "))\(more); "
            + "give the scene an action that does the same"
    }

    private static func gap(_ step: StepCoverage, hasCrashed: Bool) -> String? {
        guard step.performedCount == 0 else { return nil }
        guard let action = step.action else {
            guard step.skippedCount >= tellingStepCount else { return nil }
            return "each of \(Figures.grouped(step.skippedCount)) steps '\(step.subject)' was skipped"
        }
        if step.skippedCount == 0 {
            return "the action \"\(action)\" was in no script" + (hasCrashed ? " that came to its end" : "")
        }
        return
            "the action \"\(action)\" was skipped in every script, \(Figures.times(step.skippedCount)): its condition "
            + "never held, or it did nothing that UIKit could see; check the condition, and that it finds what it "
            + "acts on"
    }

    private static func gaps(_ transition: TransitionCoverage) -> [String] {
        guard transition.startedCount > 0 else { return [] }
        var gaps: [String] = []
        let started = "\(transition.subject) was started \(Figures.times(transition.startedCount))"
        if transition.finishedCount == 0 { gaps.append("\(started) and never finished") }
        if isHardlyFinished(transition) {
            let finished = Figures.times(transition.finishedCount)
            gaps.append("\(started) and finished only \(finished): check that a finger can go as far as it has to")
        }
        // Only a gesture that drives a transition takes it back, so the others are no gap.
        if transition.cancelledCount == 0, transition.interactiveCount > 0 {
            gaps.append("\(started) and never cancelled")
        }
        // What takes no time leaves none for an interruption.
        if transition.animatedCount > 0, transition.interruptedCount == 0 {
            gaps.append("\(started) and never interrupted")
        } else if let phases = calmPhases(transition) {
            gaps.append("\(started) and never interrupted \(phases)")
        }
        return gaps
    }

    /// Whether gestures finished less than one in twenty: most often they would have to be longer than the screen.
    private static func isHardlyFinished(_ transition: TransitionCoverage) -> Bool {
        transition.isRequestedByGesture && transition.interactiveCount >= tellingGestureCount
            && transition.finishedCount > 0
            && transition.finishedCount * 20 < transition.interactiveCount
    }

    /// The phases that many went through and none was interrupted in.
    private static func calmPhases(_ transition: TransitionCoverage) -> String? {
        let interruptions = transition.interruptions
        let byItself = transition.animatedCount - transition.interactiveCount
        let phases = [
            ("while a gesture drove it", transition.interactiveCount, interruptions.driven),
            ("after the gesture let it go", transition.interactiveCount, interruptions.settling),
            ("while it ran by itself", byItself, interruptions.animating),
        ]
        let calm = phases.filter { $0.1 >= tellingTransitionCount && $0.2 == 0 }.map(\.0)
        return calm.isEmpty ? nil : calm.joined(separator: ", nor ")
    }
}
