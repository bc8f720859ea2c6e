import Testing
import TransitionCore

@testable import TransitionReports

@Suite("Failures of one bug")
struct SameBugSignsTests {
    private func identity(_ rule: InvariantID, _ subject: String = "pop of Page", _ cause: String = "wrong")
        -> ViolationIdentity
    {
        ViolationIdentity(rule, subject, cause)
    }

    /// A failure by its identity, what else its script shows, and its steps.
    private func failure(
        _ identity: ViolationIdentity, also: [ViolationIdentity] = [], _ steps: [Step]
    ) -> Counterexample {
        var counterexample = SampleFailure.bare
        counterexample.script.steps = steps
        counterexample.violations = ([identity] + also).map { identity in
            Violation(
                identity: identity, summary: "", expected: "", seen: "", remedy: "", restsOn: [], decisions: [],
                time: VirtualTime(frame: 0))
        }
        return counterexample
    }

    /// Both ways round, which must give the same number.
    private func count(_ one: Counterexample, _ other: Counterexample) -> Int {
        let count = FailureGroups.leaders(of: [one, other]).count
        #expect(FailureGroups.leaders(of: [other, one]).count == count)
        return count
    }

    private let pan = Step.pan(PanStep(start: .leftEdge, dx: 10, dy: 0, frames: 0, ending: .lift))
    private let still = Step.pan(PanStep(start: .leftEdge, dx: 0, dy: 0, frames: 18, ending: .hold))

    @Test("What never came without another that can cause it is its consequence, if its smallest script shows both")
    func consequence() {
        let cancelled = identity("view-state-is-restored", "pop of Page", "after a cancel")
        let cause = failure(cancelled, [.act("push"), pan])
        var blank = failure(identity("screen-is-not-blank"), also: [cancelled], [.act("push"), pan, .act("pop")])
        #expect(count(cause, blank) == 2)
        blank.companions = [cancelled]
        #expect(count(cause, blank) == 1)
        blank.violations.removeLast()
        #expect(count(cause, blank) == 2)
        var found = failure(identity("screen-is-not-blank"), also: [cancelled], [.act("push"), pan, .act("pop")])
        found.foundWhileShrinking = cancelled
        #expect(count(cause, found) == 1)
        // What is kept alive breaks nothing else.
        let kept = identity("objects-are-released", "Page", "never freed")
        var frozen = failure(identity("completes-exactly-once"), also: [kept], [.act("push"), pan, .act("pop")])
        frozen.companions = [kept]
        #expect(count(failure(kept, [.act("push")]), frozen) == 2)
    }

    @Test("What a mere presentation breaks always is no bug with all else that one breaks, for one script")
    func plainest() {
        let kept = identity("objects-are-released", "Page", "never freed")
        let unbalanced = identity("appearance-is-balanced", "appearance of Page")
        let relayout = identity("relayout-is-right", "presentation of Page")
        let blank = identity("screen-is-not-blank", "presentation of Page")
        let stuck = identity("completes-exactly-once", "presentation of Page")
        let steps: [Step] = [.act("show")]
        func count(_ one: ViolationIdentity, _ other: ViolationIdentity) -> Int {
            self.count(failure(one, also: [other], steps), failure(other, also: [one], steps))
        }
        #expect(count(kept, unbalanced) == 2)
        #expect(count(relayout, unbalanced) == 2)
        #expect(count(relayout, kept) == 2)
        #expect(count(stuck, kept) == 1)
        #expect(count(blank, relayout) == 1)
        #expect(count(blank, unbalanced) == 1)
    }

    @Test("What rests on UIKit's answer to a second completion is a consequence of it")
    func secondCompletion() {
        let twice = identity("completes-exactly-once", "dismissal of Page", "called more than once")
        let cause = failure(twice, [.act("close")])
        func effect(_ rule: InvariantID, _ contested: ContestedRule) -> Counterexample {
            var effect = failure(identity(rule), also: [twice], [.act("show"), pan, .act("close")])
            effect.profiles = .dependsOn([contested])
            return effect
        }
        #expect(count(cause, effect("screen-is-not-blank", .secondCompletionIsIgnored)) == 1)
        #expect(count(cause, effect("screen-is-not-blank", .navigationRequestsQueue)) == 2)
        #expect(count(cause, effect("objects-are-released", .secondCompletionIsIgnored)) == 2)
        let never = failure(identity("completes-exactly-once", "dismissal of Page", "never"), [.act("close")])
        #expect(count(never, effect("screen-is-not-blank", .secondCompletionIsIgnored)) == 2)
    }

