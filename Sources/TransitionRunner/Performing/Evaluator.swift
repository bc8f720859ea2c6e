import HeadlessUIKit
import TransitionCore
import TransitionInvariants

/// The result of performing one script once.
public struct RunResult: Sendable {
    public let script: Script
    public let trace: Trace
    public let outcome: RestOutcome
    /// Broken rules, in the ranking order of the invariants; allowed and known ones are left out.
    public let violations: [Violation]
    /// Violations that the scene allows; `TransitionScene.allowance(for:)` has the reason.
    public let allowed: [Violation]
    /// Violations that a baseline lists.
    public let known: [Violation]
    /// How many of its rests could be compared with the undisturbed twin.
    public var rests = RestCoverage()
    /// Some of the controls that were on screen at its end; most runs have none, as it is seldom looked for them.
    public var shownControls: Set<ControlName> = []
    /// The contested rules that the run came upon, in the order of the first time.
    public var askedRules: [AskedRule] = []
    /// What went wrong with the replay itself, in sentences; that it broke nothing means nothing then.
    public var problems: [String] = []
    /// How the app died beside the run: as it was compared, or freed. The script was judged without that.
    public var fatalAftermaths: [FatalAftermath] = []
}

extension RunResult {
    /// A run of which nothing is known but what was wrong with it.
    init(_ script: Script, only violation: Violation, in scene: TransitionScene) {
        self.init(script, trace: Trace(), outcome: .rest, found: [violation], in: scene)
    }

    /// The same with violations that rank first.
    func preceded(by first: [Violation], in scene: TransitionScene) -> RunResult {
        var result = RunResult(
            script, trace: trace, outcome: outcome, found: first + violations + allowed + known, in: scene)
        result.rests = rests
        result.shownControls = shownControls
        result.askedRules = askedRules
        return result
    }

    init(_ script: Script, trace: Trace, outcome: RestOutcome, found: [Violation], in scene: TransitionScene) {
        let unexpected = found.filter { scene.allowance(for: $0.identity) == nil }
        self.init(
            script: script, trace: trace, outcome: outcome,
            violations: unexpected.filter { !scene.baseline.contains($0.identity) },
            allowed: found.filter { scene.allowance(for: $0.identity) != nil },
            known: unexpected.filter { scene.baseline.contains($0.identity) })
    }
}

/// Performs scripts of one scene and judges them: the run, its twin, its probes, its leaks.
@MainActor
final class Evaluator {
    let scene: TransitionScene
    private let performer: ScriptPerformer
    private let twinMaker: TwinMaker
    private let variationMaker: TwinVariationMaker
    private let invariants: InvariantSet
    private let formulas: [SceneFormula]
    private let faultViolation: Violation?
    /// What each script is performed a second time for, where a rule judges it.
    ///
    /// Each costs as much as the run, and what is found by it shows in many scripts.
    var performsAgain = Set(Evaluator.repeatedParts)
    static let repeatedParts: [EvidencePart] = [.askedAgain, .taps]
    /// Which control is tapped alone after a script beside those of a walk, counted round; nil for all.
    var tappedControl: Int?
    /// Whether what the code under test prints is dropped but for the run itself: in probes and twins it comes again.
    var onlyTheRunPrints = false
    /// Called as it begins to perform something beside the run, and as that has ended.
    var onAftermath: ((Aftermath?) -> Void)? {
        get { performer.stage.onAftermath }
        set { performer.stage.onAftermath = newValue }
    }
    /// How many twins have been performed, those under other conditions and all attempts included.
    var twinExecutionCount: Int { twinMaker.executionCount }

    /// - Parameters:
    ///   - restriction: check these rules alone; nil checks the scene's own set.
    ///   - substitution: which of the scene's transition objects UIKit's own stand in for.
    ///   - repairs: which mistakes of its code are put right.
    init(
        scene: TransitionScene, restriction: [InvariantID]? = nil, substitution: Substitution = .none,
        repairs: [Repair] = []
    ) {
        self.scene = scene
        faultViolation = scene.faultViolation
        performer = ScriptPerformer(scene: scene, substitution: substitution, repairs: repairs)
        twinMaker = TwinMaker(performer: performer)
        invariants = InvariantSet(
            scene.invariantSet.invariants.filter { restriction?.contains($0.id) ?? true })
        formulas = scene.formulas.filter { restriction?.contains($0.id) ?? true }
        variationMaker = TwinVariationMaker(scene: scene, twinMaker: twinMaker, invariants: invariants)
    }

