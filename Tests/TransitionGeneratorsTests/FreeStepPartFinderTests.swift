import Testing
import TransitionCore

@testable import TransitionGenerators

@Suite struct FreeStepPartFinderTests {
    private func phrases(
        _ steps: [Step], budget: Int = 1_000, while fails: @escaping ([Step]) -> Bool
    ) -> [[String]] {
        let script = Script(scene: "modal", steps: steps)
        let parts = FreeStepPartFinder(script: script, vocabulary: .modal, budget: budget).find { fails($0.steps) }
        return steps.indices.map { index in parts.filter { $0.step == index }.map(\.phrase) }
    }

    /// The frames of a script's second step, which the others do not change.
    private func frames(_ steps: [Step]) -> Int {
        if case .wait(let frames) = steps[1] { frames } else { -1 }
    }

    @Test("a number is given with the bounds within which all fail that are tried")
    func numbersHaveBounds() {
        let steps: [Step] = [.act("show"), .wait(frames: 25), .act("dismiss")]
        func free(_ fails: @escaping (Int) -> Bool) -> [[String]] {
            phrases(steps) { $0[0] == steps[0] && $0[2] == steps[2] && fails(frames($0)) }
        }
        #expect(free { $0 >= 25 } == [[], ["any number of frames from 25 on"], []])
        #expect(free { (25...61).contains($0) } == [[], ["any number of frames from 25 to 61"], []])
        // The end fails again, and so would be a wrong answer.
        #expect(free { (25...61).contains($0) || $0 > 180 } == [[], ["any number of frames from 25 to 61"], []])
        #expect(free { $0 == 25 } == [[], [], []])
        #expect(free { $0 % 2 == 1 } == [[], [], []])
        #expect(phrases([.wait(frames: 0)]) { _ in true } == [["any number of frames"]])
        // Only the end of what can be written is free of a bound.
        #expect(free { (25...199).contains($0) } == [[], ["any number of frames from 25 to 199"], []])
    }

    @Test("an action, a start, an ending, a point and a size are free if every other one fails")
    func othersAreTriedAll() {
        #expect(phrases([.act("show")]) { _ in true } == [["any action"]])
        #expect(phrases([.act("show")]) { $0 != [.act("rotate")] } == [[]])
        let pan = PanStep(start: .leftEdge, dx: 11, dy: 0, frames: 0, ending: .lift)
        #expect(
            phrases([.pan(pan)]) { _ in true } == [
                ["any number of frames", "any distance from 11 pt on", "any start", "any ending"]
            ])
        // A drag from the right edge goes to the left.
        let inward = phrases([.pan(pan)]) { steps in
            guard case .pan(let pan) = steps[0] else { return false }
            switch pan.start {
            case .rightEdge: return pan.dx <= -11 && pan.dy == 0
            case .topEdge: return pan.dy >= 11 && pan.dx == 0
            case .bottomEdge: return pan.dy <= -11 && pan.dx == 0
            case .leftEdge, .point: return pan.dx >= 11 && pan.dy == 0
            }
        }
        #expect(inward[0].contains("any start"))
        let held = phrases([.pan(pan)]) { steps in
            if case .pan(let pan) = steps[0] {
                pan.ending != .hold && pan.dx >= 11 && pan.start == .leftEdge
            } else {
                false
            }
        }
        #expect(held == [["any number of frames", "any distance from 11 pt on"]])
        let pinch = PinchStep(x: 50, y: 50, scale: 40, frames: 0, ending: .lift)
        let pinched = phrases([.pinch(pinch)]) { steps in
            if case .pinch(let pinch) = steps[0] { pinch.scale <= 40 && pinch.ending == .lift } else { false }
        }
        #expect(pinched == [["any number of frames", "any scale up to 40%", "any point of the window"]])
        #expect(phrases([.tap(x: 50, y: 50)]) { _ in true } == [["any point of the window"]])
        #expect(phrases([.resize(width: 320, height: 568)]) { _ in true } == [["any size"]])
        #expect(phrases([.lift, .background, .foreground, .cancelTouches]) { _ in true } == [[], [], [], []])
    }

    @Test("the budget is kept, and a part that it does not suffice for is left out", arguments: [0, 1, 5, 6, 8])
    func budgetIsKept(budget: Int) {
        var runCount = 0
        let parts = phrases([.wait(frames: 100), .act("show")], budget: budget) { _ in
            runCount += 1
            return true
        }
        #expect(runCount == budget)
        #expect(parts == [budget >= 6 ? ["any number of frames from 100 on"] : [], []])
    }
}
