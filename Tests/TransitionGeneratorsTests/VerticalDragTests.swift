import Testing
import TransitionCore

@testable import TransitionGenerators

@Suite struct VerticalDragTests {
    private func drags(_ hasVerticalDrags: Bool) -> [PanStep] {
        let generator = ScriptGenerator(vocabulary: ScriptVocabulary.modal.withVerticalDrags(hasVerticalDrags))
        return (0..<500).flatMap { generator.random(seed: $0).script.steps }.compactMap { step in
            if case .pan(let pan) = step { pan } else { nil }
        }
    }

    /// Steeply down from inside the window, by enough for a gesture to be recognized.
    private func share(of drags: [PanStep]) -> Double {
        let down = drags.filter { drag in
            guard case .point = drag.start else { return false }
            return drag.dy > 10 && drag.dx.magnitude * 2 < drag.dy
        }
        return Double(down.count) / Double(drags.count)
    }

    @Test("drags down from inside the window are many where they ask for something, and few elsewhere")
    func downwards() {
        #expect(share(of: drags(true)) > 0.1)
        #expect(share(of: drags(false)) < 0.05)
    }

    @Test("all short scripts have drags down from the middle only where they ask for something")
    func exhausted() {
        func starts(_ hasVerticalDrags: Bool) -> Set<TouchStart> {
            let vocabulary = ScriptVocabulary.modal.withVerticalDrags(hasVerticalDrags)
            return Set(
                ExhaustiveScripts(vocabulary: vocabulary, maxSteps: 1).steps.compactMap { step in
                    if case .pan(let pan) = step { pan.start } else { nil }
                })
        }
        #expect(starts(true) == [.leftEdge, .rightEdge, .point(x: 50, y: 50)])
        #expect(starts(false) == [.leftEdge, .rightEdge])
    }
}
