import Testing
import TransitionCore

@testable import TransitionRunner

@Suite("What is met while a failure is shrunk")
@MainActor
struct MetFailuresTests {
    private let origin = ViolationIdentity(invariant: "no-residue", subject: "page", cause: "left")
    private let script = Script(scene: "scene", steps: [])

    private func failure(_ subject: String) -> FoundFailure {
        FoundFailure(
            ViolationIdentity(invariant: "no-crash", subject: subject, cause: "trap"), index: 0, script: script)
    }

    @Test("is taken up once, up to the limit, and never if it is known or put up with")
    func takenUp() {
        let met = MetFailures(known: [failure("known").identity], limit: 2) { $0.subject == "tolerated" }
        for subject in ["known", "tolerated", "new", "new", "second", "third"] {
            met.add(failure(subject), whileShrinking: origin)
        }
        #expect(met.failures.map(\.subject) == ["new", "second"])
        #expect(met.origin(of: failure("new").identity) == origin)
        #expect(met.origin(of: failure("tolerated").identity) == nil)
    }
}
