import Testing
import TransitionCore

@testable import TransitionInvariants

@Suite("The catalogue of invariants")
struct CatalogueTests {
    @Test("Every id is in kebab case", arguments: InvariantSet.standard.ids)
    func kebabCase(_ id: InvariantID) {
        #expect(id.name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
    }

    @Test("Every summary is one sentence")
    func summaries() {
        for invariant in InvariantSet.standard.invariants {
            #expect(invariant.summary.hasSuffix("."), "\(invariant.id)")
            #expect(invariant.summary.split(separator: " ").count >= 5, "\(invariant.id)")
            #expect(invariant.summary.count <= 120, "\(invariant.id)")
        }
    }

    @Test("A restriction keeps the ranking, whatever the order asked for")
    func restricted() throws {
        let set = try InvariantSet.standard.restricted(to: ["no-crash", "completes-exactly-once"])
        #expect(set.ids == ["completes-exactly-once", "no-crash"])
    }

    @Test("A set may tell what its rules and the toolkit's declare, and anything by a rule that declares nothing")
    func mayTell() throws {
        func identity(_ rule: InvariantID, _ code: String) -> ViolationIdentity {
            ViolationIdentity(invariant: rule, subject: .app, cause: ViolationCause(code))
        }
        let own = Invariant(id: "badge-is-shown", summary: "The badge is shown at rest, always.") { _ in [] }
        let set = try InvariantSet.standard.restricted(to: ["no-crash"]).adding(own)
            .adding(.formula("page-is-lit", "always lit"))
        #expect(set.mayTell(identity("no-crash", "died")) && set.mayTell(identity("no-residue", "left")))
        #expect(set.mayTell(identity("badge-is-shown", "any")) && set.mayTell(identity("page-is-lit", "held")))
        #expect(!set.mayTell(identity("no-crash", "left")) && !set.mayTell(identity("page-is-lit", "left")))
        #expect(!set.mayTell(identity("no-such-rule", "held")))
        #expect(!InvariantSet.standard.mayTell(identity("badge-is-shown", "any")))
    }

    @Test("One rule tells of deaths, and does so for whatever rules are asked for")
    func deaths() {
        #expect(InvariantSet.standard.invariants.filter { $0.deathCheck != nil }.map(\.id) == ["no-crash"])
        let violation = DeathRule.standard.violation(CrashRecord(reason: .hang, message: "", step: 0))
        #expect(DeathRule.standard.id == "no-crash" && violation.invariant == "no-crash")
        #expect(violation.identity.subject == .app && violation.time == VirtualTime(frame: 0))
    }

    @Test("The vital rules of a set are its own and the toolkit's, however it is restricted")
    func vital() throws {
        let own = Invariant(id: "badge-is-shown", summary: "The badge is shown at rest, always.", isVital: true) { _ in
            []
        }
        let set = try InvariantSet.standard.restricted(to: ["no-residue", "no-crash"]).adding(own)
        #expect(set.vital.ids == ["no-crash", "badge-is-shown", "completes-exactly-once"])
    }

    @Test("An unknown id is named, with the ids that exist")
    func unknown() {
        let known = InvariantSet.standard.ids.map(\.name)
        let error = #expect(throws: UnknownInvariant.self) {
            try InvariantSet.standard.restricted(to: ["no-crash", "no-crashes"])
        }
        #expect(
            error?.description
                == "There is no invariant \"no-crashes\"; use one of \(known.joined(separator: ", ")).")
    }

    @Test("An added invariant comes last, and one of a known id takes its place")
    func adding() {
        let own = Invariant(id: "badge-is-shown", summary: "The badge is shown at rest, always.") { _ in [] }
        #expect(InvariantSet.standard.adding(own).ids.last == "badge-is-shown")
        let other = Invariant(id: "no-crash", summary: "Nothing is wrong with any crash.") { _ in [] }
        let set = InvariantSet.standard.adding(other)
        #expect(set.ids == InvariantSet.standard.ids)
        #expect(set["no-crash"]?.summary == other.summary)
        #expect(InvariantSet([own, own]).ids.count == 1)
    }

    @Test("The violations of a set come in its order")
    func inOrder() {
        var builder = TraceBuilder()
        let root = builder.controller("FirstViewController")
        let modal = builder.controller("SecondViewController")
        builder.snapshot(chain: [root], views: [root.drawn()])
        let id = builder.request(.presentation, from: root, to: modal)
        builder.start(id, interactive: true)
        builder.complete(id, true, wasCancelled: true)
        builder.snapshot(chain: [root, modal], views: [root.drawn()])
        let found = InvariantSet.standard.violations(in: builder.evidence())
        #expect(found.map(\.invariant) == ["screen-is-not-blank", "result-agrees"])
    }

    @Test("After an exception only no-crash speaks, and what can have led to it: all else is a consequence")
    func frozen() {
        var builder = TraceBuilder()
        let root = builder.controller("FirstViewController")
        let modal = builder.controller("SecondViewController")
        let animators = (0..<2).map { _ in builder.object(.propertyAnimator, "UIViewPropertyAnimator") }
        builder.snapshot(chain: [root], views: [root.drawn()])
        builder.record(.appearance(controller: modal.id, .didAppear, isAnimated: true))
        let id = builder.request(.presentation, from: root, to: modal)
        builder.start(id, interactive: true)
        for animator in animators { builder.record(.interruptibleAnimatorAsked(id, answer: animator)) }
        builder.complete(id, true, wasCancelled: true)
        builder.snapshot(chain: [root], views: [])
        _ = builder.request(.dismissal, from: modal, to: root)
        let before = InvariantSet.standard.violations(in: builder.evidence())
        #expect(Set(before.map(\.invariant)).count == 6)
        builder.diagnose(.exception, "NSInvalidArgumentException", "Can't add self as subview")
        #expect(
            InvariantSet.standard.violations(in: builder.evidence()).map(\.invariant)
                == ["no-crash", "same-interruptible-animator"])
    }

    @Test("An empty trace breaks nothing")
    func empty() {
        #expect(InvariantSet.standard.violations(in: Evidence(trace: Trace(), outcome: .rest)).isEmpty)
    }
}
