import TransitionCore

/// The run loop: which frames have a turn, and what a turn does in which order.
extension World {
    /// One turn, in its fixed order. Work that a phase makes for an earlier phase waits for the next turn.
    func runTurn() {
        guard !World.isFrozen, frame >= blockedUntil else { return }
        turnCount += 1
        World.turnObserver?()
        let wasRunning = VirtualExecutor.begin()
        runPhases()
        VirtualExecutor.end(wasRunning)
        filmAfterTurn()
        observeRest()
        frameObserver?()
    }

    private func runPhases() {
        touches.deliver()  // 1. touches, each followed by its gesture actions
        work.runDue(at: frame, in: loopMode)  // 2. main-queue work, tasks, timers
        fireDisplayLinks()  //    and display links
        layOutViews()  // 3. layout
        animations.commit()  // 4. commit
        commitWork.run()  //    and what waited for it
        transitions.startDeferred()  // 5. deferred transition starts
        layOutViews()  //    and the layout of what they added
        commitWork.run()
        animations.finishDue()  // 6. animation completions
        recordViewsLetGo()
        releaseEmptyGroups()
    }

    /// Runs the turns that are due up to a frame, and leaves the clock there.
    func advance(toFrame target: Int) {
        while frame < target {
            guard let due = nextDueFrame, due <= target else {
                pass(toFrame: target)
                return
            }
            pass(toFrame: due - 1)
            filmBeforeTurn()
            frame = due
            runTurn()
        }
    }

    /// Lets frames pass that have no turn; what is shown in them is observed only while something moves.
    private func pass(toFrame target: Int) {
        if let frameObserver, !World.isFrozen, !isAtRest {
            while frame < target {
                frame += 1
                frameObserver()
            }
        }
        frame = max(frame, target)
    }

    /// Runs turns until the app rests or the frame has come.
    func advanceToRest(beforeFrame end: Int) {
        // What has changed values and set nothing in motion takes no turn.
        if World.effectCount != effectCountAtRest { observeRest() }
        while !isAtRest, frame < end, !World.isFrozen {
            guard let due = nextDueFrame, due <= end else {
                // Nothing can change any more but by a touch; an app whose main thread is blocked rests after that.
                pass(toFrame: blockedUntil > frame ? min(blockedUntil, end) : end)
                observeRest()
                continue
            }
            pass(toFrame: due - 1)
            filmBeforeTurn()
            frame = due
            runTurn()
        }
    }

    /// Goes on while nothing moves and the app only has work left for later: until that is done, or has gone on for so
    /// long that nobody waits for its end, or the frame has come.
    ///
    /// - Parameter depth: how often one part of the work must have handed itself on; 1 for all that waits.
    func advanceThroughDelays(handedOn depth: Int32, beforeFrame end: Int) {
        while !isAtRest, isQuiet, work.longestHandingOn >= depth, let due = nextDueFrame, due <= end {
            advance(toFrame: due)
            // What it has set in motion takes as long as anything else.
            advanceToRest(beforeFrame: min(end, frame + World.motionFrames))
        }
    }

    /// How long a motion that delayed work begins is waited for.
    private static let motionFrames = 10 * VirtualTime.framesPerSecond

    /// Runs turns until nothing moves, whatever is left to be done later than in the next frame.
    func advanceToQuiet(beforeFrame end: Int) -> Bool {
        while frame < end, !World.isFrozen {
            frame += 1
            runTurn()
            if isQuiet, work.nextDueFrame(in: loopMode) ?? .max > frame + 1 { return true }
        }
        return false
    }

    /// The next frame whose turn has work; the clock jumps over all before it.
    private var nextDueFrame: Int? {
        guard !World.isFrozen else { return nil }
        let next = frame + 1
        let isDueNext =
            touches.hasPending || transitions.hasWaiting || hasViewsToLayOut || awaitsSolving
            || !commitWork.isEmpty
            || animations.needsEveryFrame
        if isDueNext { return max(next, blockedUntil) }
        var due = min(work.nextDueFrame(in: loopMode) ?? .max, animations.nextDueFrame ?? .max)
        if let frame = nextDisplayLinkFrame { due = min(due, frame) }
        return due == .max ? nil : max(due, next, blockedUntil)
    }

    // MARK: Rest

    /// Whether nothing is requested, in flight, animating, touched or waiting.
    var isAtRest: Bool {
        isQuiet && work.isIdle(atFrame: frame)
    }

    /// Whether nothing is requested, in flight, animating or touched.
    private var isQuiet: Bool {
        transitions.open.isEmpty && animations.isIdle && touches.touchesDown == 0 && !touches.hasPending
            && (time.displayLinks.isEmpty || !isStepping) && !hasViewsToLayOut && !awaitsSolving
            && commitWork.isEmpty && frame >= blockedUntil
    }

    var reasonsForUnrest: [String] {
        var reasons = transitions.open.map { transition in
            let subject = TraceRecorder.name(of: type(of: transition.subject))
            return "\(transition.kind.noun) #\(transition.id.rawValue) of \(subject) is open"
        }
        if touches.touchesDown > 0 { reasons.append("\(touches.touchesDown) touches are down") }
        reasons += animations.descriptionOfPending
        if isStepping { reasons.append("a dynamic animator moves its items") }
        if hasViewsToLayOut { reasons.append("views ask for layout in every turn") }
        if !work.isIdle(atFrame: frame) { reasons.append("work waits on the main queue") }
        return reasons.isEmpty ? ["the app is frozen by an exception"] : reasons
    }

    /// Takes a snapshot at the first rest after anything has happened; not in the background, where nobody sees what an
    /// app shows and many cover it.
    private func observeRest() {
        guard recorder.trace.events.count > eventCountAtRest, !isInBackground, isAtRest else { return }
        takeSnapshot(.rest)
        if !valuesSet.isEmpty { valuesSet = [] }
        hasEndedTransitions = false
        eventCountAtRest = recorder.trace.events.count
        effectCountAtRest = World.effectCount
    }
}
