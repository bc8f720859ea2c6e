import Testing
import TransitionCore

@testable import TransitionRunner

@Suite("Failures of one bug")
struct BugGroupingTests {
    private let frozen = MadeFailure.identity("completes-exactly-once", .transition(.pop, of: "Page"))
    private let dead = MadeFailure.identity("works-again-afterwards", .action("pop"))
    private let leak = MadeFailure.identity("objects-are-released", .object("Page"))

    private func trial(
        _ kind: Repair.Kind = .completesTransition, for targets: ViolationIdentity...,
        outcome: RepairTrial.Outcome = .goesAway, gone: [ViolationIdentity]
    ) -> RepairTrial {
        RepairTrial(
            repair: Repair(kind, of: targets[0].subject), targets: targets, outcome: outcome, gone: gone, came: [])
    }

    /// How many bugs, in whichever order they come.
    private func count(_ failures: Counterexample...) -> Int {
        let count = BugGrouping(failures).bugs.count
        #expect(BugGrouping(failures.reversed()).bugs.count == count)
        return count
    }

    /// A failure with another one before it in its smallest script, that it never came without.
    private func follower(
        _ identity: ViolationIdentity, of cause: ViolationIdentity, at frames: [Int] = [9, 3],
        trials: [RepairTrial] = []
    ) -> Counterexample {
        var failure = MadeFailure.make([identity, cause], [.lift, .lift], trials: trials, frames: frames)
        failure.companions = [cause]
        return failure
    }

    @Test("What goes away from its own smallest script with another's repair is one bug with it, which leads")
    func repair() {
        let cause = MadeFailure.make([frozen], [.lift, .lift, .lift], trials: [trial(for: frozen, gone: [frozen])])
        let effect = MadeFailure.make([dead, frozen], [.lift], trials: [trial(for: frozen, gone: [frozen, dead])])
        #expect(BugGrouping([effect, cause]).bugs.map(\.leader.identity) == [frozen])
        let bugs = BugGrouping([effect, cause]).bugs
        #expect(bugs.map { $0.others.map(\.failure.identity) } == [[dead]])
        #expect(bugs[0].others.map(\.relation) == [.goesAwayWithIt])
        let stays = MadeFailure.make([dead, frozen], [.lift], trials: [trial(for: frozen, gone: [frozen])])
        #expect(count(cause, stays) == 2)
        let worse = MadeFailure.make(
            [dead, frozen], [.lift], trials: [trial(for: frozen, outcome: .makesWorse, gone: [frozen, dead])])
        #expect(count(cause, worse) == 2)
        // What its own repair takes along, another script may show without it.
        let taker = MadeFailure.make([frozen, leak], [.lift], trials: [trial(for: frozen, gone: [frozen, leak])])
        #expect(count(taker, MadeFailure.make([leak], [.act("show")])) == 2)
    }