    @Test("What one transition always leaves broken joins two of its failures, those of two transitions not")
    func aftermath() {
        let left = identity("appearance-is-balanced", "appearance of Host", "disappeared")
        func failing(_ rule: InvariantID, _ subject: String, _ steps: [Step]) -> Counterexample {
            var failing = failure(identity(rule, subject), also: [left], steps)
            failing.companions = [left]
            return failing
        }
        let blank = failing("screen-is-not-blank", "dismissal of Page", [.act("show"), .act("close"), .act("close")])
        #expect(count(blank, failing("view-state-is-restored", "dismissal of Page", [.act("show"), pan])) == 1)
        #expect(count(blank, failing("view-state-is-restored", "presentation of Page", [.act("show"), pan])) == 2)
    }

    @Test("A frozen world is one bug with the action that freezes it; another action, or another end, is none")
    func probe() {
        let again = failure(identity("works-again-afterwards", "action show", "never ends"), [pan])
        let frozen = identity("completes-exactly-once", "presentation of Page")
        #expect(count(again, failure(frozen, [pan, .wait(frames: 3), .act("show")])) == 1)
        #expect(count(again, failure(frozen, [pan, pan])) == 1)
        #expect(count(again, failure(frozen, [.move(dx: 10, dy: 0, frames: 1), .act("show")])) == 1)
        #expect(count(again, failure(frozen, [.move(dx: -10, dy: 0, frames: 1), .act("show")])) == 2)
        let refused = failure(identity("works-again-afterwards", "action show", "is refused"), [pan])
        #expect(count(refused, failure(frozen, [pan, .wait(frames: 3), .act("show")])) == 2)
        #expect(count(again, failure(frozen, [pan, .act("close")])) == 2)
        #expect(count(again, failure(frozen, [pan, .act("show"), .act("show")])) == 2)
        #expect(count(again, failure(frozen, [.act("open"), .act("show")])) == 2)
        #expect(count(again, failure(identity("no-residue"), [pan, .act("show")])) == 2)
    }

    @Test("A blank screen takes the comparisons along that rest on it")
    func aspects() {
        let layout = identity("relayout-is-right", "presentation of Sheet", "keeps an old layout")
        let relayout = failure(layout, [.act("show")])
        let turned: [Step] = [.act("show"), .resize(width: 844, height: 390)]
        let blank = identity("screen-is-not-blank", "dismissal of Sheet")
        func resized(_ identity: ViolationIdentity, also: [ViolationIdentity] = [], _ steps: [Step]) -> Counterexample {
            var resized = failure(identity, also: also, steps)
            let change = EnvironmentChange.resized(width: 844, height: 390)
            resized.trace.events = [TraceEvent(time: VirtualTime(frame: 0), step: 0, kind: .environment(change))]
            return resized
        }
        #expect(count(relayout, resized(blank, also: [layout], [pan] + turned)) == 1)
        #expect(count(relayout, resized(blank, [pan] + turned)) == 2)
        #expect(count(relayout, resized(blank, turned)) == 1)
        let outside = identity("screen-is-not-blank", "presentation of Sheet", "is outside the screen after a finish")
        #expect(count(relayout, resized(outside, [pan] + turned)) == 1)
        #expect(count(relayout, failure(outside, [pan] + turned)) == 2)
        let other = identity("screen-is-not-blank", "dismissal of Sheet", "is outside the screen after a finish")
        #expect(count(relayout, resized(other, [pan] + turned)) == 2)
        #expect(count(relayout, failure(blank, also: [layout], [pan] + turned)) == 2)
        #expect(count(relayout, resized(identity("no-residue"), also: [layout], [pan] + turned)) == 2)
        let unseen = failure(
            identity("unanimated-is-equivalent", "dismissal of Sheet", "the top view cannot be seen without animation"),
            [.act("show")])
        #expect(count(unseen, failure(blank, [.act("show at once")])) == 1)
        let elsewhere = failure(
            identity("unanimated-is-equivalent", "dismissal of Sheet", "the top view is elsewhere"), [.act("show")])
        #expect(count(elsewhere, failure(blank, [.act("show at once")])) == 2)
        #expect(count(unseen, failure(identity("screen-is-not-blank"), [.act("show at once")])) == 2)
    }

