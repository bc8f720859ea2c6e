import TransitionCore

/// What the undisturbed twin of a run does, and at which of its rests it is to be compared with the run's.
///
/// The twin makes again what the run did and what came to an end there, in the same order: acts, taps on what the
/// finger hit, gestures; and it waits for what these left to be done later. What was refused or cancelled is left out.
struct TwinPlan {
    var moves: TwinMoves
    /// For each rest of the run, by its snapshot, how many moves came before it.
    private(set) var counterparts: [Int: Int] = [:]
    /// Why the twin cannot go on after its moves; nil when they are all.
    private(set) var end: UncomparedReason?

    let trace: Trace
    let script: Script
    /// How far the run is read.
    let limit: Int
    /// Whether drags that asked for nothing are made as well, as they were.
    private let makesIdleDrags: Bool
    private let followsSize: Bool
    private var namer: TwinNamer
    /// Whether the window had another size than at launch.
    private let isResized: Bool
    /// The requests that finished, by what they go back to.
    private var finished: [Int: [TransitionRecord]] = [:]
    /// What led to requests of which nothing came.
    private var failedDeeds: Set<Int> = []
    /// The move that each deed is, or the last one that waits for it.
    private var moveOfDeed: [Int: Int] = [:]
    /// The transitions that something moved on their way.
    private(set) var driven: Set<TransitionID> = []
    /// Deeds of fingers that are still down and will have tapped, with the step that lifts them.
    private var heldTaps: [(deed: Int, liftStep: Int)] = []
    /// Whether the run has rested since the last move.
    private(set) var hasRested = true
    /// The heights of the sheets at the last rest; nil before the first.
    private var detentsAtRest: [Int?]?
    /// The window's changes of size that no move has yet, each with the event in which it came.
    var newSizes: [(event: Int, step: Step)] = []

    /// - Parameters:
    ///   - transition: leave out what comes from its request on; nil takes the whole run.
    ///   - makesIdleDrags: take along drags that asked for nothing. Most do nothing that stays, and hardly two runs
    ///     have the same; where a finger finds nothing without them, one may have opened what it hits, as a drawer.
    ///   - followsSize: give the window the run's sizes as well, at the rests after they came.
    init(
        of trace: Trace, _ script: Script, before transition: TransitionID? = nil, makesIdleDrags: Bool = false,
        followsSize: Bool = false
    ) {
        self.trace = trace
        self.makesIdleDrags = makesIdleDrags
        self.followsSize = followsSize
        self.script = script
        moves = TwinMoves(profile: script.profile)
        namer = TwinNamer(trace)
        isResized = trace.isResized
        limit =
            transition.flatMap { id in trace.events.firstIndex { $0.kind == .requested(id) } } ?? trace.events.count
        sortRequests()
        read()
        countFramesFromPhrases()
    }

    private mutating func countFramesFromPhrases() {
        var index = 0
        while index < moves.moves.count {
            let phrase = moves.phrase(of: index)
            let made = phrase.filter { moves.moves[$0].deed != .wait }
            let first = made.compactMap { moves.moves[$0].inRun?.frame }.min() ?? 0
            let blocked = made.compactMap { moves.moves[$0].inRun?.blockedFrames }.min() ?? 0
            for index in made {
                moves.moves[index].inRun?.frame -= first
                moves.moves[index].inRun?.blockedFrames -= blocked
            }
            index = phrase.upperBound
        }
    }

    private mutating func sortRequests() {
        var ended: Set<TransitionID> = []
        for event in trace.events[..<limit] {
            switch event.kind {
            case .ended(let id, true): ended.insert(id)
            case .progressed(let id, _): driven.insert(id)
            default: break
            }
        }
        for record in trace.transitions {
            if ended.contains(record.id) {
                finished[record.cause.deed, default: []].append(record)
            } else {
                failedDeeds.insert(record.cause.deed)
            }
        }
    }

