import Testing
import TransitionCore

@testable import TransitionReports

@Suite("Failures of one place in the code")
struct SameBugByCodeTests {
    private func failure(
        _ rule: InvariantID, _ subject: String, _ cause: String, _ steps: [Step], _ events: [TraceEvent] = []
    ) -> Counterexample {
        var counterexample = SampleFailure.bare
        counterexample.script.steps = steps
        counterexample.trace.events = events
        counterexample.violations = [violation(ViolationIdentity(rule, subject, cause))]
        return counterexample
    }

    private func violation(_ identity: ViolationIdentity, _ decisions: [DecisionNote] = []) -> Violation {
        Violation(
            identity: identity, summary: "", expected: "", seen: "", remedy: "", restsOn: [], decisions: decisions,
            time: VirtualTime(frame: 0))
    }

    private func event(_ kind: TraceEvent.Kind, step: Int32 = 0) -> TraceEvent {
        TraceEvent(time: VirtualTime(frame: 0), step: step, kind: kind)
    }

    /// Both ways round, which must give the same number.
    private func count(_ one: Counterexample, _ other: Counterexample) -> Int {
        let count = FailureGroups.leaders(of: [one, other]).count
        #expect(FailureGroups.leaders(of: [other, one]).count == count)
        return count
    }

    private let pan = Step.pan(PanStep(start: .leftEdge, dx: 10, dy: 0, frames: 0, ending: .hold))

    @Test("One flaw of all pages that one animator moves is one bug, and of another animator's another")
    func oneFlawOfPages() {
        func blank(_ page: String, _ animator: String, _ cause: String = "is not in the window") -> Counterexample {
            var failure = failure(
                "screen-is-not-blank", "dismissal of \(page)", cause,
                [.act(page)] + (page == "Second" ? [] : [.wait(frames: 9), .act("next"), .act("close")]))
            failure.trace.objects += [
                TracedObject(kind: .viewController, typeName: page), TracedObject(kind: .animator, typeName: animator),
            ]
            failure.trace.transitions = [
                TransitionRecord(
                    id: TransitionID(rawValue: 1), kind: .dismissal, from: ObjectID(rawValue: 1), to: .none,
                    style: .custom, isAnimated: true, isRequestedByGesture: false, step: 0)
            ]
            failure.trace.events = [
                event(.animatorAsked(TransitionID(rawValue: 1), delegate: .none, answer: ObjectID(rawValue: 2)))
            ]
            return failure
        }
        #expect(count(blank("Second", "Slide"), blank("Third", "Slide")) == 1)
        #expect(count(blank("Second", "Slide"), blank("Third", "Fade")) == 2)
        #expect(count(blank("Second", "Slide"), blank("Third", "Slide", "is outside the screen")) == 2)
    }

    @Test("One interaction controller that drives whatever comes is one bug, for all transitions")
    func oneDriver() {
        func vended(
            _ subject: String, _ cause: String, _ driver: String, by delegate: String = "Stack", _ steps: [Step]
        ) -> Counterexample {
            var frozen = failure("completes-exactly-once", subject, cause, steps)
            frozen.trace.objects.append(TracedObject(kind: .interactionController, typeName: driver))
            frozen.trace.objects.append(TracedObject(kind: .delegate, typeName: delegate))
            frozen.trace.events = [
                event(
                    .interactionControllerAsked(
                        TransitionID(rawValue: 1), delegate: ObjectID(rawValue: 2), answer: ObjectID(rawValue: 1)))
            ]
            return frozen
        }
        let captured = "captured by a gesture that did not ask for it"
        let undriven = "interaction controller vended without a gesture"
        let one = vended("push of Page", captured, "Driver", [pan, .act("push")])
        let steps: [Step] = [.act("push"), .wait(frames: 19), .act("pop"), pan]
        #expect(count(one, vended("pop of Page", undriven, "Driver", steps)) == 1)
        #expect(count(one, vended("pop of Page", undriven, "OtherDriver", steps)) == 2)
        #expect(count(one, vended("pop of Page", "gesture ended before the start", "Driver", steps)) == 2)
        let early = "gesture ended before the start"
        let ended = vended("push of Page", early, "Driver", [pan])
        #expect(count(ended, vended("pop of Page", early, "Driver", steps)) == 1)
        #expect(count(ended, vended("pop of Page", early, "OtherDriver", steps)) == 2)
        #expect(count(ended, vended("pop of Page", "animation never ended", "Driver", steps)) == 2)
        #expect(count(one, vended("pop of Page", "called more than once", "Driver", steps)) == 2)
        // UIKit's own class says nothing; who vends it does.
        let own = "UIPercentDrivenInteractiveTransition"
        let vendedOwn = vended("push of Page", early, own, [pan])
        #expect(count(vendedOwn, vended("pop of Page", early, own, steps)) == 1)
        #expect(count(vendedOwn, vended("pop of Page", early, own, by: "OtherStack", steps)) == 2)
        let plain = failure("completes-exactly-once", "push of Page", captured, steps + steps)
        #expect(count(plain, failure("completes-exactly-once", "pop of Page", undriven, steps)) == 2)
    }

