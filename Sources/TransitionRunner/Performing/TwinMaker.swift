import HeadlessUIKit
import TransitionCore
import TransitionInvariants

/// Performs the undisturbed twin of a run: what was done in it and came to an end, with a rest after each.
///
/// A twin depends only on its moves and the profile, so runs that come to the same share one.
@MainActor
final class TwinMaker {
    /// What a twin may do otherwise.
    struct Conditions: Hashable {
        /// The window's size at launch, in points; nil for the scene's.
        var width: Int?
        var height: Int?
        var isUnanimated = false
        /// What is done between the launch and the moves, with a rest after each.
        var firstSteps: [Step] = []
        var lastStep: Step?
    }

    /// Keeps memory flat in long searches; the next runs fill the cache again.
    private static let capacity = 4_096
    /// How often a twin is begun again without moves that lead it elsewhere.
    private static let attemptLimit = 4

    /// How many manners are tried for a twin that does not follow in the first.
    private static let mannerLimit = 20

    private let performer: ScriptPerformer
    private let vitalRules: InvariantSet
    private var twins: [TwinMoves: MadeTwin] = [:]
    private var taps: [TappedWay: [Probe]] = [:]
    /// How many worlds have been launched for twins.
    private(set) var executionCount = 0

    init(performer: ScriptPerformer) {
        self.performer = performer
        vitalRules = performer.scene.invariantSet.vital
    }

    /// A twin, and whether it left out a touch for want of something to touch.
    private struct MadeTwin {
        var twin: Twin
        /// As it made them: in their order there, and `leftOut` where it left one out.
        var moves: TwinMoves?
        var misses = false
        /// The moves that were made before the one before them, in the order in which that was tried.
        var earlier: [Int] = []
        /// How all moves were made, where that is not one by one.
        var asInRun: TwinWay?

        /// How it can be made again; nil where it did not make all moves.
        var way: TwinWay? { asInRun ?? moves.map { TwinWay(moves: $0, manner: TwinManner()) } }

        var isWhole: Bool { twin.end == nil && !misses }
    }

    /// The twin that makes these moves: one by one if it can, so that runs share it, or else as the run did.
    ///
    /// With one that is shared come the moves as it made them; nil with another.
    ///
    /// - Parameter probes: whether the scene's actions are tried after it; the same for all of these moves.
    func twin(of moves: TwinMoves, probes: Bool = true) -> (twin: Twin, made: TwinMoves?) {
        let made = make(moves, probes: probes)
        return (made.twin, made.moves)
    }

    /// The same, which has no moves where it is not shared.
    private func make(_ moves: TwinMoves, probes: Bool) -> MadeTwin {
        let shared = moves.shared
        let made = known(shared) { make(shared, under: Conditions(), probes: probes) }
        if made.isWhole { return made }
        let other = known(moves) { makeAsInRun(moves, instead: made, probes: probes) }
        guard made.twin.end != nil || other.isWhole else { return made }
        return MadeTwin(twin: other.twin, asInRun: other.asInRun)
    }

    private func known(_ moves: TwinMoves, _ make: () -> MadeTwin) -> MadeTwin {
        if let known = twins[moves] { return known }
        let twin = make()
        if twins.count >= Self.capacity { twins = [:] }
        twins[moves] = twin
        return twin
    }

    /// Makes the moves in a fresh world, as far as they come to what is expected.
    ///
    /// What asked for nothing in the run and does so now, or leads elsewhere, is left out: it was done at another time.
    func perform(_ moves: TwinMoves, under conditions: Conditions = Conditions(), probes: Bool) -> Twin {
        make(moves, under: conditions, probes: probes).twin
    }

    /// The same, or nil where it could not make every move in its order: what it comes to then is no measure.
    func performWhole(_ moves: TwinMoves, under conditions: Conditions = Conditions(), probes: Bool) -> Twin? {
        let made = make(moves, under: conditions, probes: probes)
        return made.isWhole && made.moves == moves ? made.twin : nil
    }

