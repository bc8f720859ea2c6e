import Testing
import TransitionChoices
import TransitionCore

@testable import TransitionGenerators

@Suite struct ScriptShrinkerTests {
    @Test("a failure 37 frames after an act shrinks to exactly that, from 60 scripts, in at most 600 runs each")
    func timeIsExact() {
        var runCount = 0
        for script in scripts(60, where: dismissesAfter(37)) {
            let result = shrink(script, while: dismissesAfter(37))
            #expect(result.script.steps == [.act("show"), .wait(frames: 37), .act("dismiss")], "\(script)")
            #expect(result.script.profile == .default)
            #expect(result.runCount <= 600)
            runCount += result.runCount
        }
        #expect(runCount / 60 <= 60, "\(runCount / 60) runs on average")
    }

    @Test("time longer than one wait can last ends in two waits, the shorter first")
    func longTimeIsExact() {
        for script in scripts(20, where: dismissesAfter(250)) {
            let result = shrink(script, while: dismissesAfter(250))
            #expect(
                result.script.steps == [.act("show"), .wait(frames: 50), .wait(frames: 200), .act("dismiss")])
        }
    }

    @Test("a drag's way, ending and start shrink to the simplest that fail")
    func dragIsExact() {
        let fails: (Script) -> Bool = { script in
            script.steps.contains { step in
                guard case .pan(let pan) = step else { return false }
                return abs(pan.dx) >= 196 && pan.ending == .cancel
            }
        }
        let minimum = PanStep(start: .leftEdge, dx: 196, dy: 0, frames: 0, ending: .cancel)
        for script in scripts(20, where: fails) {
            #expect(shrink(script, while: fails).script.steps == [.pan(minimum)])
        }
    }

    @Test("a drag in parts becomes one drag")
    func partsAreJoined() {
        // The finger's whole way to the right between going down and lifting.
        let fails: (Script) -> Bool = { script in
            var way: Int?
            for step in script.steps {
                switch step {
                case .pan(let pan) where way == nil:
                    if pan.ending == .hold { way = pan.dx } else if pan.ending == .lift, pan.dx >= 150 { return true }
                case .move(let dx, _, _): way = way.map { $0 + dx }
                case .lift:
                    if let total = way, total >= 150 { return true }
                    way = nil
                case .cancelTouches: way = nil
                default: break
                }
            }
            return false
        }
        let minimum = PanStep(start: .leftEdge, dx: 150, dy: 0, frames: 0, ending: .lift)
        for script in scripts(20, where: fails) {
            #expect(shrink(script, while: fails).script.steps == [.pan(minimum)])
        }
        let hold = PanStep(start: .leftEdge, dx: 100, dy: 0, frames: 3, ending: .hold)
        let parts = Script(
            scene: "modal", steps: [.pan(hold), .wait(frames: 4), .move(dx: 60, dy: 0, frames: 2), .lift])
        #expect(fails(parts) && shrink(parts, while: fails).script.steps == [.pan(minimum)])
    }

    @Test("a failure that needs a flipped rule keeps that rule, another goes back to the default")
    func profileIsShrunk() {
        let needed = UIKitProfile(flipping: [.dismissalKeepsFinalFrame])
        let script = Script(scene: "modal", profile: needed, steps: [.act("push"), .lift])
        #expect(
            shrink(script, while: { $0.profile == needed && $0.steps.contains(.act("push")) }).script
                == Script(scene: "modal", profile: needed, steps: [.act("push")]))
        #expect(
            shrink(script, while: { $0.steps.contains(.act("push")) }).script
                == Script(scene: "modal", steps: [.act("push")]))
    }

    @Test("steps whose order does not matter end in one order")
    func orderIsNormal() {
        let fails: (Script) -> Bool = { $0.steps.contains(.act("push")) && $0.steps.contains(.lift) }
        for script in scripts(20, where: fails) {
            #expect(shrink(script, while: fails).script.steps == [.act("push"), .lift])
        }
    }

    @Test("a step and what undoes it go together, next to each other or not, and so does a row of three")
    func rowsAndPairsGo() {
        let ends: [Step] = [.act("show"), .act("dismiss")]
        let rows: [[Step]] = [
            [.background, .foreground], [.act("push"), .lift, .tap(x: 50, y: 50)],
            [.background, .act("show"), .foreground],
        ]
        for row in rows {
            let all = ends[..<1] + row + ends[1...]
            let script = Script(scene: "modal", steps: Array(all))
            // All of the row, or nothing of it but what is one of the ends.
            let kept = ends[..<1] + row.filter { $0 == .act("show") } + ends[1...]
            let result = shrink(script, while: { $0.steps == Array(all) || $0.steps == Array(kept) })
            #expect(result.script.steps == Array(kept))
        }
    }

    @Test("a script that the vocabulary cannot express comes back as it is, without a run")
    func inexpressibleIsReturned() {
        let script = Script(scene: "modal", steps: [.act("unknown"), .lift])
        let result = shrink(script, while: { _ in true })
        #expect(result.script == script && result.runCount == 0)
    }

    @Test("the budget is kept", arguments: [1, 2, 5, 10])
    func budgetIsKept(budget: Int) {
        let script = scripts(1, where: dismissesAfter(37))[0]
        var runCount = 0
        let result = ScriptShrinker.shrink(script, vocabulary: .modal, budget: budget) {
            runCount += 1
            return dismissesAfter(37)($0) ? .fails : .passes
        }
        #expect(runCount == budget && result.runCount == budget)
        #expect(dismissesAfter(37)(result.script))
    }

    @Test("without the passes that know what steps mean, these scripts would not reach their minimum")
    func scriptPassesAreNeeded() {
        let minimum = PanStep(start: .leftEdge, dx: 50, dy: 0, frames: 0, ending: .lift)
        let hold = PanStep(start: .leftEdge, dx: 50, dy: 0, frames: 0, ending: .hold)
        let down = PanStep(start: .topEdge, dx: 50, dy: 0, frames: 0, ending: .lift)
        let isDrag: ([Step]) -> Bool = { $0 == [.pan(minimum)] }
        expectNeeded(
            "MergeGestures", [.pan(hold), .lift], minimum: [.pan(minimum)],
            while: { isDrag($0) || $0 == [.pan(hold), .lift] })
        let pinched = PinchStep(x: 50, y: 50, scale: 40, frames: 0, ending: .cancel)
        let kept = PinchStep(x: 50, y: 50, scale: 40, frames: 0, ending: .hold)
        expectNeeded(
            "MergeGestures", [.pinch(kept), .cancelTouches], minimum: [.pinch(pinched)],
            while: { $0 == [.pinch(kept), .cancelTouches] || $0 == [.pinch(pinched)] })
        expectNeeded(
            "SimplifyStarts", [.pan(down)], minimum: [.pan(minimum)], while: { isDrag($0) || $0 == [.pan(down)] })
        let across = PanStep(start: .leftEdge, dx: 0, dy: 50, frames: 0, ending: .lift)
        expectNeeded(
            "StraightenPans", [.pan(across)], minimum: [.pan(minimum)],
            while: { isDrag($0) || $0 == [.pan(across)] })
        let slow = PanStep(start: .leftEdge, dx: 50, dy: 0, frames: 20, ending: .cancel)
        expectNeeded(
            "QuickenGestures", [.pan(slow)], minimum: [.pan(minimum)], while: { isDrag($0) || $0 == [.pan(slow)] })
        let late = PanStep(start: .leftEdge, dx: 50, dy: 0, frames: 20, ending: .lift)
        for steps in [[Step.wait(frames: 20), .pan(minimum)], [.pan(minimum), .wait(frames: 20)]] {
            expectNeeded("AbsorbWaits", steps, minimum: [.pan(late)], while: { $0 == steps || $0 == [.pan(late)] })
        }
        // Being away and back does what waiting does, and neither half does anything alone.
        let away: [Step] = [.background, .foreground]
        expectNeeded(
            "ReplaceRunsByWait", away + [.act("show")], minimum: [.wait(frames: 90), .act("show")],
            while: { steps in
                guard let first = steps.first, steps.last == .act("show") else { return false }
                if case .wait(let frames) = first { return frames >= 90 }
                return steps == away + [.act("show")]
            })
    }

    @Test("any steps of a short script go together, and equal numbers fall together")
    func subsetsAndEqualNumbersAreNeeded() {
        let ends: [Step] = [.act("push"), .act("dismiss")]
        let between: [Step] = [.background, .lift, .foreground, .tap(x: 50, y: 50), .cancelTouches]
        // Three of the five undo each other; no row, no pair and no two of them go alone.
        let all = [ends[0], between[0], ends[1], between[2], ends[0], between[4]]
        let kept = [ends[0], ends[1], ends[0]]
        expectNeeded("DeleteStepSubsets", all, minimum: kept, while: { $0 == all || $0 == kept })
        let thrice: (String) -> [Step] = { [.act($0), .lift, .act($0), .lift, .act($0)] }
        expectNeeded(
            "LowerEqualNumbers", thrice("rotate"), minimum: thrice("show"),
            while: { steps in ["rotate", "push", "show"].contains { thrice($0) == steps } })
        // A drag and a wait that last equally long, 25 frames or more.
        let timed: (Int) -> [Step] = { frames in
            [
                .pan(PanStep(start: .leftEdge, dx: 11, dy: 0, frames: frames, ending: .hold)), .act("show"),
                .wait(frames: frames),
            ]
        }
        expectNeeded(
            "LowerEqualNumbers", timed(40), minimum: timed(25),
            while: { steps in (25...60).contains { timed($0) == steps } })
    }

    @Test("a number of frames that only now and then fails ends at the smallest")
    func sparseFramesAreSmallest() {
        expectNeeded(
            "TrySmallNumbers", [.act("show"), .wait(frames: 37)], minimum: [.act("show"), .wait(frames: 7)],
            while: { steps in
                guard steps.count == 2, case .wait(let frames) = steps[1] else { return false }
                return steps[0] == .act("show") && frames % 10 == 7
            })
    }

    @Test("rows of steps, and steps that can only change places, end in one order")
    func rowsAreOrdered() {
        let (first, second, third): (Step, Step, Step) = (.tap(x: 50, y: 50), .lift, .cancelTouches)
        // The row of the last two goes first as a whole or not at all.
        let rows: [[Step]] = [[first, second, third], [second, third, first]]
        expectNeeded("ReorderRows", rows[0], minimum: rows[1], while: { rows.contains($0) })
        let exchanged: [[Step]] = [[third, first, second], [second, first, third]]
        expectNeeded("ReorderRows", exchanged[0], minimum: exchanged[1], while: { exchanged.contains($0) })
    }

    private func expectNeeded(
        _ name: String, _ steps: [Step], minimum: [Step], while fails: ([Step]) -> Bool,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let generator = ScriptGenerator.modal
        let choices = generator.choices(for: Script(scene: "modal", steps: steps)) ?? ChoiceSequence()
        func shrunk(_ passes: [any ShrinkPass]) -> [Step] {
            Shrinker(passes: passes) { generator.script(drawing: &$0, maxSteps: .max, mask: .none).steps }
                .shrink(choices, budget: 1_000) { fails($0) ? .fails : .passes }.value
        }
        let passes = ScriptShrinker.passes(for: generator)
        #expect(shrunk(passes) == minimum, sourceLocation: sourceLocation)
        let others = passes.filter { "\(type(of: $0))" != name }
        #expect(others.count == passes.count - 1 && shrunk(others) != minimum, sourceLocation: sourceLocation)
    }

    // MARK: - Making failures

    /// The first scripts of 20 steps that fail, by chance.
    private func scripts(_ count: Int, where fails: (Script) -> Bool) -> [Script] {
        var found: [Script] = []
        var seed: UInt64 = 0
        while found.count < count {
            let script = ScriptGenerator.modal.random(seed: seed).script
            if fails(script) { found.append(script) }
            seed += 1
        }
        return found
    }

    private func shrink(_ script: Script, while fails: (Script) -> Bool) -> (script: Script, runCount: Int) {
        ScriptShrinker.shrink(script, vocabulary: .modal, budget: 1_000) { fails($0) ? .fails : .passes }
    }
}

/// Whether `show` is followed, so many frames or more later, by `dismiss`; time passes in waits, drags and hitches too.
private func dismissesAfter(_ frames: Int) -> (Script) -> Bool {
    { script in
        var elapsed: Int?
        for step in script.steps {
            switch step {
            case .act("show"): elapsed = elapsed ?? 0
            case .act("dismiss"):
                if let elapsed, elapsed >= frames { return true }
                elapsed = nil
            case .wait(let passed), .hitch(let passed), .move(_, _, let passed): elapsed = elapsed.map { $0 + passed }
            case .pan(let pan): elapsed = elapsed.map { $0 + pan.frames }
            default: break
            }
        }
        return false
    }
}
