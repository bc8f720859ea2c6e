import Foundation
import HeadlessUIKit
import Testing
import TransitionCore
import TransitionInvariants

@testable import TransitionRunner

@Suite("Failures that come together")
struct FailureCoincidencesTests {
    private let cause = ViolationIdentity(
        invariant: "no-residue", subject: .transition(.pop, of: "Page"), cause: ViolationCause("left"))
    private let effect = ViolationIdentity(
        invariant: "input-is-live", subject: .transition(.pop, of: "Page"), cause: ViolationCause("covered"))

    /// So many scripts with both failures, with the cause alone, with the effect alone, and with none.
    private func coincidences(both: Int, cause alone: Int = 0, effect other: Int = 0, none: Int)
        -> FailureCoincidences
    {
        var coincidences = FailureCoincidences()
        for _ in 0..<both { coincidences.note([cause, effect]) }
        for _ in 0..<alone { coincidences.note([cause]) }
        for _ in 0..<other { coincidences.note([effect]) }
        for _ in 0..<none { coincidences.note([]) }
        return coincidences
    }

    private func companions(_ coincidences: FailureCoincidences) -> [ViolationIdentity] {
        coincidences.companions(of: effect, among: [effect, cause])
    }

    @Test("What is there in every script that shows a failure is its companion, but not the other way round")
    func companion() {
        let coincidences = coincidences(both: 5, cause: 20, none: 975)
        #expect(companions(coincidences) == [cause])
        #expect(coincidences.companions(of: cause, among: [effect, cause]).isEmpty)
    }

    @Test("Two scripts without it in fifty, too few scripts, or a failure that is nearly everywhere make none")
    func chance() {
        #expect(companions(coincidences(both: 5, cause: 20, effect: 1, none: 974)).isEmpty)
        #expect(companions(coincidences(both: 49, cause: 5, effect: 1, none: 900)) == [cause])
        #expect(companions(coincidences(both: 48, cause: 5, effect: 2, none: 900)).isEmpty)
        #expect(companions(coincidences(both: 1, cause: 2, none: 997)).isEmpty)
        #expect(companions(coincidences(both: 2, cause: 20, none: 978)) == [cause])
        // Half of all scripts: six times by chance is one in 64, seven times one in 128.
        #expect(companions(coincidences(both: 6, cause: 494, none: 500)).isEmpty)
        #expect(companions(coincidences(both: 7, cause: 493, none: 500)) == [cause])
        #expect(FailureCoincidences().companions(of: effect, among: [cause]).isEmpty)
    }

    @Test("What most scripts with a transition show is no companion of what else goes wrong with it")
    func usual() {
        for (usual, isCompanion) in [(90, false), (50, true)] {
            var coincidences = coincidences(both: 0, none: 900)
            for _ in 0..<20 { coincidences.note([cause, effect], transitions: [effect.subject]) }
            for _ in 0..<(usual - 20) { coincidences.note([cause], transitions: [effect.subject]) }
            for _ in 0..<(100 - usual) { coincidences.note([], transitions: [effect.subject]) }
            var parts = FailureCoincidences()
            parts.add(coincidences)
            #expect(companions(parts) == (isCompanion ? [cause] : []))
        }
    }

    @Test("What too few scripts showed goes by its smallest script, but for what is usual there")
    func seldom() {
        for (usual, isCompanion) in [(90, false), (50, true)] {
            var coincidences = coincidences(both: 1, none: 899)
            for _ in 0..<usual { coincidences.note([cause], transitions: [effect.subject]) }
            for _ in 0..<(100 - usual) { coincidences.note([], transitions: [effect.subject]) }
            let shown = coincidences.companions(of: effect, among: [effect, cause], shown: [effect, cause])
            #expect(shown == (isCompanion ? [cause] : []))
            #expect(coincidences.companions(of: effect, among: [effect, cause], shown: [effect]).isEmpty)
        }
    }

    @Test("What one rule tells in two ways of the very same scripts belongs together, however usual it is")
    func oneRule() {
        let other = ViolationIdentity(
            invariant: cause.invariant, subject: .object("List"), cause: ViolationCause("left"))
        var coincidences = FailureCoincidences()
        for _ in 0..<9 { coincidences.note([cause, other, effect], transitions: [cause.subject]) }
        #expect(coincidences.companions(of: cause, among: [other, effect]) == [other])
        coincidences.note([cause], transitions: [cause.subject])
        #expect(coincidences.companions(of: cause, among: [other, effect]).isEmpty)
        #expect(coincidences.companions(of: other, among: [cause, effect]).isEmpty)
    }

    @Test("Parts of a search add up, and survive the way out of a child")
    func parts() throws {
        var whole = coincidences(both: 1, cause: 20, none: 479)
        #expect(companions(whole).isEmpty)
        let part = try JSONEncoder().encode(coincidences(both: 3, none: 497))
        whole.add(try JSONDecoder().decode(FailureCoincidences.self, from: part))
        #expect(companions(whole) == [cause])
        whole.add(coincidences(both: 0, effect: 1, none: 0))
        #expect(companions(whole).isEmpty)
    }

    /// A rule that a run breaks with so many transitions or more.
    private static func rule(_ id: InvariantID, from least: Int) -> Invariant {
        Invariant(id: id, summary: "Little is shown.") { evidence in
            guard evidence.trace.transitions.count >= least else { return [] }
            return [
                Violation(
                    identity: ViolationIdentity(invariant: id, subject: .app, cause: ViolationCause("shown")),
                    summary: "",
                    expected: "",
                    seen: "", remedy: "", restsOn: [], decisions: [], time: VirtualTime(frame: 0))
            ]
        }
    }

    @MainActor private static let scene = TransitionScene("shown") { UIViewController() }
        .action("show", when: { $0.presentationChain.count < 4 }) { app in
            app.topViewController?.present(UIViewController(), animated: false)
        }
        .invariants(InvariantSet([rule("is-shown-little", from: 1), rule("is-shown-once", from: 2)]))

    @MainActor
    @Test("A search tells each failure's companions")
    func search() throws {
        var options = SearchOptions()
        (options.runCount, options.seed, options.maxSteps) = (300, 5, 3)
        options.profiles = ProfileSet([.default])
        let found = TransitionRunner.search(Self.scene, options: options).counterexamples
        try #require(found.map(\.identity.invariant) == ["is-shown-little", "is-shown-once"])
        #expect(found.map(\.companions) == [[], [found[0].identity]])
        // A search that ends with the first script that shows the second has only the smallest to go by.
        let short = try #require(
            (1...300).lazy.map { count in
                options.runCount = count
                return TransitionRunner.search(Self.scene, options: options).counterexamples
            }.first { $0.count == 2 })
        #expect(short.last?.companions == [found[0].identity])
    }

    @MainActor
    @Test("The parts of a search bring theirs together")
    func searchParts() {
        let script = Script(scene: "shown", steps: [])
        let found = [cause, effect].map { identity in
            Violation(
                identity: identity, summary: "", expected: "", seen: "", remedy: "", restsOn: [], decisions: [],
                time: VirtualTime(frame: 0))
        }
        var part = SearchPart()
        for _ in 0..<3 { part.note(RunResult(script, trace: Trace(), outcome: .rest, found: found, in: Self.scene)) }
        for _ in 0..<997 { part.note(RunResult(script, trace: Trace(), outcome: .rest, found: [], in: Self.scene)) }
        var whole = SearchPart()
        whole.merge(part)
        #expect(companions(whole.coincidences) == [cause])
    }
}