    /// Performs a script and judges it.
    ///
    /// - Parameters:
    ///   - probes: whether the scene's actions are tried after the run, and the run is compared with its twin.
    ///   - willPerform: called with the index of each step, and beyond the last with the step count and on for probes.
    ///   - onEvent: called with the line of each event of the run itself, as `--trace` prints it.
    func evaluate(
        _ script: Script, probes: Bool = true, willPerform: ((Int) -> Void)? = nil, onEvent: ((String) -> Void)? = nil
    ) -> RunResult {
        if let violation = faultViolation { return RunResult(script, only: violation, in: scene) }
        performer.stage.script = script
        let evidence = evidence(of: script, probes: probes, onEvent: onEvent, willPerform: willPerform)
        let found = invariants.violations(in: evidence)
        var result = RunResult(
            script, trace: evidence.trace, outcome: evidence.outcome, found: found, in: scene)
        result.askedRules = evidence.askedRules
        if probes {
            let told = result.violations + result.known
            result.rests = evidence.restCoverage(before: told.map(\.time).min())
            result.shownControls = evidence.shownControls
        }
        return result
    }

    /// Performs the script and returns the trace alone.
    ///
    /// - Parameter observer: called with the index of each event while the code that caused it is on the stack.
    func perform(_ script: Script, observer: (@MainActor (Int) -> Void)? = nil) -> Trace {
        let app = performer.launch(profile: script.profile)
        app.filmsTransitions = true
        app.observeEvents(observer)
        _ = performer.perform(script, in: app)
        app.observeEvents(nil)
        let trace = app.trace
        performer.tearDown(app)
        return trace
    }

    /// Performs a script and returns what it is judged by.
    func evidence(
        of script: Script, probes: Bool = true, onEvent: ((String) -> Void)? = nil,
        willPerform: ((Int) -> Void)? = nil
    ) -> Evidence {
        let app = performer.launch(profile: script.profile)
        app.filmsTransitions = true
        if let onEvent { tell(onEvent, eventsOf: app, performing: script) }
        let watch = FormulaWatch(formulas, of: app)
        var askedCounts: [Int] = []
        let outcome = performer.perform(script, in: app) { index in
            askedCounts.append(app.askedRules.count)
            willPerform?(index)
        }
        watch.end()
        var evidence = Evidence(trace: app.trace, outcome: outcome)
        evidence.profile = script.profile
        evidence.brokenFormulas = watch.broken
        evidence.askedRules = app.askedRules.enumerated().map { index, rule in
            AskedRule(rule: rule, step: (askedCounts.firstIndex { $0 > index } ?? askedCounts.count) - 1)
        }
        func complete() { self.complete(&evidence, of: app, script, probes: probes, willPerform: willPerform) }
        if onlyTheRunPrints { AppOutput.silenced(complete) } else { complete() }
        return evidence
    }

