import Testing

@testable import TransitionCore

@Suite struct ReplayTokenTests {
    @Test("A token may end with the fingerprint of a failure, which is no part of the script")
    func fingerprint() throws {
        let script = Script(scene: "a", steps: [.lift])
        let failure = ViolationIdentity(invariant: "no-crash", subject: .app, cause: ViolationCause("trap"))
        let token = ReplayToken.encode(script, leadingWith: failure)
        #expect(try ReplayToken.decode(token) == script)
        #expect(ReplayToken.fingerprint(of: token) == failure.fingerprint.text)
        #expect(ReplayToken.fingerprint(of: ReplayToken.encode(script)) == nil)
        #expect(throws: ReplayTokenError.damaged) { try ReplayToken.decode(String(token.dropLast())) }
    }

    @Test("A token gives its script again, without characters that a shell or an address would change")
    func roundTrip() throws {
        var random = PseudoRandom(seed: 5)
        for _ in 0..<5_000 {
            let script = random.script()
            let token = ReplayToken.encode(script)
            #expect(try ReplayToken.decode(token) == script)
            #expect(token.utf8.allSatisfy { QuotedText.isBareScalar(Unicode.Scalar($0)) })
        }
    }

    @Test("Tokens of version 1 stay what they are")
    func golden() {
        let script = Script(scene: "contacts-modal", steps: [.act("show modal"), .wait(frames: 37)])
        #expect(ReplayToken.encode(script) == "T1-AQ5jb250YWN0cy1tb2RhbAACAQAKc2hvdyBtb2RhbABKBLqZNQ")
    }

    @Test("Every changed character is noticed")
    func damage() {
        let token = Array(ReplayToken.encode(Script(scene: "a", steps: [.lift, .wait(frames: 5)])))
        for index in 3..<token.count {
            var changed = token
            changed[index] = token[index] == "A" ? "B" : "A"
            #expect(throws: ReplayTokenError.damaged) { try ReplayToken.decode(String(changed)) }
        }
        #expect(throws: ReplayTokenError.damaged) { try ReplayToken.decode(String(token.dropLast())) }
    }

    @Test(
        "What is no token says so, and how it is none",
        arguments: [
            ("", ReplayTokenError.notAToken, "not a replay token: a token begins with T1-"),
            ("hello", .notAToken, "not a replay token: a token begins with T1-"),
            ("T-AAAA", .notAToken, "not a replay token: a token begins with T1-"),
            ("T1-\u{301}AAAA", .notAToken, "not a replay token: a token begins with T1-"),
            ("T2-AAAA", .otherVersion("2"), "a replay token of version 2; this TransitionCheck reads version 1"),
            ("T1-", .damaged, "a damaged replay token: its checksum does not fit; copy it again, whole"),
            ("T1-AAAA====", .damaged, "a damaged replay token: its checksum does not fit; copy it again, whole"),
            ("T1-é", .damaged, "a damaged replay token: its checksum does not fit; copy it again, whole"),
        ])
    func refusals(token: String, expected: ReplayTokenError, message: String) {
        let error = #expect(throws: ReplayTokenError.self) { try ReplayToken.decode(token) }
        #expect(error == expected)
        #expect(error?.description == message)
    }

    @Test("A whole token with content of another build names what is unknown")
    func unknownContent() {
        let bytes: [UInt8] = [1, 0, 0, 1, 255]
        let sum = Checksum.crc32(bytes)
        let token = "T1-" + Base64URL.encode(bytes + (0..<4).map { UInt8(truncatingIfNeeded: sum >> ($0 * 8)) })
        let error = #expect(throws: ReplayTokenError.self) { try ReplayToken.decode(token) }
        #expect(
            error?.description
                == "a replay token of another build: the script holds a step of kind 255, which is not known")
    }

    @Test("No word makes decoding trap")
    func arbitraryWords() {
        var random = PseudoRandom(seed: 6)
        var refused = 0
        for _ in 0..<20_000 {
            let bytes = (0..<random.integer(below: 30)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
            let tail = random.integer(below: 2) == 0 ? Base64URL.encode(bytes) : String(decoding: bytes, as: UTF8.self)
            do { _ = try ReplayToken.decode("T1-" + tail) } catch { refused += 1 }
        }
        #expect(refused == 20_000)
    }

    @Test("The checksum and the encoding are the standard ones")
    func vectors() {
        #expect(Checksum.crc32(Array("123456789".utf8)) == 0xcbf4_3926)
        #expect(Base64URL.encode([0xfb, 0xff]) == "-_8")
        #expect(Base64URL.decode("-_8") == [0xfb, 0xff])
        #expect(Base64URL.decode("-_9") == nil)
    }
}
