import Testing
import TransitionCore

@testable import TransitionInvariants

@Suite("works-again-afterwards, of requests without a gesture")
struct RequestsTakenBackTests {
    private var builder = TraceBuilder()
    private let root: Controller
    private let modal: Controller
    private let driver: ObjectID

    init() {
        root = builder.controller("FirstViewController")
        modal = builder.controller("SecondViewController")
        driver = builder.object(.interactionController, "SwipeDriver", isPercentDriver: true)
    }

    /// A dismissal under a driver, with something between its start and its end.
    private mutating func dismiss(
        asker: RequestCause.Asker = .code, didComplete: Bool = false, isDriven: Bool = true, isHeld: Bool = false,
        _ meanwhile: (inout TraceBuilder) -> Void = { _ in }
    ) -> [Violation] {
        if isHeld { builder.record(.touch(.began)) }
        let id = builder.request(.dismissal, from: modal, to: root, cause: RequestCause(asker: asker))
        builder.record(.interactionControllerAsked(id, delegate: modal.id, answer: isDriven ? driver : .none))
        builder.start(id, interactive: isDriven)
        meanwhile(&builder)
        builder.record(.interactionChanged(id, didComplete ? .finished : .cancelled))
        builder.complete(id, didComplete)
        return WorksAgainAfterwards.requestViolations(builder.evidence())
    }

    @Test("One that its own driver cancels though nothing happens is told")
    func takenBack() throws {
        var copies = [self, self]
        let violation = try #require(copies[0].dismiss().first)
        #expect(
            violation.identity.words
                == "works-again-afterwards · dismissal of SecondViewController · is cancelled without a gesture")
        #expect(copies[1].dismiss(asker: .tap(count: 1)).count == 1)
    }

    @Test("One that finishes, that a drag asked for, that nothing drives, or that comes under a finger is left alone")
    func leftAlone() {
        var copies = Array(repeating: self, count: 4)
        #expect(copies[0].dismiss(didComplete: true).isEmpty)
        #expect(copies[1].dismiss(asker: .drag).isEmpty)
        #expect(copies[2].dismiss(isDriven: false).isEmpty)
        #expect(copies[3].dismiss(isHeld: true).isEmpty)
    }

    @Test("So is one that something came upon: a finger, an act, another size, another request")
    func interrupted() {
        for meanwhile in [
            { $0.record(.touch(.began)) }, { $0.note(.act) },
            { $0.record(.environment(.resized(width: 844, height: 390))) },
            { [root, modal] in _ = $0.request(.presentation, from: root, to: modal) },
        ] as [(inout TraceBuilder) -> Void] {
            var copy = self
            #expect(copy.dismiss(meanwhile).isEmpty)
        }
    }
}
