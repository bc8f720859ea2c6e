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
            invariant: "completes-exactly-once", subject: "dismissal of ModalViewController",
            cause: "gesture ended before the start")
        #expect(identity.fingerprint.text == "PGGA5N")
        for index in 0..<1_000 {
            let other = ViolationIdentity(invariant: "a", subject: "b", cause: "\(index)").fingerprint.text
            #expect(other.count == 6)
            #expect(other.allSatisfy("0123456789ABCDEFGHJKMNPQRSTVWXYZ".contains))
        }
    }

    @Test("Each part of the identity counts")
    func parts() {
        let identities = [("a", "b", "c"), ("x", "b", "c"), ("a", "x", "c"), ("a", "b", "x"), ("ab", "", "c")]
        let texts = identities.map {
            ViolationIdentity(invariant: InvariantID($0.0), subject: $0.1, cause: $0.2).fingerprint.text
        }
        #expect(Set(texts).count == identities.count)
    }
}
