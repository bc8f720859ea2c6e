import SampleTransitions
import Testing
import TransitionCore
import TransitionInvariants

@testable import TransitionRunner

/// What UIKit is said to log and raise may be said in other words too.
@Suite("Rewording every diagnostic of a trace")
@MainActor
struct RewordedTraceTests {
    private static func reworded(_ trace: Trace) -> Trace {
        var trace = trace
        trace.diagnostics = trace.diagnostics.map {
            Diagnostic(
                severity: $0.severity, name: $0.name.isEmpty ? "" : "OtherException",
                text: "«\(String($0.text.reversed()))»", mistake: $0.mistake, objects: $0.objects)
        }
        return trace
    }

    private static func reworded(_ twin: Twin?) -> Twin? {
        guard var twin else { return nil }
        twin.trace = reworded(twin.trace)
        return twin
    }

    private static func reworded(_ evidence: Evidence) -> Evidence {
        var evidence = evidence
        evidence.trace = reworded(evidence.trace)
        evidence.twin = reworded(evidence.twin)
        evidence.resizedTwin = reworded(evidence.resizedTwin)
        evidence.relaunchedTwin = reworded(evidence.relaunchedTwin)
        evidence.askedAgain = evidence.askedAgain.map(reworded)
        let variations = evidence.variations
        evidence.variations = variations.map {
            TwinVariations(
                unanimated: reworded($0.unanimated), resized: reworded($0.resized), turned: reworded($0.turned),
                relaunched: reworded($0.relaunched))
        }
        return evidence
    }

    @Test("leaves every identity as it is", arguments: PlantedBugs.all.map(\.invariant))
    func identities(of invariant: String) throws {
        let scene = try #require(PlantedBugs.all.first { $0.invariant == invariant }).scene
        let evaluator = Evaluator(scene: scene)
        let vocabulary = makeVocabulary(scene: scene, profiles: .standard)
        let sampler = ScriptSampler(vocabulary: vocabulary, maxSteps: 12, seed: 5)
        var wasRaised = false
        for index in 0..<12 {
            let evidence = evaluator.evidence(of: sampler.script(at: index))
            wasRaised = wasRaised || evidence.trace.diagnostics.contains { $0.severity == .exception }
            let found = scene.invariantSet.violations(in: evidence).map(\.identity)
            let again = scene.invariantSet.violations(in: Self.reworded(evidence)).map(\.identity)
            #expect(again == found)
        }
        #expect(wasRaised || invariant != "no-crash")
    }
}
