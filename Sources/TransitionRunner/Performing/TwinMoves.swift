import TransitionCore

/// One thing that a twin does, and what has to come of it.
struct TwinMove: Hashable {
    enum Deed: Hashable {
        /// An act of the scene.
        case act(String)
        /// So many taps on what the run's finger hit.
        case tap(TouchedView, count: Int)
        /// The same on a page of the same class beside it, since what asked belongs to their container.
        case tapBeside(TouchedView, count: Int)
        /// A long press on it.
        case press(TouchedView)
        /// The same gesture, made slowly and in full.
        case drag(Step)
        /// The steps of a gesture as they were in the run.
        case steps([Step])
        /// The same, if the finger hits what it hit there.
        case stepsOn(TouchedView, [Step])
        /// Nothing: what was done before has left something to be done later.
        case wait
        /// Nothing, in the place of what the twin that this one is compared with has left out.
        case leftOut
    }

    var deed: Deed
    /// The finished transitions that came of it in the run, in the order of their requests.
    var outcomes: [TwinOutcome] = []
    /// Whether something of it came after a later move: the outcomes stand with the wait for it.
    var isAwaited = false
    /// Whether the world rests before the next move; if not, something that was left to be done later comes after that.
    var rests = true
    /// Whether a finger made it before the move before it had come to rest: what it hit may be covered after that.
    var mayComeEarlier = false
    /// The heights at which the run's sheets stood at the rest after it, by the presentation chain; empty without.
    ///
    /// A finger or code moved them there: they are the run's own state, so the twin moves its sheets there as well.
    var detents: [Int?] = []
    /// The sizes that the run's window was given by the rest after it, in order, as steps.
    var sizes: [Step] = []
    /// How it was in the run, for a twin that cannot follow otherwise; nil in what runs share.
    var inRun: InRun?

    /// What another run of the same moves may have otherwise.
    struct InRun: Hashable {
        /// The frame in which it began, counted from the first of its phrase.
        var frame = 0
        /// How many of these frames the main thread was blocked for: nothing that waited for a turn came in them.
        var blockedFrames = 0
        /// Other ways to make it, the least disturbed first.
        var ways: [Deed] = []
        /// Whether the run rested after it and before the next.
        var precedesRest = false
        /// The styles in which what it asked for was shown, in the order of the requests; empty where another size of
        /// the window may have chosen them.
        var styles: [PresentationStyle] = []
    }

    /// Whether something came of it in the run, at once or later.
    var hasOutcomes: Bool { !outcomes.isEmpty || isAwaited }

    /// Whether the run goes on without it as well, as far as requests are concerned.
    var isOptional: Bool { !hasOutcomes && deed != .wait }

    /// Whether nothing is done, but to wait.
    var isEmpty: Bool { deed == .wait || deed == .leftOut }

    /// Whether it has the app do something, by an act or a control; most other touches do nothing that stays.
    var usesApp: Bool {
        switch deed {
        case .act: true
        case .tap(let touched, _), .press(let touched), .stepsOn(let touched, _): touched.isControl
        default: false
        }
    }

    var isDrag: Bool {
        if case .drag = deed { true } else { false }
    }
}

/// What a request came to, in words that hold in another world.
struct TwinOutcome: Hashable {
    /// A controller: one of those that were there when the launch had come to rest, or the n-th that is told of.
    enum Name: Hashable {
        case none
        case launched(Int)
        case made(Int)
    }

    let kind: TransitionKind
    let presented: String
    let name: Name
    let container: Name
}

/// Names the controllers of one world in the order in which its outcomes tell of them.
struct TwinNamer {
    private let launched: [ObjectID]
    private var made: [ObjectID] = []

    init(_ trace: Trace) {
        let first = trace.snapshots.first { $0.reason == .rest }
        launched = first.map { $0.controllers.map(\.id) } ?? []
    }

    mutating func outcome(_ record: TransitionRecord, in trace: Trace) -> TwinOutcome {
        let name = name(of: record.presented)
        return TwinOutcome(
            kind: record.kind, presented: trace.object(record.presented).typeName, name: name,
            container: self.name(of: record.container))
    }

    private mutating func name(of id: ObjectID) -> TwinOutcome.Name {
        if id == .none { return .none }
        if let index = launched.firstIndex(of: id) { return .launched(index) }
        if let index = made.firstIndex(of: id) { return .made(index) }
        made.append(id)
        return .made(made.count - 1)
    }
}

/// All that a twin does: runs that come to the same share one.
struct TwinMoves: Hashable {
    let profile: UIKitProfile
    /// What the launch comes to by itself before it rests.
    var launch: [TwinOutcome] = []
    var moves: [TwinMove] = []

    /// Exchanges a move with the one before it, before which it may have come as well.
    mutating func makeEarlier(_ index: Int) {
        let (first, second) = (moves[index - 1], moves[index])
        moves.swapAt(index - 1, index)
        // Where the run rested, and how its sheets and its window stood there, does not move along.
        (moves[index - 1].rests, moves[index].rests) = (first.rests, second.rests)
        (moves[index - 1].detents, moves[index].detents) = (first.detents, second.detents)
        (moves[index - 1].sizes, moves[index].sizes) = (first.sizes, second.sizes)
        let rested = [first, second].map { $0.inRun?.precedesRest ?? false }
        moves[index - 1].inRun?.precedesRest = rested[0]
        moves[index].inRun?.precedesRest = rested[1]
        moves[index - 1].mayComeEarlier = false
    }

    /// Without what differs from run to run.
    var shared: TwinMoves {
        var shared = self
        for index in moves.indices { shared.moves[index].inRun = nil }
        return shared
    }

    /// The same without some of them, whose indices stay.
    func leavingOut(_ indices: Set<Int>) -> TwinMoves {
        var others = self
        for index in indices { others.moves[index].deed = .leftOut }
        return others
    }

    /// A move that may be left out, and those right after it that do the same again: they find what it found.
    func repeats(of index: Int) -> Range<Int> {
        let end = moves[index...].firstIndex { $0.deed != moves[index].deed || !$0.isOptional }
        return index..<(end ?? moves.endIndex)
    }

    /// The moves between two rests of the run, of which the one at `index` is one; it alone where that is not known.
    func phrase(of index: Int) -> Range<Int> {
        func ends(_ move: TwinMove) -> Bool { move.inRun?.precedesRest ?? true }
        let start = moves[..<index].lastIndex(where: ends).map { $0 + 1 } ?? 0
        let end = moves[index...].firstIndex(where: ends) ?? moves.count - 1
        return start..<end + 1
    }
}
