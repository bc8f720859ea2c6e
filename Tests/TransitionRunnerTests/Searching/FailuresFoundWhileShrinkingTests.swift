import Testing
import TransitionCore

@testable import TransitionRunner

@Suite("What is found while a failure is shrunk")
@MainActor
struct FailuresFoundWhileShrinkingTests {
    private let origin = ViolationIdentity(
        invariant: "no-residue", subject: .object("page"), cause: ViolationCause("left"))
    private let script = Script(scene: "scene", steps: [])

    private func failure(_ subject: String) -> FoundFailure {
        FoundFailure(
            ViolationIdentity(invariant: "no-crash", subject: .object(subject), cause: ViolationCause("trap")),
            index: 0,
            script: script)
    }

    @Test("is taken up once, up to the limit, and never if it is known or put up with")
    func takenUp() {
        let found = FailuresFoundWhileShrinking(known: [failure("known").identity], limit: 2) {
            $0.subject == .object("tolerated")
        }
        for subject in ["known", "tolerated", "new", "new", "second", "third"] {
            var finds = ShrinkingFinds()
            finds.add(failure(subject))
            found.add(finds, whileShrinking: origin)
        }
        #expect(found.failures.map(\.identity.subject) == [.object("new"), .object("second")])
        #expect(found.origin(of: failure("new").identity) == origin)
        #expect(found.origin(of: failure("tolerated").identity) == nil)
    }
}