    @Test("One thing that a rule tells in several words is one bug; another controller, transition or view is another")
    func oneThing() {
        let (here, there): ([Step], [Step]) = ([.act("show"), .act("close")], [.act("open"), pan, pan])
        func count(_ rule: InvariantID, _ one: (String, String), _ other: (String, String)) -> Int {
            self.count(failure(identity(rule, one.0, one.1), here), failure(identity(rule, other.0, other.1), there))
        }
        let appearance: InvariantID = "appearance-is-balanced"
        #expect(count(appearance, ("appearance of Host", "disappeared"), ("appearance of Host", "unbalanced")) == 1)
        #expect(count(appearance, ("appearance of Host", "disappeared"), ("appearance of Page", "disappeared")) == 2)
        let serial: InvariantID = "transitions-are-serial"
        #expect(count(serial, ("pop of Page", "during a push"), ("pop of Page", "during a pop")) == 1)
        #expect(count(serial, ("pop of Page", "during a push"), ("push of Page", "during a push")) == 2)
        let layout: InvariantID = "relayout-is-right"
        #expect(count(layout, ("presentation of Page", "Page keeps"), ("dismissal of Page", "Page keeps")) == 1)
        #expect(count(layout, ("presentation of Page", "Page keeps"), ("presentation of Page", "Host keeps")) == 2)
        #expect(count(layout, ("presentation of Page", "UIView keeps"), ("presentation of Card", "UIView keeps")) == 2)
        #expect(count("no-residue", ("pop of Page", "UIView left"), ("pop of Page", "UILabel left")) == 2)
    }

    @Test("Time, background and a finger that rests decide nothing; a step or a gesture that goes elsewhere does")
    func steps() {
        let rule: InvariantID = "completes-exactly-once"
        let one = failure(identity(rule, "pop of Page", "lost"), [.act("show"), .wait(frames: 9), .act("close")])
        let quiet: [Step] = [.act("show"), still, .background, .hitch(frames: 2), .act("close"), .wait(frames: 1)]
        #expect(count(one, failure(identity(rule), quiet)) == 1)
        #expect(count(one, failure(identity(rule, "push of Page"), quiet)) == 2)
        #expect(count(one, failure(identity(rule), [.act("show"), pan])) == 2)
        #expect(count(one, failure(identity("no-residue"), quiet)) == 2)
        // An exception under one profile, and nothing under another.
        var raised = failure(identity("no-crash"), quiet)
        raised.script.profile = ProfileSet.standard.profiles[1]
        #expect(count(one, raised) == 1)
        var another = failure(identity("progress-is-sane"), quiet)
        another.script.profile = ProfileSet.standard.profiles[1]
        #expect(count(one, another) == 2)
        raised.crash = CrashRecord(reason: "SIGILL", message: "", step: 0)
        #expect(count(one, raised) == 2)
    }

    /// A failure that one event decided, at a line of code.
    private func decided(
        _ identity: ViolationIdentity, _ note: String, line: Int, by kind: TraceEvent.Kind, _ steps: [Step]
    ) -> Counterexample {
        var counterexample = failure(identity, steps)
        counterexample.violations = [
            Violation(
                identity: identity, summary: "", expected: "", seen: "", remedy: "", restsOn: [],
                decisions: [DecisionNote(.event(0), note)], time: VirtualTime(frame: 0))
        ]
        counterexample.trace.events = [TraceEvent(time: VirtualTime(frame: 0), step: 0, kind: kind)]
        counterexample.callSites = [CallSite(file: "Driver.swift", line: line, function: "move()", note: note)]
        return counterexample
    }

