import Testing

@testable import TransitionCommands

@Suite("The plan of a night")
struct NightPlanTests {
    private static func plan(_ scenes: [String], _ engines: [NightEngine] = [.libfuzzer, .guided]) -> NightPlan {
        NightPlan(scenes: scenes, engines: engines, budget: 3_600, jobs: 1, turnSeconds: 60)
    }

    private static func status(features: Int) -> EngineStatus {
        var status = EngineStatus()
        (status.executionCount, status.featureCount) = (100, features)
        return status
    }

    /// Carries turns out one after the other; `features` says what an engine has come to at a scene by then.
    private static func turns(
        _ count: Int, of plan: NightPlan, features: (String, Int) -> Int
    ) -> (turns: [NightPlan.Turn], night: Night) {
        var night = Night(budget: 1_000_000, seed: 1)
        var turns: [NightPlan.Turn] = []
        while turns.count < count, let turn = plan.next(night, underWay: []) {
            turns.append(turn)
            let done = night.scenes[turn.scene, default: SceneNight()].turnCount
            night.scenes[turn.scene, default: SceneNight()].note(
                turn.engine, status(features: features(turn.scene, done)), seconds: turn.seconds,
                foundSomething: false)
        }
        return (turns, night)
    }

    @Test("engines take turns at each scene")
    func rotation() {
        let (turns, _) = Self.turns(8, of: Self.plan(["a", "b"])) { _, turn in turn }
        for scene in ["a", "b"] {
            #expect(
                turns.filter { $0.scene == scene }.map(\.engine) == [.libfuzzer, .guided, .libfuzzer, .guided])
        }
    }

    @Test(
        "a scene gets more time the later it showed something new: four times, or twice, that of another",
        arguments: [(2, 4.0), (1, 2.0), (0, 1.0)])
    func growth(turnsWithoutNews: Int, factor: Double) {
        let plan = Self.plan(["still", "growing"])
        func next(growingSeconds: Double) -> String? {
            var night = Night(budget: 1_000_000, seed: 1)
            night.scenes["still"] = SceneNight(seconds: 1_000, turnCount: 9, turnsWithoutNews: turnsWithoutNews)
            night.scenes["growing"] = SceneNight(seconds: Int(growingSeconds), turnCount: 9)
            return plan.next(night, underWay: [])?.scene
        }
        #expect(next(growingSeconds: 1_000 * factor - 1) == "growing")
        #expect(next(growingSeconds: 1_000 * factor + 1) == "still")
    }

    @Test("a scene in which no engine finds anything new has no more turns, and the night ends when all are so")
    func plateau() {
        let plan = Self.plan(["a", "b"])
        let (turns, night) = Self.turns(1_000, of: plan) { _, _ in 5 }
        // The first turn of each engine is news, and six without any follow.
        #expect(turns.count { $0.scene == "a" } == 2 + plan.plateauTurns)
        #expect(turns.count == 2 * (2 + plan.plateauTurns))
        #expect(plan.hasPlateau("a", in: night) && plan.hasPlateau("b", in: night))
        let (others, _) = Self.turns(100, of: plan) { scene, turn in scene == "a" ? 5 : turn }
        #expect(others.suffix(20).allSatisfy { $0.scene == "b" })
    }

    @Test("what is found is news though no feature is new")
    func findings() {
        var scene = SceneNight()
        scene.note(.guided, Self.status(features: 5), seconds: 1, foundSomething: false)
        scene.note(.guided, Self.status(features: 5), seconds: 1, foundSomething: true)
        #expect(scene.turnsWithoutNews == 0)
        scene.note(.guided, Self.status(features: 5), seconds: 1, foundSomething: false)
        #expect(scene.turnsWithoutNews == 1 && scene.turnCount == 3 && scene.engines["guided"]?.scriptCount == 300)
    }

    @Test("engines at once are at different scenes as far as there are any, and at one with different engines")
    func atOnce() throws {
        let night = Night(budget: 600, seed: 1)
        let plan = Self.plan(["a", "b"])
        let first = try #require(plan.next(night, underWay: []))
        let second = try #require(plan.next(night, underWay: [first]))
        #expect(first.scene != second.scene)
        let one = Self.plan(["a"])
        let alone = try #require(one.next(night, underWay: []))
        let beside = try #require(one.next(night, underWay: [alone]))
        #expect(beside.scene == "a" && beside.engine != alone.engine)
    }

    @Test("no turn is longer than what is left, and none begins when nothing is")
    func budget() {
        var night = Night(budget: 600, seed: 1)
        night.secondsSpent = 580
        #expect(Self.plan(["a"]).next(night, underWay: [])?.seconds == 20)
        night.secondsSpent = 600
        #expect(Self.plan(["a"]).next(night, underWay: []) == nil)
        #expect(Self.plan([]).next(Night(budget: 9, seed: 1), underWay: []) == nil)
    }

    @Test("turns are made to fit the budget", arguments: [(60, 10), (3_600, 300), (36_000, 600)])
    func length(budget: Int, expected: Int) {
        let plan = NightPlan(
            scenes: ["a", "b"], engines: [.libfuzzer, .guided], budget: budget, jobs: 1, turnSeconds: nil)
        #expect(plan.turnSeconds == expected)
    }

    @Test("the next night knows what each engine has come to, and when one falls behind")
    func fallingBehind() throws {
        var night = Night(budget: 600, seed: 1)
        night.scenes["a", default: SceneNight()].note(
            .guided, Self.status(features: 100), seconds: 9, foundSomething: false)
        var next = night.next(budget: 600, seed: 2)
        #expect(next.scenes["a"]?.turnCount == 0 && next.secondsSpent == 0 && !next.isOver)
        #expect(next.scenes["a"]?.engines["guided"]?.hasFallen == false)
        // A night without a turn of it forgets nothing.
        next = next.next(budget: 600, seed: 3)
        next.scenes["a"]?.note(.guided, Self.status(features: 94), seconds: 9, foundSomething: false)
        #expect(next.scenes["a"]?.engines["guided"]?.hasFallen == true)
        next.scenes["a"]?.note(.guided, Self.status(features: 96), seconds: 9, foundSomething: false)
        #expect(next.scenes["a"]?.engines["guided"]?.hasFallen == false)
    }
}