    @Test("One line that hides a view is one bug, whichever transition leaves it so")
    func oneHiding() {
        func hidden(
            _ rule: InvariantID, _ subject: String, _ kind: TraceEvent.Kind, line: Int, _ steps: [Step]
        ) -> Counterexample {
            var hidden = failure(rule, subject, "cannot be seen", steps, [event(kind)])
            let note = "made the view transparent"
            hidden.violations = [violation(hidden.identity, [DecisionNote(.event(0), note)])]
            hidden.callSites = [CallSite(file: "Curtain.swift", line: line, function: "restore()", note: note)]
            return hidden
        }
        let faded = TraceEvent.Kind.viewFaded(view: ObjectID(rawValue: 7))
        let subject = "dismissal of Page"
        let blank = hidden("screen-is-not-blank", subject, faded, line: 5, [.act("show"), .act("close")])
        let rule: InvariantID = "view-state-is-restored"
        let steps: [Step] = [.act("show at once"), .wait(frames: 9), pan, .act("show")]
        #expect(count(blank, hidden(rule, subject, faded, line: 5, steps)) == 1)
        #expect(count(blank, hidden(rule, "presentation of Page", faded, line: 5, steps)) == 1)
        #expect(count(blank, hidden(rule, "dismissal of Menu", faded, line: 5, steps)) == 2)
        #expect(count(blank, hidden(rule, subject, faded, line: 6, steps)) == 2)
        let completion = TraceEvent.Kind.completeTransitionCalled(
            TransitionID(rawValue: 0), didComplete: true, wasCancelled: false, count: 1)
        #expect(count(blank, hidden(rule, subject, completion, line: 5, steps)) == 2)
    }

    /// A failure by a transition of the first step, in which an act is done.
    private func configured(
        _ rule: InvariantID, _ act: String, isWithin: Bool = true, asks: Bool = false, isLater: Bool = false
    ) -> Counterexample {
        let id = TransitionID(rawValue: 1)
        var events = [event(.stepBegan), event(.requested(id))]
        if !isWithin { events.append(event(.ended(id, didComplete: true))) }
        events.append(event(.stepBegan, step: 1))
        if asks { events.append(event(.containerCalled(0), step: 1)) }
        var failure = failure(rule, "push of Page", "\(rule)", [.act("push"), .act(act)], events)
        if isLater {
            failure.trace.transitions = [
                TransitionRecord(
                    id: id, kind: .push, from: .none, to: .none, container: .none, style: .custom, isAnimated: true,
                    isRequestedByGesture: false, step: 1, hasCompletion: false)
            ]
        }
        failure.script.steps.append(rule == "no-residue" ? pan : .act("push"))
        return failure
    }

    @Test("An act in the midst of a transition that both failures need is one bug, if it asks for none itself")
    func oneAct() {
        let one = configured("callbacks-are-exact", "configure")
        #expect(count(one, configured("no-residue", "configure")) == 1)
        #expect(count(one, configured("no-residue", "reload")) == 2)
        #expect(count(one, configured("no-residue", "configure", isWithin: false)) == 2)
        #expect(count(one, configured("no-residue", "configure", asks: true)) == 2)
        #expect(count(one, configured("no-residue", "configure", isLater: true)) == 2)
    }

