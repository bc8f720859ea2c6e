import Testing
import TransitionCore

@Suite("An identity as text")
struct IdentityTextTests {
    @Test(
        "names the rule, the cause, the subject and the phase",
        arguments: [
            (
                ViolationIdentity(
                    invariant: "completes-exactly-once", subject: .transition(.dismissal, of: "Page"),
                    cause: ViolationCause("never-started")),
                "completes-exactly-once never-started of dismissal Page"
            ),
            (
                ViolationIdentity(
                    invariant: "no-residue", subject: .transition(.tabSelection, of: "Page<Int>"),
                    cause: ViolationCause("left-in-view", [.view("Bar"), .page("after")]), phase: .cancel),
                "no-residue left-in-view view Bar page after of tab-selection \"Page<Int>\" after cancel"
            ),
            (
                ViolationIdentity(
                    invariant: "my rule", subject: .action("of \"all\""), cause: ViolationCause("of"), phase: .resize),
                "\"my rule\" of of action \"of \\\"all\\\"\" after resize"
            ),
        ])
    func printing(_ identity: ViolationIdentity, _ text: String) throws {
        #expect(IdentityText.print(identity) == text)
        #expect(identity.description == text)
        #expect(try IdentityText.parse(text) == identity)
    }

    @Test("gives the same identity again, whatever its names hold")
    func roundTrip() throws {
        var random = PseudoRandom(seed: 7)
        for _ in 0..<5_000 {
            let identity = random.identity()
            #expect(try IdentityText.parse(IdentityText.print(identity)) == identity)
        }
    }

    @Test(
        "says where it is none, and what was expected",
        arguments: [
            ("", "identity:1:1: expected the rule's name, in quotes or a word"),
            ("no-crash", "identity:1:9: expected the code of a cause, in quotes or a word"),
            (
                "no-crash died app",
                "identity:1:15: expected \"of\" and what the rule was broken for, or a name: \"view\""
            ),
            ("no-crash died text", "identity:1:19: expected the name of the text, in quotes or a word"),
            ("no-crash died of", "identity:1:17: expected what the rule was broken for: \"presentation\""),
            ("no-crash died of pop", "identity:1:21: expected the controller's class, in quotes or a word"),
            (
                "no-crash died of app after all",
                "identity:1:28: expected \"finish\", \"cancel\", \"resize\", found \"all\""
            ),
            ("no-crash died of app too", "identity:1:22: expected the end of the line, found \"too\""),
        ])
    func malformed(_ text: String, _ message: String) {
        do {
            let identity = try IdentityText.parse(text)
            Issue.record("\(text) was read as \(identity)")
        } catch {
            #expect(error.description.hasPrefix(message), "\(error)")
        }
    }
}

extension PseudoRandom {
    mutating func identity() -> ViolationIdentity {
        let names = (0..<integer(below: 3)).map { _ in
            CauseName(CauseName.Kind.allCases[integer(below: CauseName.Kind.allCases.count)], name())
        }
        let phases: [ViolationPhase?] = [nil] + ViolationPhase.allCases
        return ViolationIdentity(
            invariant: InvariantID(name()), subject: subject(), cause: ViolationCause(name(), names),
            phase: phases[integer(below: phases.count)])
    }

    private mutating func subject() -> ViolationSubject {
        switch integer(below: 12) {
        case 0: .transition(TransitionKind.allCases[integer(below: TransitionKind.allCases.count)], of: name())
        case 1: .appearance(of: name())
        case 2: .presentationController(of: name())
        case 3: .delegate(property: name(), of: name())
        case 4: .child(name(), in: name())
        case 5: .object(name())
        case 6: .action(name())
        case 7: .presentationChain
        case 8: .app
        case 9: .tap(name(), in: name())
        case 10: .drag(DragWay.allCases[integer(below: DragWay.allCases.count)], in: name())
        default: .scene
        }
    }
}