    @Test("One repair that decides several of a rule's causes makes them one bug")
    func oneRepair() {
        let other = MadeFailure.identity("completes-exactly-once", .transition(.pop, of: "Page"), "otherwise")
        let trial = trial(for: frozen, other, gone: [frozen, other])
        #expect(
            count(
                MadeFailure.make([frozen], [.lift], trials: [trial]),
                MadeFailure.make([other], [.act("pop")], trials: [trial])) == 1)
    }

    private func frozenAt(
        _ line: Int, _ event: TraceEvent.Kind, _ subject: String, isMistake: Bool = false
    ) -> Counterexample {
        MadeFailure.make(
            [MadeFailure.identity("progress-is-sane", .transition(.pop, of: subject))], [.lift], decidedBy: event,
            in: CallSite(
                file: "Driver.swift", line: line, function: "swiped(_:)", note: "told it", isMistake: isMistake))
    }

    @Test("One line that did what both are about makes them one bug; a request or a completion is no such line")
    func line() {
        let progress = TraceEvent.Kind.progressed(TransitionID(rawValue: 1), -1)
        #expect(count(frozenAt(7, progress, "Page"), frozenAt(7, progress, "List")) == 1)
        let members = BugGrouping([frozenAt(7, progress, "Page"), frozenAt(7, progress, "List")]).bugs[0].others
        #expect(members.map(\.relation) == [.sameLine])
        #expect(members.map(\.relative.subject) == [.transition(.pop, of: "Page")])
        #expect(count(frozenAt(7, progress, "Page"), frozenAt(8, progress, "List")) == 2)
        let lost = TraceEvent.Kind.driverCallLost(driver: ObjectID(rawValue: 3), .finish)
        #expect(count(frozenAt(7, progress, "Page"), frozenAt(7, lost, "List")) == 1)
        let hidden = TraceEvent.Kind.viewHidden(view: ObjectID(rawValue: 3))
        #expect(count(frozenAt(7, progress, "Page"), frozenAt(7, hidden, "List")) == 2)
        let asked = TraceEvent.Kind.requested(TransitionID(rawValue: 1))
        #expect(count(frozenAt(7, asked, "Page"), frozenAt(7, asked, "List")) == 2)
        let completed = TraceEvent.Kind.completeTransitionCalled(
            TransitionID(rawValue: 1), didComplete: true, wasCancelled: false, count: 1)
        #expect(count(frozenAt(7, completed, "Page"), frozenAt(7, completed, "List")) == 2)
        // But where the rule says that the call itself is wrong.
        func wrongly(_ line: Int, _ subject: String) -> Counterexample {
            frozenAt(line, completed, subject, isMistake: true)
        }
        #expect(count(wrongly(7, "Page"), wrongly(7, "List")) == 1)
        #expect(count(wrongly(7, "Page"), wrongly(8, "List")) == 2)
    }

    @Test("What never came without another, which comes first, is one bug with it, if its smallest script shows both")
    func scripts() {
        let cause = MadeFailure.make([frozen], [.lift])
        #expect(count(cause, follower(dead, of: frozen)) == 1)
        #expect(count(cause, follower(dead, of: frozen, at: [9, 9])) == 2)
        var effect = follower(dead, of: frozen)
        effect.companions = []
        #expect(count(cause, effect) == 2)
        effect = follower(dead, of: frozen)
        effect.violations.removeLast()
        #expect(count(cause, effect) == 2)
    }

    @Test("What has a particular repair follows from what drives only where its smallest script shows that to be wrong")
    func unshown() {
        func bugCount(by kind: Repair.Kind, shown: [ViolationIdentity]) -> Int {
            let cause = MadeFailure.make([dead], [.lift], trials: [trial(kind, for: dead, gone: [dead])])
            let failure = MadeFailure.make(
                shown, [.act("pop")],
                trials: [
                    trial(.vendsForGestures, for: frozen, gone: [frozen]),
                    trial(kind, for: dead, gone: [frozen, dead]),
                ])
            return count(cause, failure)
        }
        #expect(bugCount(by: .keepsEarlyEnd, shown: [frozen]) == 2)
        #expect(bugCount(by: .keepsEarlyEnd, shown: [frozen, dead]) == 1)
        // The pages of a transition that is driven as before: nothing but the fault is gone.
        #expect(bugCount(by: .laysOutPages, shown: [frozen]) == 1)
    }

    @Test("One flaw of two pages is one bug if the same objects are to blame, and not for its name alone")
    func blame() {
        func failure(_ page: String, _ blamed: String?, vendedBy owner: String) -> Counterexample {
            let identity = MadeFailure.identity("screen-is-not-blank", .transition(.dismissal, of: page))
            var failure = MadeFailure.make([identity], [.act(page)])
            if let blamed {
                let part = VendedPart(part: .animator, typeName: blamed, owner: owner)
                failure.stockExperiment = StockExperiment(
                    parts: [part], together: .goesAway,
                    trials: [StockExperiment.Trial(replaced: [part], outcome: .goesAway)], runCount: 2)
            }
            return failure
        }
        let one = failure("Page", "Slide", vendedBy: "Host")
        #expect(count(one, failure("List", "Slide", vendedBy: "Page")) == 1)
        #expect(count(one, failure("List", "Fade", vendedBy: "Host")) == 2)
        #expect(count(failure("Page", nil, vendedBy: ""), failure("List", nil, vendedBy: "")) == 2)
    }

    @Test("What follows from two mistakes of one object stands with each, whatever else goes away with the object")
    func twoMistakes() {
        func effect(of cause: ViolationIdentity?, _ page: String) -> Counterexample {
            let identity = MadeFailure.identity("appearance-is-balanced", .appearance(of: page))
            let trials = cause.map { [trial(for: $0, gone: [$0, identity])] } ?? []
            var failure = MadeFailure.make([identity] + (cause.map { [$0] } ?? []), [.act(page)], trials: trials)
            let part = VendedPart(part: .animator, typeName: "Slide", owner: "Host")
            failure.stockExperiment = StockExperiment(
                parts: [part], together: .goesAway,
                trials: [StockExperiment.Trial(replaced: [part], outcome: .goesAway)], runCount: 2)
            return failure
        }
        let one = MadeFailure.make([frozen], [.lift], trials: [trial(for: frozen, gone: [frozen])])
        let other = MadeFailure.make([dead], [.act("pop")], trials: [trial(for: dead, gone: [dead])])
        let (first, second) = (effect(of: frozen, "Page"), effect(of: dead, "List"))
        #expect(count(one, other, first, second) == 2)
        let bugs = BugGrouping([one, other, first, second]).bugs
        #expect(bugs.map(\.leader.identity) == [frozen, dead])
        #expect(bugs.map { $0.others.map(\.failure.identity) } == [[first.identity], [second.identity]])
        // One that follows from nothing is joined by the object as ever.
        let loose = BugGrouping([one, first, effect(of: nil, "List")]).bugs
        #expect(loose.first { $0.leader.identity == frozen }?.others.count == 0)
    }

    @Test("What one rule tells twice of one script at once is one bug, if the one never came without the other")
    func oneRule() {
        let other = MadeFailure.identity("works-again-afterwards", .action("push"))
        let cause = MadeFailure.make([dead, other], [.lift])
        var effect = MadeFailure.make([other, dead], [.lift])
        #expect(count(cause, effect) == 2)
        effect.companions = [dead]
        #expect(count(cause, effect) == 1)
        effect.script.steps = [.lift, .lift]
        #expect(count(cause, effect) == 2)
    }

    @Test("What stays when nothing is left of the other mistake is another bug, however often they came together")
    func separated() {
        let number = MadeFailure.identity("progress-is-sane", .transition(.pop, of: "Page"))
        let cause = MadeFailure.make([number], [.lift])
        func effect(_ kind: Repair.Kind, gone: [ViolationIdentity]) -> Counterexample {
            follower(dead, of: number, trials: [trial(kind, for: number, gone: gone)])
        }
        #expect(count(cause, effect(.clampsProgress, gone: [number])) == 2)
        #expect(count(cause, effect(.clampsProgress, gone: [number, dead])) == 1)
        // Half of the mistake may be left.
        #expect(count(cause, effect(.completesOnce, gone: [number])) == 1)
    }

    @Test("The same steps under two answers of UIKit, and a fault that both need, make one bug")
    func answers() {
        let one = MadeFailure.make([frozen], [.lift])
        var other = MadeFailure.make(
            [MadeFailure.identity("no-crash", .transition(.pop, of: "Page"))], [.lift])
        #expect(count(one, other) == 2)
        other.script.profile = UIKitProfile(flipping: [.stoppedAnimatorRaises])
        #expect(count(one, other) == 1)
        other.script.steps = [.act("pop")]
        #expect(count(one, other) == 2)
        var faulty = [one, other]
        for index in faulty.indices { faulty[index].neededFaults = [.driverStallsBesideAnimation] }
        #expect(count(faulty[0], faulty[1]) == 1)
    }

    @Test("One act in the midst of a transition makes what is wrong with that one bug, and not what is wrong elsewhere")
    func act() {
        func failure(_ subject: ViolationSubject, _ code: String, act name: String = "clear") -> Counterexample {
            let identity = MadeFailure.identity("completes-exactly-once", subject, code)
            var failure = MadeFailure.make([identity], [.act("pop"), .act(name)])
            let transition = TransitionID(rawValue: 1)
            let kinds: [(Int32, TraceEvent.Kind)] = [
                (0, .stepBegan), (0, .requested(transition)), (1, .stepBegan),
                (1, .ended(transition, didComplete: true)),
            ]
            failure.trace.events = kinds.map { TraceEvent(time: VirtualTime(frame: 0), step: $0.0, kind: $0.1) }
            return failure
        }
        let pop = ViolationSubject.transition(.pop, of: "Page")
        let first = failure(pop, "one")
        #expect(BugGrouping([first, failure(pop, "other")]).bugs.first?.others.map(\.relation) == [.sameAct])
        #expect(count(first, failure(pop, "other", act: "reload")) == 2)
        #expect(count(first, failure(.transition(.push, of: "Page"), "other")) == 2)
    }

    @Test("Nothing else does: not one script, one rule, one controller, or a name")
    func apart() {
        let one = MadeFailure.make([frozen, dead], [.lift])
        #expect(count(one, MadeFailure.make([dead, frozen], [.lift])) == 2)
        let other = MadeFailure.identity("completes-exactly-once", .transition(.pop, of: "Page"), "otherwise")
        #expect(count(one, MadeFailure.make([other], [.lift])) == 2)
    }

    @Test(
        "What goes away with the repairs of two bugs stands with the one that more scripts showed, and joins them not")
    func severalCauses() {
        let other = MadeFailure.identity("no-residue", .transition(.pop, of: "Page"))
        var one = MadeFailure.make([frozen], [.lift], trials: [trial(for: frozen, gone: [frozen])])
        let two = MadeFailure.make([other], [.lift], trials: [trial(.takesOutAdditions, for: other, gone: [other])])
        let effect = MadeFailure.make(
            [leak], [.lift],
            trials: [trial(for: frozen, gone: [leak]), trial(.takesOutAdditions, for: other, gone: [leak])])
        one.scriptCount = 3
        #expect(
            BugGrouping([effect, two, one]).bugs.map { $0.failures.map(\.identity) } == [[frozen, leak], [other]])
    }

    @Test("Failures that one thing decides stand with a cause only if all of them follow from it")
    func partly() {
        let other = MadeFailure.identity("completes-exactly-once", .transition(.pop, of: "Page"), "otherwise")
        let cause = MadeFailure.make([frozen], [.lift], trials: [trial(for: frozen, gone: [frozen])])
        var pair = [
            MadeFailure.make([dead], [.act("show")], trials: [trial(for: frozen, gone: [dead])]),
            MadeFailure.make([other], [.act("pop")]),
        ]
        for index in pair.indices { pair[index].neededFaults = [.driverStallsBesideAnimation] }
        #expect(count(cause, pair[0], pair[1]) == 2)
        pair[1].repairTrials = [trial(for: frozen, gone: [other])]
        #expect(count(cause, pair[0], pair[1]) == 1)
    }

    @Test("What has a repair of its own is no consequence of all that stood open with it")
    func rescue() {
        let other = MadeFailure.identity("completes-exactly-once", .transition(.pop, of: "Page"), "otherwise")
        let open = MadeFailure.make([frozen], [.lift], trials: [trial(for: frozen, gone: [frozen])])
        func failure(own kind: Repair.Kind) -> Counterexample {
            MadeFailure.make(
                [other], [.act("pop")],
                trials: [trial(kind, for: other, gone: [other]), trial(for: frozen, gone: [other])])
        }
        #expect(count(open, failure(own: .keepsEarlyEnd)) == 2)
        #expect(count(open, failure(own: .endsInteraction)) == 2)
        #expect(count(open, MadeFailure.make([other], [.lift], trials: [trial(for: frozen, gone: [other])])) == 1)
    }
}