    private mutating func read() {
        var nextDeed = 1
        for eventIndex in 0..<limit where end == nil {
            while nextDeed < trace.deeds.count, trace.deeds[nextDeed].event <= eventIndex {
                begin(nextDeed)
                nextDeed += 1
            }
            endHeldTaps(at: eventIndex)
            switch trace.events[eventIndex].kind {
            case .requested(let id):
                let record = trace.record(of: id)
                if finished[record.cause.deed]?.contains(where: { $0.id == id }) ?? false {
                    note(record, at: eventIndex)
                }
            case .tookSnapshot(let index):
                let snapshot = trace.snapshots[index]
                guard snapshot.reason == .rest, snapshot.openTransitions.isEmpty else { continue }
                noteSizes()
                noteDetents(snapshot.detents)
                counterparts[index] = moves.moves.count
                hasRested = true
                if let last = moves.moves.indices.last { moves.moves[last].inRun?.precedesRest = true }
            case .environment(.resized(let width, let height)):
                if followsSize { newSizes.append((eventIndex, .resize(width: width, height: height))) }
            default:
                break
            }
        }
    }

    /// At a rest: sheets that stand elsewhere than at the one before have been moved meanwhile.
    private mutating func noteDetents(_ detents: [Int?]) {
        defer { detentsAtRest = detents }
        let last = moves.moves.count - 1
        if !hasRested, last >= 0 {
            moves.moves[last].detents = detents
        } else if let detentsAtRest, detentsAtRest != detents {
            moves.moves.append(TwinMove(deed: .wait, detents: detents, inRun: TwinMove.InRun()))
        }
    }

    // MARK: Deeds

    private mutating func begin(_ deedIndex: Int) {
        let deed = trace.deeds[deedIndex]
        guard moveOfDeed[deedIndex] == nil else { return }
        if let requests = finished[deedIndex] {
            // A finger may be down for long before its gesture asks for anything.
            if case .touch = deed.kind, requests[0].cause.isDirect { return }
            _ = addMove(of: deedIndex, asking: requests[0])
        } else if isOptional(deed, deedIndex) {
            if let step = liftStep(of: deed), !isIdleDrag(deed) {
                heldTaps.append((deedIndex, step))
            } else {
                addOptional(deedIndex, atFrame: frame(of: deed), wasAtRest: hasRested)
            }
        }
    }

    private mutating func addOptional(_ deedIndex: Int, atFrame frame: Int, wasAtRest: Bool) {
        let deed = trace.deeds[deedIndex]
        let made = isIdleDrag(deed) ? .steps(steps(ofGestureAt: deed.step)) : self.deed(of: deed, asking: nil)
        guard let made else { return }
        add(made, of: deedIndex, atFrame: frame)
        if case .tap = made { moves.moves[moves.moves.count - 1].mayComeEarlier = !wasAtRest }
    }

    /// A finger that stayed where it was has done what it does when it lifts.
    private mutating func endHeldTaps(at event: Int) {
        while let tap = heldTaps.first, trace.events[event].step >= tap.liftStep {
            heldTaps.removeFirst()
            addOptional(tap.deed, atFrame: trace.events[event].time.frame - 1, wasAtRest: hasRested)
            if let made = moveOfDeed[tap.deed], let leave = moveThatTookAway(tap.deed, before: event) {
                makeEarlier(made, to: leave)
            }
        }
    }

    /// The move that took away the page on which a finger was down for long; nil where the page stayed.
    ///
    /// The page has heard of the tap all the same, and nobody else has: in the twin it comes while the page is there.
    private func moveThatTookAway(_ deed: Int, before event: Int) -> Int? {
        guard case .touch(let touched?) = trace.deeds[deed].kind else { return nil }
        let began = trace.deeds[deed].event
        for ended in trace.events[began..<event] {
            guard case .ended(let id, true) = ended.kind else { continue }
            let record = trace.record(of: id)
            guard isLeaving(touched, by: record), trace.events[..<began].contains(where: { $0.kind == .requested(id) })
            else { continue }
            return moveOfDeed[record.cause.deed]
        }
        return nil
    }

    private func isLeaving(_ touched: TouchedView, by record: TransitionRecord) -> Bool {
        (record.kind == .dismissal || record.kind == .pop)
            && trace.object(record.from).typeName == touched.controllerType
    }

    private mutating func makeEarlier(_ last: Int, to earlier: Int) {
        guard earlier < last else { return }
        for index in stride(from: last, to: earlier, by: -1) { moves.makeEarlier(index) }
        for (deed, index) in moveOfDeed where index >= earlier {
            moveOfDeed[deed] = index == last ? earlier : index + 1
        }
        for (rest, count) in counterparts where count > earlier { counterparts[rest] = count + 1 }
    }

    /// The step that lifts a finger which a tap leaves down; beyond the last if none does.
    private func liftStep(of deed: Deed) -> Int? {
        guard case .pan(let pan) = script.steps[deed.step], pan.ending == .hold else { return nil }
        return script.steps[(deed.step + 1)...].firstIndex(of: .lift) ?? script.steps.count
    }