    /// Adds what the run is judged by beside its own trace.
    private func complete(
        _ evidence: inout Evidence, of app: HeadlessApp, _ script: Script, probes: Bool, willPerform: ((Int) -> Void)?
    ) {
        let (trace, outcome) = (evidence.trace, evidence.outcome)
        let canGoOn = outcome == .rest && !app.isFrozen
        var tapRounds: [TapRound] = []
        if canGoOn, probes {
            evidence.shownControls = app.sampledControls
            // Nor are they tried after its undisturbed run, which may die of them as well.
            let areFatal = scene.fatalAftermaths.forbids(.taps, script)
            tapRounds = judgesAgain(.taps) && !areFatal ? chosen(app.tapRounds) + drags(after: trace) : []
            evidence.probes = Prober(performer: performer).probe(app) { willPerform?(script.steps.count + $0) }
        }
        // A world that is stuck holds its participants by right.
        let comesToRest = app.isAtRest
        let leaks = performer.tearDown(app)
        if canGoOn, let leaks {
            let left = comesToRest ? app : performWithoutProbes(script)
            evidence.leaks = comesToRest ? leaks : left.survivors
            if evidence.leaks.contains(where: { Self.isJudged($0.kind) }) {
                let repetition = performWithoutProbes(script, closedFor: .seconds(5))
                evidence.repeatedLeaks = repetition.survivors
                // What the repetition has put something else in the place of, or has met as well, was kept, as by a
                // singleton, and not lost.
                evidence.leaks = left.survivors(unmetBy: repetition)
            }
        }
        evidence.taps = tapRounds.map { taps($0, after: script) }
        if probes, judgesAgain(.askedAgain) {
            evidence.askedAgain = AnimatorAsker(performer: performer).askAgain(script, in: trace)
        }
        // Without a transition, too, a finger may have left a control so that it takes no tap.
        guard probes, !trace.transitions.isEmpty || trace.deeds.count > 1 else { return }
        guard !scene.fatalAftermaths.forbids(.twin, script) else { return evidence.twinEnd = .twinDied }
        performer.stage.during(.twin) {
            let varies = canGoOn && !scene.fatalAftermaths.forbids(.conditions, script)
            compare(&evidence, script, tapRounds, varies: varies)
        }
    }

    /// Adds what the run is compared with; a twin is probed as well.
    private func compare(_ evidence: inout Evidence, _ script: Script, _ tapRounds: [TapRound], varies: Bool) {
        let trace = evidence.trace
        let plan = TwinPlan(of: trace, script)
        let (twin, made) = twinMaker.twin(of: plan.moves)
        evidence.twin = twin
        evidence.counterparts = plan.counterparts
        evidence.twinEnd = plan.end
        if varies, let made {
            performer.stage.during(.conditions) {
                evidence.variations = variationMaker.variations(of: twin, made)
                evidence.relaunchedTwin = variationMaker.relaunchedTwin(of: twin, plan.moves.shared, trace: trace)
            }
        }
        let compared = made == nil ? compareAfterIdleDrags(&evidence, plan, script) : plan
        evidence.twin?.taps = tapRounds.map { twinMaker.taps($0, after: compared.moves) }
        lookForIdleTaps(&evidence, script, launch: plan.moves.launch)
        lookForLostDrags(&evidence, compared.moves)
        compareAfterResizing(&evidence, script)
        evidence.repeatedGestures = GestureRepeater(performer: performer, twinMaker: twinMaker)
            .repeatGestures(of: trace, script: script)
        if varies {
            evidence.takenGesture = TakenGestureMaker(performer: performer).takenGesture(of: trace, script)
        }
        if evidence.outcome != .rest {
            evidence.transitionThatWorksAlone = RequestRepeater(performer: performer, twinMaker: twinMaker)
                .transitionThatWorksAlone(in: trace, script)
        }
    }

    /// Adds the taps that did nothing whatever and still do nothing a while later, though they do something right after
    /// the launch.
    private func lookForIdleTaps(_ evidence: inout Evidence, _ script: Script, launch: [TwinOutcome]) {
        guard !evidence.trace.restsAfterResizing else { return }
        let start = TwinMoves(profile: script.profile, launch: launch)
        for probe in evidence.taps.compactMap(\.first) where probe.isIdle {
            guard !evidence.idleTaps.contains(where: { $0.request == probe.request }),
                twinMaker.taps(.single(probe.request), after: start)
                    .contains(where: { $0.result == .ended(didComplete: true) && $0.chainBefore == probe.chainBefore }),
                let later = taps(.late(probe.request), after: script).first, later.isIdle
            else { continue }
            evidence.idleTaps.append(later)
            if evidence.launch == nil { evidence.launch = twinMaker.twin(of: start).twin }
        }
    }

    /// Adds the drags that ask for nothing here or in the twin, and do where that was as it is now.
    private func lookForLostDrags(_ evidence: inout Evidence, _ moves: TwinMoves) {
        guard let twin = evidence.twin else { return }
        for (mine, theirs) in zip(evidence.taps, twin.taps) {
            guard let probe = mine.first, case .drag(let way, _) = probe.request, probe.result == .requestedNothing,
                theirs.first == probe,
                let count = twin.firstRestAsAtEnd(outcomeCounts: moves.moves.map(\.outcomes.count))
            else { continue }
            var earlier = moves
            earlier.moves.removeSubrange(count...)
            let before = twinMaker.taps(.drag(way), after: earlier).first
            guard before?.result == .ended(didComplete: true), before?.chainBefore == probe.chainBefore else {
                continue
            }
            evidence.lostDrags.append(probe)
        }
    }

