import HeadlessUIKit
import TransitionCore

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
        var lastStep: Step?
    }

    /// Keeps memory flat in long searches; the next runs fill the cache again.
    private static let capacity = 4_096
    /// How often a twin is begun again without moves that lead it elsewhere.
    private static let attemptLimit = 4

    private let performer: ScriptPerformer
    private var twins: [TwinMoves: Twin] = [:]
    /// How many worlds have been launched for twins.
    private(set) var executionCount = 0

    init(performer: ScriptPerformer) {
        self.performer = performer
    }

    /// The twin that makes these moves.
    func twin(of moves: TwinMoves) -> Twin {
        if let known = twins[moves] { return known }
        let twin = perform(moves, probes: true)
        if twins.count >= Self.capacity { twins = [:] }
        twins[moves] = twin
        return twin
    }

    /// Makes the moves in a fresh world, as far as they come to what is expected.
    ///
    /// What asked for nothing in the run and does so now, or leads elsewhere, is left out: it was done at another time.
    func perform(_ moves: TwinMoves, under conditions: Conditions = Conditions(), probes: Bool) -> Twin {
        var dropped: Set<Int> = []
        var moves = moves
        var best: Twin?
        for _ in 0..<Self.attemptLimit {
            let twin = attempt(moves, without: dropped, under: conditions, probes: probes)
            if (best?.restSnapshots.count ?? 0) < twin.restSnapshots.count { best = twin }
            guard twin.end != nil else { return twin }
            let failed = twin.restSnapshots.count - 1
            guard moves.moves.indices.contains(failed) else { break }
            if twin.end == .touchNotFound, failed > 0, moves.moves[failed].mayComeEarlier, !dropped.contains(failed - 1)
            {
                moves.makeEarlier(failed)
            } else if moves.moves[failed].isOptional {
                dropped.insert(failed)
            } else {
                let others = moves.moves.indices.filter { $0 < failed && moves.moves[$0].isOptional }
                guard !dropped.isSuperset(of: others) else { break }
                dropped.formUnion(others)
            }
        }
        return best ?? attempt(moves, without: dropped, under: conditions, probes: probes)
    }

    private func attempt(
        _ moves: TwinMoves, without dropped: Set<Int>, under conditions: Conditions, probes: Bool
    ) -> Twin {
        executionCount += 1
        let app = launch(moves.profile, conditions)
        defer { _ = app.tearDown() }
        var namer = TwinNamer(app.trace)
        var rests: [Int?] = []
        var end: UncomparedReason?
        if outcomes(in: app.trace, from: 0, &namer) == moves.launch {
            rests.append(lastRest(of: app))
            for (index, move) in moves.moves.enumerated() where end == nil {
                app.beginStep(index)
                end = dropped.contains(index) ? moveSheets(after: move, in: app) : perform(move, in: app, &namer)
                if end == nil { rests.append(move.rests ? lastRest(of: app) : nil) }
            }
        } else {
            end = .otherRequest
        }
        guard end == nil else { return Twin(trace: app.trace, restSnapshots: rests, probes: [], end: end) }
        if let last = conditions.lastStep {
            performer.perform(last, in: app)
            if performer.settle(app) == .rest { rests.append(lastRest(of: app)) }
        }
        let trace = app.trace
        guard probes else { return Twin(trace: trace, restSnapshots: rests, probes: []) }
        app.beginStep(moves.moves.count)
        return Twin(trace: trace, restSnapshots: rests, probes: Prober(performer: performer).probe(app))
    }

    private func launch(_ profile: UIKitProfile, _ conditions: Conditions) -> HeadlessApp {
        var size: CGSize?
        if let width = conditions.width, let height = conditions.height { size = CGSize(width: width, height: height) }
        let app = performer.launch(profile: profile, size: size)
        app.makesRequestsUnanimated = conditions.isUnanimated
        return app
    }

    // MARK: Moves

    /// Makes a move and lets the world go on until what is expected has come; why not, if it does not.
    func perform(_ move: TwinMove, in app: HeadlessApp, _ namer: inout TwinNamer) -> UncomparedReason? {
        let firstEvent = app.eventCount
        guard perform(move.deed, in: app) else { return .touchNotFound }
        guard comesToRest(app, after: move, from: firstEvent), !app.isFrozen else { return .twinStuck }
        if let reason = moveSheets(after: move, in: app) { return reason }
        let made = outcomes(in: app.trace, from: firstEvent, &namer)
        if made == move.outcomes { return nil }
        return made.count < move.outcomes.count ? .requestMissing : .otherRequest
    }

    /// Has the sheets stand where they stood in the run.
    private func moveSheets(after move: TwinMove, in app: HeadlessApp) -> UncomparedReason? {
        guard let isPossible = app.selectDetents(move.detents) else { return nil }
        guard isPossible else { return .otherHeight }
        return performer.settle(app) == .rest && !app.isFrozen ? nil : .twinStuck
    }

    private func perform(_ deed: TwinMove.Deed, in app: HeadlessApp) -> Bool {
        switch deed {
        case .act(let name):
            performer.perform(.act(name), in: app)
        case .tap(let place, let count):
            guard let point = app.point(of: place) else { return false }
            for _ in 0..<count { app.tap(at: point) }
        case .press(let place):
            guard let point = app.point(of: place) else { return false }
            app.pan(from: point, by: .zero, frames: Self.pressFrames)
        case .drag(.pan(let pan)):
            var whole = pan
            whole.dx *= Int(app.window.bounds.width) - 2
            whole.dy *= Int(app.window.bounds.height) - 2
            performer.perform(.pan(whole), in: app)
        case .drag(let step):
            performer.perform(step, in: app)
        case .wait:
            break
        }
        return true
    }

    /// Longer than any press takes to be one.
    private static let pressFrames = 60
    /// How long a twin waits for what has to come yet: ten seconds, in frames.
    private static let waitFrames = 10 * VirtualTime.framesPerSecond

    private func comesToRest(_ app: HeadlessApp, after move: TwinMove, from firstEvent: Int) -> Bool {
        var passed = 0
        while true {
            let isOver = move.rests ? performer.settle(app) == .rest : app.advanceToQuiet()
            guard isOver, !app.isFrozen else { return false }
            guard endCount(in: app, from: firstEvent) < move.outcomes.count, passed < Self.waitFrames else {
                return true
            }
            // What is still to come waits for a timer that holds up no rest.
            let count = app.requestCount
            while app.requestCount == count, passed < Self.waitFrames, !app.isFrozen {
                app.advance(frames: 1)
                passed += 1
            }
        }
    }

    private func endCount(in app: HeadlessApp, from firstEvent: Int) -> Int {
        app.trace.events[firstEvent...].count { event in
            if case .ended(_, true) = event.kind { true } else { false }
        }
    }

    /// The finished transitions since an event, in the order of their requests.
    private func outcomes(in trace: Trace, from firstEvent: Int, _ namer: inout TwinNamer) -> [TwinOutcome] {
        let ended = trace.events[firstEvent...].compactMap { event in
            if case .ended(let id, true) = event.kind { id } else { nil }
        }
        return ended.sorted().map { namer.outcome(trace.record(of: $0), in: trace) }
    }

    private func lastRest(of app: HeadlessApp) -> Int? {
        app.trace.snapshots.lastIndex { $0.reason == .rest }
    }
}
