import Testing
import TransitionCore

@testable import TransitionGenerators

@Suite struct LongPressTests {
    private func steps(pressPoints: [TouchPoint]) -> [Step] {
        let generator = ScriptGenerator(
            vocabulary: ScriptVocabulary(
                scene: "presses", actionNames: ["act"], tapPoints: [TouchPoint(x: 20, y: 20)], pressPoints: pressPoints)
        )
        return (0..<500).flatMap { generator.random(seed: $0).script.steps }
    }

    @Test("fingers rest where views take long presses about as often as they tap, and seldom where none does")
    func share() {
        func counts(_ points: [TouchPoint]) -> (presses: Int, onPoints: Int, drags: Int, taps: Int) {
            let steps = steps(pressPoints: points)
            let pans = steps.compactMap { if case .pan(let pan) = $0 { pan } else { nil } }
            let presses = pans.filter { pan in
                guard case .point = pan.start else { return false }
                return pan.frames > 30 && pan.dx.magnitude < 10 && pan.dy.magnitude < 10
            }
            let taps = steps.count { if case .tap = $0 { true } else { false } }
            let onPoints = presses.count { $0.start == .point(x: 30, y: 70) }
            return (presses.count, onPoints, pans.count - presses.count, taps)
        }
        let (offered, none) = (counts([TouchPoint(x: 30, y: 70)]), counts([]))
        #expect(offered.presses * 2 > offered.taps && offered.presses < offered.taps * 2, "\(offered)")
        #expect(offered.onPoints * 3 > offered.presses, "\(offered)")
        #expect(none.presses * 20 < none.taps, "\(none)")
        // They take little from drags.
        #expect(offered.drags * 3 > none.drags * 2, "\(offered) \(none)")
    }
}
