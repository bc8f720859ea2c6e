import Testing

@testable import TransitionCore

@Suite struct FingerprintTests {
    @Test("The hash is FNV-1a")
    func vectors() {
        #expect(Fingerprint.hash("".utf8) == 0xcbf2_9ce4_8422_2325)
        #expect(Fingerprint.hash("a".utf8) == 0xaf63_dc4c_8601_ec8c)
        #expect(Fingerprint.hash("foobar".utf8) == 0x8594_4171_f739_67e8)
    }

    @Test("A fingerprint is six characters that no one confuses, the same in every build")
    func text() {
        let identity = ViolationIdentity(
            invariant: "completes-exactly-once", subject: .transition(.dismissal, of: "ModalViewController"),
            cause: ViolationCause("gesture-ended-before-start"))
        #expect(identity.fingerprint.text == "Y6HDVN")
        for index in 0..<1_000 {
            let other = ViolationIdentity(invariant: "a", subject: .object("b"), cause: ViolationCause("\(index)"))
                .fingerprint.text
            #expect(other.count == 6)
            #expect(other.allSatisfy("0123456789ABCDEFGHJKMNPQRSTVWXYZ".contains))
        }
    }

    @Test("Each part of the identity counts")
    func parts() {
        func text(
            _ rule: InvariantID = "a", _ subject: ViolationSubject = .object("b"),
            _ cause: ViolationCause = ViolationCause("c"), _ phase: ViolationPhase? = nil
        ) -> String {
            ViolationIdentity(invariant: rule, subject: subject, cause: cause, phase: phase).fingerprint.text
        }
        let texts = [
            text(), text("x"), text("a", .object("x")), text("a", .action("b")),
            text("a", .object("b"), ViolationCause("x")), text("a", .object("b"), ViolationCause("c", [.view("x")])),
            text("a", .object("b"), ViolationCause("c", [.page("x")])),
            text("a", .object("b"), ViolationCause("c"), .cancel),
            text("a", .object("b"), ViolationCause("c"), .finish),
        ]
        #expect(Set(texts).count == texts.count)
    }
}