    /// Whether it did something that is no transition, and may matter.
    private func isOptional(_ deed: Deed, _ deedIndex: Int) -> Bool {
        // A control that has moved away from the finger has done nothing, and in the twin it would stand still.
        guard deed.hasEffect, !deed.wasRefused, !deed.missesControl, !failedDeeds.contains(deedIndex),
            script.steps.indices.contains(deed.step)
        else { return false }
        switch (deed.kind, script.steps[deed.step]) {
        case (.act, _): return true
        case (.touch, .pan(let pan)):
            return pan.isTap && isLifted(pan, at: deed.step) || deed.pressesButton || isIdleDrag(deed)
        case (.touch, let step): return step.taps != nil
        default: return false
        }
    }

    private func isIdleDrag(_ deed: Deed) -> Bool {
        guard makesIdleDrags, deed.isTouch, !deed.pressesButton, script.steps.indices.contains(deed.step) else {
            return false
        }
        guard case .pan(let pan) = script.steps[deed.step] else { return false }
        return !(pan.isTap && isLifted(pan, at: deed.step))
    }

    /// Whether the finger lifts where it came down, at once or later.
    private func isLifted(_ pan: PanStep, at index: Int) -> Bool {
        guard pan.ending == .hold else { return pan.ending == .lift }
        return !steps(ofGestureAt: index).contains { step in
            switch step {
            case .move, .cancelTouches: true
            default: false
            }
        }
    }

    private mutating func addMove(of deedIndex: Int, asking record: TransitionRecord) -> Bool {
        let deed = trace.deeds[deedIndex]
        guard let made = sizesThatAsked(deed) ?? self.deed(of: deed, asking: record) else { return false }
        add(made, of: deedIndex, atFrame: frame(of: deed))
        return true
    }

    /// What a finger does is heard of a frame later.
    private func frame(of deed: Deed) -> Int { deed.frame - (deed.isTouch ? 1 : 0) }

    private mutating func add(_ made: TwinMove.Deed, of deed: Int, atFrame frame: Int) {
        let inRun = TwinMove.InRun(
            frame: frame, blockedFrames: blockedFrames(before: trace.deeds[deed].event),
            ways: otherWays(to: made, trace.deeds[deed]))
        // What a finger hits, and what asks for what, depends on the size; what is under way goes on under the old one.
        if hasRested { noteSizes(before: trace.deeds[deed].event) }
        moves.moves.append(TwinMove(deed: made, inRun: inRun))
        hasRested = false
        // Several fingers of one step are one move.
        for (deedIndex, other) in trace.deeds.enumerated()
        where other.step == trace.deeds[deed].step && other.isTouch == trace.deeds[deed].isTouch {
            moveOfDeed[deedIndex] = moves.moves.count - 1
        }
    }

    /// What asks for that in a twin; nil if it cannot be made again.
    func deed(asking record: TransitionRecord) -> TwinMove.Deed? {
        guard trace.deeds.indices.contains(record.cause.deed) else { return nil }
        return deed(of: trace.deeds[record.cause.deed], asking: record)
    }

    private func deed(of deed: Deed, asking record: TransitionRecord?) -> TwinMove.Deed? {
        guard script.steps.indices.contains(deed.step) else { return nil }
        switch (deed.kind, script.steps[deed.step]) {
        case (.act, .act(let name)):
            return .act(name)
        case (.touch(let touched), let step):
            let touched = touched ?? fellowTouch(of: deed)
            switch record?.cause.asker ?? .code {
            case .tap(let count): return tap(touched, deed, count: count)
            case .press: return touched.map { .press($0) } ?? .steps(steps(ofGestureAt: deed.step))
            case .drag: return drag(step, at: deed.step, until: record)
            case .code:
                guard case .pan(let pan) = step, !pan.isTap, !(touched?.takesSlidingTaps ?? false) else {
                    return tap(touched, deed, count: step.taps?.count ?? 1)
                }
                return drag(step, at: deed.step, until: record)
            }
        case (.environment, .background), (.environment, .foreground):
            return .steps([.background, .wait(frames: 10), .foreground])
        default:
            return nil
        }
    }