    private func make(_ moves: TwinMoves, under conditions: Conditions, probes: Bool) -> MadeTwin {
        var manner = TwinManner()
        var moves = moves
        var best: MadeTwin?
        var misses = false
        var missed: Int?
        var earlier: [Int] = []
        for _ in 0..<Self.attemptLimit {
            let (attempted, failure) = attempt(moves, manner, under: conditions, probes: probes)
            let twin = attempted.resting(upTo: missed)
            if (best?.twin.restSnapshots.count ?? 0) < twin.restSnapshots.count { best = MadeTwin(twin: twin) }
            guard let failed = failure?.index else {
                return MadeTwin(
                    twin: twin, moves: moves.leavingOut(manner.dropped), misses: misses, earlier: earlier)
            }
            guard moves.moves.indices.contains(failed) else { break }
            if twin.end == .touchNotFound, failed > 0, moves.moves[failed].mayComeEarlier,
                !manner.dropped.contains(failed - 1)
            {
                moves.makeEarlier(failed)
                earlier.append(failed)
            } else if moves.moves[failed].isOptional {
                manner.dropped.formUnion(moves.repeats(of: failed))
                misses = misses || twin.end == .touchNotFound
                if twin.end == .touchNotFound, moves.moves[failed].usesApp {
                    missed = min(missed ?? failed, failed)
                }
            } else {
                let others = moves.moves.indices.filter { $0 < failed && moves.moves[$0].isOptional }
                guard !manner.dropped.isSuperset(of: others) else { break }
                manner.dropped.formUnion(others)
            }
        }
        var made = best ?? MadeTwin(twin: attempt(moves, manner, under: conditions, probes: probes).0)
        made.earlier = earlier
        return made
    }

    /// Makes them in other manners, nearer to what the run did, until one follows it to its end.
    ///
    /// What has been followed but for a touch that found nothing is worth another manner only where that touch is made.
    private func makeAsInRun(_ moves: TwinMoves, instead made: MadeTwin, probes: Bool) -> MadeTwin {
        var moves = moves
        for index in made.earlier { moves.makeEarlier(index) }
        // What leads elsewhere here was done at another time; what else is left out has done something in the run.
        var ledElsewhere: Set<Int> = []
        var search = TwinMannerSearch(
            moves, actionNames: performer.scene.actionNames, leavesOut: made.twin.end != nil)
        var best = made
        for _ in 0..<Self.mannerLimit {
            let (attempted, failure) = attempt(search.adjusted, search.manner, under: Conditions(), probes: probes)
            let missing = search.manner.dropped.subtracting(ledElsewhere).filter { moves.moves[$0].usesApp }
            let twin = attempted.resting(upTo: missing.min())
            guard let failed = failure?.index else {
                return MadeTwin(twin: twin, asInRun: TwinWay(moves: search.adjusted, manner: search.manner))
            }
            if twin.end != .touchNotFound { ledElsewhere.insert(failed) }
            if best.twin.restSnapshots.count < twin.restSnapshots.count { best = MadeTwin(twin: twin) }
            guard moves.moves.indices.contains(failed), search.advance(afterFailing: failed) else { break }
        }
        best.twin.noteOwnFault(by: vitalRules)
        return best
    }

    private func attempt(
        _ moves: TwinMoves, _ manner: TwinManner, under conditions: Conditions, probes: Bool
    ) -> (Twin, TwinAttempt.Failure?) {
        executionCount += 1
        let app = launch(moves.profile, conditions)
        defer { performer.tearDown(app) }
        var attempt = TwinAttempt(moves, manner, in: app, performer)
        let failure = attempt.perform()
        var rests = attempt.rests
        if let failure {
            return (Twin(trace: app.trace, restSnapshots: rests, probes: [], end: failure.reason), failure)
        }
        if let last = conditions.lastStep {
            performer.perform(last, in: app)
            if performer.settle(app) == .rest { rests.append(app.lastRest) }
        }
        let trace = app.trace
        guard probes else { return (Twin(trace: trace, restSnapshots: rests, probes: []), nil) }
        app.beginStep(moves.moves.count)
        let probed = Prober(performer: performer).probe(app)
        return (Twin(trace: trace, restSnapshots: rests, probes: probed), nil)
    }