    @Test("One line that breaks one rule in two ways is one bug, whatever number it told")
    func onePlace() {
        let rule: InvariantID = "progress-is-sane"
        let update = TraceEvent.Kind.progressed(TransitionID(rawValue: 0), 1.01)
        let above = decided(identity(rule, "pop of Page", "above 1"), "reported 1.01", line: 71, by: update, [pan])
        func other(_ subject: String, _ cause: String, _ note: String, _ line: Int) -> Counterexample {
            decided(
                identity(rule, subject, cause), note, line: line, by: update,
                [pan, .lift, .move(dx: -3, dy: 0, frames: 4)])
        }
        #expect(count(above, other("pop of Page", "below 0", "reported -0.25", 71)) == 1)
        #expect(count(above, other("push of Page", "above 1", "reported 2", 71)) == 1)
        #expect(count(above, other("push of Page", "below 0", "reported -0.25", 71)) == 2)
        #expect(count(above, other("pop of Page", "below 0", "reported -0.25", 72)) == 2)
        #expect(count(above, other("pop of Page", "below 0", "left out -0.25", 71)) == 2)
    }

    @Test("One driver that is told to end when it drives nothing may be told so for two reasons")
    func lostCalls() {
        let lost = TraceEvent.Kind.driverCallLost(driver: ObjectID(rawValue: 1), .cancel)
        func frozen(_ subject: String, _ cause: String, _ steps: [Step]) -> Counterexample {
            decided(identity("completes-exactly-once", subject, cause), "ended", line: 30, by: lost, steps)
        }
        let early = frozen("push of Page", "gesture ended before the start", [pan])
        let steps: [Step] = [still, .act("push"), .lift]
        #expect(count(early, frozen("push of Page", "captured by a gesture that did not ask for it", steps)) == 2)
        #expect(count(early, frozen("pop of Page", "gesture ended before the start", steps)) == 1)
    }

    @Test("Where all transitions are asked for, or all end, says nothing of two of them")
    func commonPlaces() {
        let rule: InvariantID = "screen-is-not-blank"
        let more: [Step] = [.act("show"), pan, .act("close")]
        func counts(_ kind: TraceEvent.Kind) -> [Int] {
            func ended(_ subject: String, _ cause: String, _ steps: [Step]) -> Counterexample {
                decided(identity(rule, subject, cause), "ended", line: 9, by: kind, steps)
            }
            let one = ended("pop of Page", "is outside the screen after a finish", [.act("show")])
            return [
                count(one, ended("pop of Page", "is outside the screen after a cancel", more)),
                count(one, ended("pop of Page", "is transparent after a finish", more)),
                count(one, ended("push of Page", "is outside the screen after a finish", more)),
            ]
        }
        let completion = TraceEvent.Kind.completeTransitionCalled(
            TransitionID(rawValue: 0), didComplete: true, wasCancelled: false, count: 1)
        #expect(counts(completion) == [1, 2, 2])
        #expect(counts(.requested(TransitionID(rawValue: 0))) == [2, 2, 2])
    }

    @Test("A failure that goes with two others makes all three one bug, and the report names each with its script")
    func chain() throws {
        let cancelled = identity("view-state-is-restored", "pop of Page", "after a cancel")
        let blank = identity("screen-is-not-blank", "pop of Page", "gone")
        let one = failure(cancelled, [.act("push"), pan])
        let unseen = "the top view cannot be seen without animation"
        let other = failure(identity("unanimated-is-equivalent", "pop of Page", unseen), [.act("push")])
        var link = failure(blank, also: [cancelled], [.act("push"), pan, .act("pop at once")])
        link.companions = [cancelled]
        link.script.profile = ProfileSet.standard.profiles[1]
        let leaders = FailureGroups.leaders(of: [one, other, link])
        let leader = try #require(leaders.first)
        #expect(leaders.count == 1 && leader.identity == other.identity)
        let text = TextReport.render(leader)
        #expect(
            text.contains("Also seen as: view-state-is-restored · pop of Page · after a cancel, by  act \"push\" · pan")
        )
        #expect(text.contains("act \"pop at once\" (under \(link.script.profile))"))
        let json = JSONReport.render(scene: "bare", statistics: nil, counterexamples: [one, other, link])
        #expect(json.components(separatedBy: "\"sameBugAs\" : \"\(other.identity.fingerprint.text)\"").count == 3)
    }
}
