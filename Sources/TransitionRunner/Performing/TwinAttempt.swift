import HeadlessUIKit
import TransitionCore

/// Makes a twin's moves in a fresh world, in one manner, as far as they come to what is expected.
@MainActor
struct TwinAttempt {
    /// How it ended before all moves were made.
    struct Failure {
        let index: Int
        let reason: UncomparedReason
    }

    private let moves: TwinMoves
    private let manner: TwinManner
    private let app: HeadlessApp
    private let performer: ScriptPerformer
    private var namer: TwinNamer
    /// As `Twin.restSnapshots`.
    private(set) var rests: [Int?] = []

    init(_ moves: TwinMoves, _ manner: TwinManner, in app: HeadlessApp, _ performer: ScriptPerformer) {
        self.moves = moves
        self.manner = manner
        self.app = app
        self.performer = performer
        namer = TwinNamer(app.trace)
    }

    /// Makes the moves; why not all of them, if something else comes of one.
    mutating func perform() -> Failure? {
        let launch = app.outcomes(from: 0, &namer)
        guard launch == moves.launch else { return Failure(index: 0, reason: .otherRequest) }
        rests.append(app.lastRest)
        var index = 0
        while index < moves.moves.count {
            let phrase = moves.phrase(of: index)
            if let failure = perform(phrase) { return failure }
            index = phrase.upperBound
        }
        return nil
    }

    /// Between two rests of the run it does not matter which move a request comes of, as long as all come in order
    /// and none of what nothing came of in the run: that asks for another page.
    private mutating func perform(_ phrase: Range<Int>) -> Failure? {
        var expected = phrase.flatMap { moves.moves[$0].outcomes }[...]
        var owedCount = 0
        var index = phrase.lowerBound
        while index < phrase.upperBound {
            let group = manner.group(from: index, to: phrase.upperBound)
            let firstEvent = app.eventCount
            owedCount += group.reduce(0) { $0 + moves.moves[$1].outcomes.count }
            if let failure = makeMoves(group) { return failure }
            let last = moves.moves[group.upperBound - 1]
            let isAtRest =
                group.allSatisfy(manner.dropped.contains)
                || performer.bringToRest(app, after: last, until: owedCount, from: firstEvent)
            guard isAtRest, !app.isFrozen else { return Failure(index: index, reason: .twinStuck) }
            guard performer.resize(after: last, in: app) else { return Failure(index: index, reason: .twinStuck) }
            if let reason = performer.moveSheets(after: last, in: app) { return Failure(index: index, reason: reason) }
            if let index = askingInVain(among: phrase, from: firstEvent) {
                return Failure(index: index, reason: .otherRequest)
            }
            let made = app.outcomes(from: firstEvent, &namer)
            guard expected.starts(with: made), made.count >= owedCount else {
                return Failure(index: index, reason: made.count < owedCount ? .requestMissing : .otherRequest)
            }
            if let index = actionToOtherPage(in: group, from: firstEvent) {
                return Failure(index: index, reason: .otherRequest)
            }
            expected.removeFirst(made.count)
            owedCount -= made.count
            rests += group.dropLast().map { _ in nil }
            rests.append(last.rests ? app.lastRest : nil)
            index = group.upperBound
        }
        return nil
    }

    /// The move of which a finished transition came since an event, and nothing in the run, whatever else did the same.
    private func askingInVain(among phrase: Range<Int>, from firstEvent: Int) -> Int? {
        let trace = app.trace
        let steps = trace.finishedTransitions(from: firstEvent).map {
            trace.deeds[trace.record(of: $0).cause.deed].step
        }
        let asking = Set(phrase.map { moves.moves[$0] }.filter(\.hasOutcomes).map(\.deed))
        return steps.filter { phrase.contains($0) && !asking.contains(moves.moves[$0].deed) }.min()
    }

    /// The action that stands in for a gesture where what came is shown in another style: a page of the same class is
    /// not the same page.
    private func actionToOtherPage(in group: Range<Int>, from firstEvent: Int) -> Int? {
        let standIn = group.first { index in
            if manner.ways[index] != nil, case .act = moves.moves[index].deed { true } else { false }
        }
        guard let standIn else { return nil }
        let expected = group.flatMap { moves.moves[$0].inRun?.styles ?? [] }
        let trace = app.trace
        let made = trace.finishedTransitions(from: firstEvent).sorted().map { trace.record(of: $0).style }
        return expected.count == made.count && expected != made ? standIn : nil
    }