    /// A failure whose smallest script shows others, without which the search never showed it.
    private func companion(
        _ rule: InvariantID, _ cause: String, of subject: String, with causes: [Counterexample]
    ) -> Counterexample {
        let steps: [Step] = [.act("show"), pan, pan, .act("close"), .lift]
        var companion = failure(rule, subject, cause, steps)
        companion.violations += causes.map { violation($0.identity) }
        companion.possibleCompanions = causes.map(\.identity)
        return companion
    }

    @Test("What was never seen without another failure that can cause it is added to that")
    func maybeConsequence() {
        let subject = "dismissal of Page"
        let twice = failure("completes-exactly-once", subject, "twice", [.act("show"), pan])
        let away = failure("input-is-live", subject, "taken out", [.act("show"), .wait(frames: 9), pan, .act("close")])
        #expect(count(twice, companion("screen-is-not-blank", "gone", of: subject, with: [twice])) == 1)
        #expect(
            count(away, companion("progress-is-sane", "a view jumps as it is let go", of: subject, with: [away])) == 1)
        var jump = companion("progress-is-sane", "a view jumps as it is let go", of: subject, with: [away])
        jump.possibleCompanions = []
        #expect(count(away, jump) == 1)
        #expect(count(away, companion("progress-is-sane", "progress is below 0", of: subject, with: [away])) == 2)
        #expect(count(twice, companion("screen-is-not-blank", "gone", of: "push of Page", with: [twice])) == 2)
        #expect(count(twice, companion("works-again-afterwards", "refused", of: "action show", with: [twice])) == 1)
        #expect(count(twice, companion("screen-is-not-blank", "gone", of: subject, with: [])) == 2)
        var often = companion("screen-is-not-blank", "gone", of: subject, with: [twice])
        often.possibleCompanions = []
        #expect(count(twice, often) == 2)
        var unshown = companion("screen-is-not-blank", "gone", of: subject, with: [twice])
        unshown.violations.removeLast()
        #expect(count(twice, unshown) == 2)
        // What a container holds is wrong for all its transitions; two animators raise exceptions.
        let held = failure("model-agrees", "Stack", "other controllers are held", [pan])
        #expect(count(held, companion("input-is-live", "covered", of: subject, with: [held])) == 1)
        #expect(count(held, companion("result-agrees", "wrong", of: subject, with: [held])) == 2)
        let animators = failure("same-interruptible-animator", subject, "two", [pan])
        #expect(count(animators, companion("no-crash", "raised", of: subject, with: [animators])) == 1)
        #expect(count(twice, companion("no-crash", "raised", of: subject, with: [twice])) == 2)
    }

    @Test("That joins no two bugs, in whatever order they come")
    func noBridge() {
        let subject = "dismissal of Page"
        let twice = failure("completes-exactly-once", subject, "twice", [.act("show"), pan])
        let away = failure("input-is-live", subject, "taken out", [.act("show"), .wait(frames: 9), pan, .act("close")])
        let both = companion("screen-is-not-blank", "gone", of: subject, with: [twice, away])
        let again = companion("view-state-is-restored", "displaced", of: subject, with: [twice, both])
        for failures in [[twice, away, both, again], [again, both, away, twice], [both, twice, again, away]] {
            let groups = FailureGroups.groups(of: failures)
            #expect(groups.count == 2 && groups.joined().count == 4)
        }
        // What can come of it takes along nothing that can't.
        let gone = failure("screen-is-not-blank", "push of Page", "gone", [pan])
        var refused = companion("works-again-afterwards", "refused", of: "action show", with: [twice, gone])
        refused.companions = []
        refused.script = gone.script
        #expect(FailureGroups.groups(of: [twice, gone, refused]).count == 2)
        // Each may be the other's consequence.
        var first = companion("view-state-is-restored", "displaced", of: subject, with: [both])
        first.script.steps = [.lift]
        var second = companion("screen-is-not-blank", "gone", of: subject, with: [first])
        second.possibleCompanions = [first.identity]
        #expect(FailureGroups.groups(of: [first, second]).map(\.count) == [2])
    }

    @Test("A gesture that the system takes away is over before the start or after it, and one bug")
    func takenAway() {
        func frozen(_ cause: String, _ end: GestureState, _ steps: [Step], subject: String = "push of Page")
            -> Counterexample
        {
            var frozen = failure("completes-exactly-once", subject, cause, steps)
            frozen.trace.objects.append(TracedObject(kind: .interactionController, typeName: "Driver"))
            let driver = ObjectID(rawValue: 1)
            frozen.trace.events = [
                event(.interactionControllerAsked(TransitionID(rawValue: 1), delegate: .none, answer: driver)),
                event(.gesture(recognizer: .none, state: .began)), event(.gesture(recognizer: .none, state: end)),
                event(.gesture(recognizer: .none, state: .possible)),
            ]
            return frozen
        }
        let early = frozen("gesture ended before the start", .cancelled, [pan])
        let late = "gesture was cancelled and the code did not react"
        let steps: [Step] = [.act("show"), pan, .wait(frames: 3), .act("reload")]
        #expect(count(early, frozen(late, .cancelled, steps)) == 1)
        #expect(count(early, frozen(late, .cancelled, steps, subject: "pop of Page")) == 2)
        #expect(count(frozen("gesture ended before the start", .ended, [pan]), frozen(late, .cancelled, steps)) == 2)
        let captured = "captured by a gesture that did not ask for it"
        #expect(count(early, frozen(captured, .cancelled, steps)) == 2)
    }

    @Test(
        "A completion that asks whether its animation ran to its end is one bug, in the background and after a cancel")
    func finishedFlag() {
        let subject = "dismissal of Page"
        let rule: InvariantID = "completes-exactly-once"
        let background = failure(
            rule, subject, "animation was cut short in the background", [.act("show"), .background])
        func cancelled(_ subject: String, _ contested: ContestedRule) -> Counterexample {
            var cancelled = failure(rule, subject, "never finished after the interaction", [.act("show"), pan, .lift])
            cancelled.profiles = .dependsOn([contested])
            return cancelled
        }
        #expect(count(background, cancelled(subject, .drivenCancelReportsFinished)) == 1)
        #expect(count(background, cancelled("push of Page", .drivenCancelReportsFinished)) == 2)
        #expect(count(background, cancelled(subject, .secondCompletionIsIgnored)) == 2)
        let other = failure(rule, subject, "animation ended without completing", [.act("show")])
        #expect(count(other, cancelled(subject, .drivenCancelReportsFinished)) == 2)
    }

    @Test("Two failures that need one fault of UIKit's lack one workaround")
    func fault() {
        var held = failure("model-agrees", "Stack", "other controllers are held", [pan])
        var covered = failure("input-is-live", "pop of Page", "covered", [pan, .act("pop")])
        held.neededFaults = [.cancelledStackEditKeepsBoth]
        #expect(count(held, covered) == 2)
        covered.neededFaults = [.driverStallsBesideAnimation]
        #expect(count(held, covered) == 2)
        covered.neededFaults.append(.cancelledStackEditKeepsBoth)
        #expect(count(held, covered) == 1)
    }

    @Test("A delegate that was gone leads the report of what UIKit then did")
    func goneDelegate() {
        let displaced = failure("view-state-is-restored", "presentation of Page", "displaced", [.act("show")])
        var gone = failure("delegate-is-alive", "presentation of Page", "gone", [.act("show")])
        gone.violations += displaced.violations
        #expect(FailureGroups.leaders(of: [displaced, gone]).map(\.identity) == [gone.identity])
    }

    @Test("What is only kept alive leads no report of something that is seen")
    func leader() {
        let kept = failure("objects-are-released", "Page", "never freed", [.act("push"), .act("configure")])
        let frozen = failure("completes-exactly-once", "pop of Page", "never", kept.script.steps + [.act("pop")])
        var failures = [kept, frozen]
        for index in failures.indices {
            failures[index].trace.events = configured("no-residue", "configure").trace.events
        }
        #expect(FailureGroups.leaders(of: failures).map(\.identity) == [frozen.identity])
    }
}