    private struct TwinWay: Hashable {
        let moves: TwinMoves
        let manner: TwinManner
    }

    private struct TappedWay: Hashable {
        let way: TwinWay
        let round: TapRound
    }

    /// What taps do after the twin of these moves; none where it has not made them all.
    func taps(_ round: TapRound, after moves: TwinMoves) -> [Probe] {
        guard let way = make(moves, probes: true).way else { return [] }
        let tapped = TappedWay(way: way, round: round)
        if let known = taps[tapped] { return known }
        executionCount += 1
        let app = launch(moves.profile, Conditions())
        defer { performer.tearDown(app) }
        var attempt = TwinAttempt(way.moves, way.manner, in: app, performer)
        let made = attempt.perform() == nil ? Prober(performer: performer).tap(round, app) : []
        if taps.count >= Self.capacity { taps = [:] }
        taps[tapped] = made
        return made
    }

    private func launch(_ profile: UIKitProfile, _ conditions: Conditions) -> HeadlessApp {
        var size: CGSize?
        if let width = conditions.width, let height = conditions.height { size = CGSize(width: width, height: height) }
        let app = performer.launch(profile: profile, size: size)
        app.makesRequestsUnanimated = conditions.isUnanimated
        for step in conditions.firstSteps {
            performer.perform(step, in: app)
            _ = performer.settle(app)
        }
        return app
    }

    /// A fresh world after these moves, made one by one; nil where one does not come to what it should.
    ///
    /// - Parameter size: the window's, in points; nil for the scene's.
    func world(after moves: [TwinMove], under profile: UIKitProfile, size: CGSize? = nil) -> HeadlessApp? {
        let app = performer.launch(profile: profile, size: size)
        var namer = TwinNamer(app.trace)
        for move in moves where perform(move, in: app, &namer) != nil && !move.isOptional {
            performer.tearDown(app)
            return nil
        }
        return app
    }

    /// Makes one move and lets the world go on until what is expected has come; why not, if it does not.
    private func perform(_ move: TwinMove, in app: HeadlessApp, _ namer: inout TwinNamer) -> UncomparedReason? {
        let firstEvent = app.eventCount
        guard performer.make(move.deed, in: app) else { return .touchNotFound }
        guard performer.bringToRest(app, after: move, until: move.outcomes.count, from: firstEvent), !app.isFrozen
        else { return .twinStuck }
        guard performer.resize(after: move, in: app) else { return .twinStuck }
        if let reason = performer.moveSheets(after: move, in: app) { return reason }
        let made = app.outcomes(from: firstEvent, &namer)
        if made == move.outcomes { return nil }
        return made.count < move.outcomes.count ? .requestMissing : .otherRequest
    }
}

extension Twin {
    /// Says so where what cannot follow the run is itself what is wrong: nothing else disturbed it.
    fileprivate mutating func noteOwnFault(by vitalRules: InvariantSet) {
        // One that was given up amid a transition might yet have completed it.
        let isFrozen = trace.diagnostics.last?.severity == .exception
        guard end != nil, isFrozen || trace.snapshots.last?.reason.isOfRequest == false else { return }
        let broken = vitalRules.violations(in: Evidence(trace: trace, outcome: .rest))
        if !broken.isEmpty { end = .twinBroken }
    }

    /// The same with rests only before the use of a control that it left out: what that did in the run is missing from
    /// there on.
    fileprivate func resting(upTo move: Int?) -> Twin {
        guard let move else { return self }
        var twin = self
        for index in restSnapshots.indices where index > move { twin.restSnapshots[index] = nil }
        return twin
    }
}

extension Snapshot.Reason {
    fileprivate var isOfRequest: Bool {
        if case .request = self { true } else { false }
    }
}