    /// Several are made in the order and at the times of the run, in which a finger was down before it asked.
    private func makeMoves(_ group: Range<Int>) -> Failure? {
        func frame(_ index: Int) -> Int {
            guard let inRun = moves.moves[index].inRun else { return 0 }
            return inRun.frame - (manner.hurried.contains(index) ? inRun.blockedFrames : 0)
        }
        let indices = group.filter { !manner.dropped.contains($0) && !moves.moves[$0].isEmpty }
            .sorted { (frame($0), $0) < (frame($1), $1) }
        let begin = app.frame
        for (place, index) in indices.enumerated() {
            app.beginStep(index)
            if indices.count > 1 { app.advance(frames: begin + frame(index) - frame(indices[0]) - app.frame) }
            let isSecond = place > 0 && frame(indices[place - 1]) == frame(index)
            let count = indices[place...].prefix { moves.moves[$0].isTap && frame($0) == frame(index) }.count
            // Taps of one frame came in one turn: the main thread had been blocked while the fingers were down.
            if count > 1, !isSecond { app.hitch(frames: count * TwinMove.tapFrames) }
            guard performer.make(moves.moves[index].deed, in: app) else {
                return Failure(index: index, reason: .touchNotFound)
            }
        }
        return nil
    }
}

extension ScriptPerformer {
    /// Does what a move does; false if there is nothing to touch.
    func make(_ deed: TwinMove.Deed, in app: HeadlessApp) -> Bool {
        switch deed {
        case .act(let name):
            perform(.act(name), in: app)
        case .tap(let touched, let count):
            guard let point = app.point(of: touched) else { return false }
            for _ in 0..<count { app.tap(at: point) }
        case .tapBeside(let touched, let count):
            guard let point = app.pointBeside(touched) else { return false }
            for _ in 0..<count { app.tap(at: point) }
        case .press(let touched):
            guard let point = app.point(of: touched) else { return false }
            app.pan(from: point, by: .zero, frames: TwinMove.pressFrames)
        case .drag(.pan(let pan)):
            var whole = pan
            whole.dx *= Int(app.window.bounds.width) - 2
            whole.dy *= Int(app.window.bounds.height) - 2
            perform(.pan(whole), in: app)
        case .drag(let step):
            perform(step, in: app)
        case .steps(let steps):
            for step in steps { perform(step, in: app) }
        case .stepsOn(let touched, let steps):
            guard let point = steps.first.flatMap({ firstTouch(of: $0, in: app) }), app.hits(touched, at: point) else {
                return false
            }
            for step in steps { perform(step, in: app) }
        case .wait, .leftOut:
            break
        }
        return true
    }

    /// Gives the window the sizes that the run's had by then; false if the world does not come to rest.
    func resize(after move: TwinMove, in app: HeadlessApp) -> Bool {
        move.sizes.allSatisfy { size in
            perform(size, in: app)
            return settle(app) == .rest && !app.isFrozen
        }
    }

    /// Has the sheets stand where they stood in the run; why not, if they cannot.
    func moveSheets(after move: TwinMove, in app: HeadlessApp) -> UncomparedReason? {
        guard let isPossible = app.selectDetents(move.detents) else { return nil }
        guard isPossible else { return .otherHeight }
        return settle(app) == .rest && !app.isFrozen ? nil : .twinStuck
    }

    /// Lets the world go on until it rests, or is quiet where a move asks for no more, and so many transitions have
    /// finished since an event; false if it does not come to rest.
    func bringToRest(_ app: HeadlessApp, after move: TwinMove, until count: Int, from firstEvent: Int) -> Bool {
        var passed = 0
        while true {
            let isOver = move.rests ? settle(app) == .rest : app.advanceToQuiet()
            guard isOver, !app.isFrozen else { return false }
            guard app.finishedCount(from: firstEvent) < count, passed < TwinMove.waitFrames else { return true }
            // What is still to come waits for a timer that holds up no rest.
            let known = app.requestCount
            while app.requestCount == known, passed < TwinMove.waitFrames, !app.isFrozen {
                app.advance(frames: 1)
                passed += 1
            }
        }
    }
}

extension TwinMove {
    /// How long a finger is down in a tap, and until it is up.
    fileprivate static let tapFrames = 2

    fileprivate var isTap: Bool {
        switch deed {
        case .tap, .tapBeside: true
        case .stepsOn(_, let steps): steps.count == 1 && steps[0].taps != nil
        default: false
        }
    }

    /// Longer than any press takes to be one.
    fileprivate static let pressFrames = 60
    /// How long a twin waits for what has to come yet: ten seconds, in frames.
    fileprivate static let waitFrames = 10 * VirtualTime.framesPerSecond
}

extension HeadlessApp {
    var frame: Int { Int((now / frameDuration).rounded()) }

    var lastRest: Int? { trace.snapshots.lastIndex { $0.reason == .rest } }

    /// The finished transitions since an event, in the order of their requests.
    func outcomes(from firstEvent: Int, _ namer: inout TwinNamer) -> [TwinOutcome] {
        let trace = trace
        return trace.finishedTransitions(from: firstEvent).sorted().map {
            namer.outcome(trace.record(of: $0), in: trace)
        }
    }

    fileprivate func finishedCount(from firstEvent: Int) -> Int { trace.finishedTransitions(from: firstEvent).count }
}

extension Trace {
    /// Those that finished since an event, in the order of their ends.
    fileprivate func finishedTransitions(from firstEvent: Int) -> [TransitionID] {
        events[firstEvent...].compactMap { event in
            if case .ended(let id, true) = event.kind { id } else { nil }
        }
    }
}