    /// Where the run's window had another size: compares with a twin whose window has had it as well.
    private func compareAfterResizing(_ evidence: inout Evidence, _ script: Script) {
        guard evidence.trace.restsAfterResizing else { return }
        let resizing = TwinPlan(of: evidence.trace, script, followsSize: true)
        evidence.resizedTwin = twinMaker.twin(of: resizing.moves, probes: false).twin
        evidence.resizedCounterparts = resizing.counterparts
    }

    /// Where a touch of the run finds nothing in the twin: compares with one that makes the run's idle drags as well,
    /// if that has counterparts for more rests. What it is compared with at last comes back.
    private func compareAfterIdleDrags(_ evidence: inout Evidence, _ plan: TwinPlan, _ script: Script) -> TwinPlan {
        let rests = evidence.restCoverage()
        guard rests.count(of: .touchNotFound) + rests.count(of: .requestMissing) > 0 else { return plan }
        let other = TwinPlan(of: evidence.trace, script, makesIdleDrags: true)
        guard other.moves != plan.moves else { return plan }
        var compared = evidence
        compared.twin = twinMaker.twin(of: other.moves).twin
        compared.counterparts = other.counterparts
        compared.twinEnd = other.end
        guard compared.restCoverage().uncomparedCount < rests.uncomparedCount else { return plan }
        evidence = compared
        return other
    }

    private func tell(_ listener: @escaping (String) -> Void, eventsOf app: HeadlessApp, performing script: Script) {
        let line = { TraceText.line(ofEvent: $0, in: app.trace, performing: script) }
        for index in 0..<app.eventCount { listener(line(index)) }
        app.observeEvents { listener(line($0)) }
    }

    /// What of that a rule of that id judges.
    func parts(judgedBy id: InvariantID) -> Set<EvidencePart> {
        Set(Self.repeatedParts.filter { scene.invariantSet.judges($0, by: id) })
    }

    private func judgesAgain(_ part: EvidencePart) -> Bool {
        performsAgain.contains(part) && invariants.judges(part)
    }

    /// A walk, and those on one control that this run is to try.
    private func chosen(_ rounds: [TapRound]) -> [TapRound] {
        guard let tappedControl, rounds.count > 1 else { return rounds }
        return [rounds[0], rounds[1 + tappedControl % (rounds.count - 1)]]
    }

    /// All drags after a replay, and one in turn after a script of a search: where a gesture of the app's has begun.
    private func drags(after trace: Trace) -> [TapRound] {
        guard trace.hasDragged else { return [] }
        let ways = DragWay.allCases
        return (tappedControl.map { [ways[$0 % ways.count]] } ?? ways).map { .drag($0) }
    }

    /// What taps do after the script, in a world that no action was tried in.
    private func taps(_ round: TapRound, after script: Script) -> [Probe] {
        // What the app dies of on the way is no doing of the script either, which came to its end before.
        return performer.stage.during(.taps) {
            let app = performer.launch(profile: script.profile)
            defer { performer.tearDown(app) }
            guard performer.perform(script, in: app) == .rest, !app.isFrozen else { return [] }
            return Prober(performer: performer).tap(round, app)
        }
    }

    /// Performs the script without its probes and ends the world, which can tell what it leaves alive.
    ///
    /// A second time what is cached is left out: a cached object is made once and does not come again. And where its
    /// pages go some time before the world, so is what the app lets go by itself after them.
    private func performWithoutProbes(_ script: Script, closedFor duration: Duration = .zero) -> HeadlessApp {
        let app = performer.launch(profile: script.profile)
        _ = performer.perform(script, in: app)
        performer.tearDown(app, closedFor: duration)
        return app
    }

    /// Whether an object of that kind must not outlive its world.
    private static func isJudged(_ kind: TracedObject.Kind) -> Bool {
        switch kind {
        case .viewController, .animator, .interactionController, .presentationController, .transitionContext: true
        default: false
        }
    }
}
