import Testing
import TransitionChoices
import TransitionCore

@testable import TransitionGenerators

@Suite struct SearchQualityTests {
    let generator = ScriptGenerator.modal

    private func steps(seeds: Range<UInt64>) -> [Step] {
        seeds.flatMap { generator.random(seed: $0).script.steps }
    }

    @Test("every kind, action, start, ending and profile turns up in 1,000 scripts")
    func everythingTurnsUp() {
        let scripts = (UInt64(0)..<1_000).map { generator.random(seed: $0).script }
        let steps = scripts.flatMap(\.steps)
        #expect(Set(steps.map { StepKind($0) }).count == StepKind.allCases.count)
        for name in generator.vocabulary.actionNames { #expect(steps.contains(.act(name))) }
        let pans = steps.compactMap { step in if case .pan(let pan) = step { pan } else { nil } }
        #expect(Set(pans.map { PanStart($0.start) }).count == PanStart.allCases.count)
        #expect(Set(pans.map(\.ending)).count == GestureEnding.allCases.count)
        #expect(Set(scripts.map(\.profile)).count == generator.vocabulary.profiles.count)
        #expect(scripts.count { $0.profile == .default } > 500)
    }

    @Test("the rules that a calibration run came upon are flipped more often than others, and change nothing else")
    func askedRules() {
        func scripts(asked: [ContestedRule]) -> [Script] {
            let vocabulary = ScriptVocabulary(
                scene: "pages", actionNames: ["show", "close"], askedRules: asked,
                profiles: ProfileSet.standard.profiles)
            let generator = ScriptGenerator(vocabulary: vocabulary)
            return (UInt64(0)..<3_000).map { generator.random(seed: $0).script }
        }
        let asked: [ContestedRule] = [.fullUpdateStillCompletes, .duplicatePushRaises]
        let (hinted, plain) = (scripts(asked: asked), scripts(asked: []))
        #expect(hinted.map(\.steps) == plain.map(\.steps))
        for rule in ContestedRule.allCases {
            let profile = UIKitProfile(flipping: [rule])
            let (often, seldom) = (hinted.count { $0.profile == profile }, plain.count { $0.profile == profile })
            #expect(seldom > 0 && asked.contains(rule) ? often > 5 * seldom : often == seldom)
        }
    }

    @Test("each frame around a transition's end comes up far more often than by even chance")
    func waitsGatherAroundEnds() {
        let waits = steps(seeds: 0..<500).compactMap { step in if case .wait(let frames) = step { frames } else { nil }
        }
        for duration in generator.vocabulary.durations {
            for frames in [duration / 2, duration - 1, duration, duration + 1, duration + 2] {
                let count = waits.count { $0 == frames }
                #expect(count > 3 * waits.count / 201, "\(count) of \(waits.count) waits are \(frames) frames")
            }
        }
        #expect(Set(waits).count > 190)
    }

    @Test("pans are mostly straight, inward and from a side edge; a whole gesture in one turn is common")
    func pansAreLikely() {
        let pans = steps(seeds: 0..<300).compactMap { step in if case .pan(let pan) = step { pan } else { nil } }
        #expect(pans.count { $0.start == .leftEdge || $0.start == .rightEdge } > pans.count / 2)
        #expect(pans.count { $0.dx == 0 || $0.dy == 0 } > pans.count / 2)
        #expect(pans.count { $0.frames == 0 } > pans.count / 8)
    }

    @Test("few steps find nothing to do: moves without a touch, foreground in the foreground")
    func fewStepsAreSkipped() {
        var idle = 0
        let steps = steps(seeds: 0..<300)
        var situation = StepSituation()
        for (index, step) in steps.enumerated() {
            if index % 20 == 0 { situation = StepSituation() }
            switch step {
            case .lift, .cancelTouches, .move: if !situation.isTouched { idle += 1 }
            case .foreground: if !situation.isInBackground { idle += 1 }
            case .background: if situation.isInBackground { idle += 1 }
            default: break
            }
            situation.perform(step)
        }
        #expect(idle < steps.count / 20, "\(idle) of \(steps.count)")
    }

    @Test("a finger that stays down often goes back to where it went down, or on to a whole side")
    func movesReturn() {
        var (moves, back, whole) = (0, 0, 0)
        for seed in UInt64(0)..<300 {
            var situation = StepSituation()
            for step in generator.random(seed: seed).script.steps {
                if case .move(let dx, _, _) = step, situation.isTouched, situation.way.x != 0 {
                    moves += 1
                    if situation.way.x + dx == 0 { back += 1 }
                    if abs(situation.way.x + dx) == generator.vocabulary.windowWidth { whole += 1 }
                }
                situation.perform(step)
            }
        }
        #expect(back > moves / 20 && whole > moves / 50, "\(back) and \(whole) of \(moves)")
    }

    @Test("a held touch is moved, lifted or cancelled within four steps in most cases")
    func heldTouchesAreFollowedUp() {
        var heldCount = 0
        var followedCount = 0
        for seed in UInt64(0)..<300 {
            let steps = generator.random(seed: seed).script.steps
            for (index, step) in steps.dropLast(4).enumerated() {
                guard case .pan(let pan) = step, pan.ending == .hold else { continue }
                heldCount += 1
                let isFollowed = steps[(index + 1)...(index + 4)].contains { next in
                    switch StepKind(next) {
                    case .move, .lift, .cancelTouches: true
                    default: false
                    }
                }
                if isFollowed { followedCount += 1 }
            }
        }
        #expect(heldCount > 100)
        #expect(2 * followedCount > heldCount, "\(followedCount) of \(heldCount)")
    }

    @Test("what a mask leaves out does not occur, masks differ, and no mask leaves out every action")
    func masksAreKept() {
        var masks: Set<SwarmMask> = []
        for seed in UInt64(0)..<300 {
            let mask = SwarmMask(seed: seed, vocabulary: .modal)
            masks.insert(mask)
            for step in generator.random(seed: seed).script.steps {
                #expect(!mask.leavesOut(StepKind(step)))
                if case .act(let name) = step, let index = ScriptVocabulary.modal.actionNames.firstIndex(of: name) {
                    #expect(!mask.leavesOut(action: index))
                }
            }
            #expect(ScriptVocabulary.modal.actionNames.indices.contains { !mask.leavesOut(action: $0) })
        }
        #expect(masks.count > 150)
        for action in ScriptVocabulary.modal.actionNames.indices {
            let share = masks.count { $0.leavesOut(action: action) }
            #expect((30...120).contains(share), "action \(action) in \(share) of \(masks.count)")
        }
        for kind in StepKind.allCases {
            let isOptional = kind != .wait && kind != .act
            #expect(masks.contains { $0.leavesOut(kind) } == isOptional, "\(kind)")
        }
        #expect(masks.contains(.none))
    }

    @Test("a mask sways chance only: the choices are replayed without it")
    func masksStayOutside() {
        for seed in UInt64(0)..<100 {
            let (script, choices) = generator.random(seed: seed)
            #expect(generator.script(from: choices) == script)
        }
    }
}