    /// Where nothing was hit it cannot be found again: then as it was.
    private func tap(_ touched: TouchedView?, _ deed: Deed, count: Int) -> TwinMove.Deed {
        touched.map { .tap($0, count: count) } ?? .steps(steps(ofGestureAt: deed.step))
    }

    /// What another finger of the same step hit.
    private func fellowTouch(of deed: Deed) -> TouchedView? {
        for other in trace.deeds where other.step == deed.step {
            if case .touch(let touched?) = other.kind { return touched }
        }
        return nil
    }

    /// The same gesture as a slow one all over the screen, in the direction in which the finger went.
    func drag(
        _ step: Step, at index: Int, until record: TransitionRecord?
    ) -> TwinMove.Deed? {
        switch step {
        case .pinch(var pinch):
            pinch.scale = pinch.scale < 100 ? 5 : 300
            pinch.frames = 30
            pinch.ending = .lift
            return .drag(.pinch(pinch))
        case .pan(var pan):
            if pan.ending == .hold, let last = record?.step, last > index {
                for later in script.steps.prefix(last + 1).dropFirst(index + 1) {
                    guard case .move(let dx, let dy, _) = later else { continue }
                    pan.dx += dx
                    pan.dy += dy
                }
            }
            // How far that is depends on the window: whoever performs it knows.
            let isHorizontal = pan.isMeantHorizontally
            pan.dx = isHorizontal ? pan.dx.signum() : 0
            pan.dy = isHorizontal ? 0 : pan.dy.signum()
            pan.frames = 30
            pan.ending = .lift
            return .drag(.pan(pan))
        default:
            return nil
        }
    }

    // MARK: Requests

    private mutating func note(_ record: TransitionRecord, at eventIndex: Int) {
        let deed = record.cause.deed
        if deed == 0, moves.moves.isEmpty, trace.events[eventIndex].step < 0 {
            moves.launch.append(namer.outcome(record, in: trace))
            return
        }
        if deed > 0, moveOfDeed[deed] == nil, !addMove(of: deed, asking: record) {
            end = trace.deeds[deed].kind == .environment ? .environment : .touchNotFound
            return
        }
        wait(for: deed)
        let last = moves.moves.count - 1
        moves.moves[last].outcomes.append(namer.outcome(record, in: trace))
        if !isResized { moves.moves[last].inRun?.styles.append(record.style) }
        if !moves.moves[last].isDrag, let way = driver(of: record, at: eventIndex) {
            moves.moves[last].inRun?.ways.append(way)
        }
        let made = moves.moves[last].deed
        let pinches = pinches(made, record, at: eventIndex)
        moves.moves[last].inRun?.ways += pinches
        if let way = wayBeside(made, record) { moves.moves[last].inRun?.ways.append(way) }
        if let way = wayByBackground(of: record, at: eventIndex) { moves.moves[last].inRun?.ways.append(way) }
    }

    /// What comes now belongs to the last move, if that is the deed's and the run has not rested since.
    private mutating func wait(for deed: Int) {
        let last = moves.moves.count - 1
        let known = moveOfDeed[deed]
        if known == last, !hasRested { return }
        if let known { moves.moves[known].isAwaited = true }
        if let known, !hasRested {
            // Where the run rested in between, as while a clock goes on asking, the twin can rest as well.
            let sinceRest = moves.moves.lastIndex { $0.inRun?.precedesRest ?? false }.map { $0 + 1 } ?? 0
            for index in moves.moves.indices[max(known, sinceRest)...] { moves.moves[index].rests = false }
        }
        moves.moves.append(TwinMove(deed: .wait, inRun: TwinMove.InRun()))
        moveOfDeed[deed] = moves.moves.count - 1
        hasRested = false
    }
}

extension TouchedView {
    /// Whether a finger that slides a little is a tap all the same: on a control, and on a cell that does not scroll.
    fileprivate var takesSlidingTaps: Bool {
        isControl
            || way.contains { turn in
                if case .cell = turn { true } else { false }
            }
    }
}

extension PanStep {
    /// Whether the way counts from left to right: from an edge across it, from elsewhere along the longer part.
    var isMeantHorizontally: Bool {
        switch start {
        case .leftEdge where dx > 0, .rightEdge where dx < 0: true
        case .topEdge where dy > 0, .bottomEdge where dy < 0: false
        default: abs(dx) >= abs(dy)
        }
    }

    /// Whether the finger stays so near that it may as well be a tap.
    fileprivate var isTap: Bool { dx * dx + dy * dy <= 100 }
}
