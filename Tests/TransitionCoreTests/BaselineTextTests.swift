import Testing
import TransitionCore

@Suite struct BaselineTextTests {
    private static let baseline = Baseline(
        preamble: ["Known failures."],
        entries: [
            entry("photos", "no-crash", cause: "SIGILL: Fatal error"),
            entry("contacts", "no-residue", cause: "DimmingView left", remark: ["Repaired with 4.2.", "", "See Ann."]),
            entry("contacts", "no-residue", cause: "\"Bar\" left"),
            entry("my scene", "model-agrees", cause: "another\nstack"),
        ],
        closing: ["The end."])

    private static let text = #"""
        transition-baseline 1
        # Known failures.

        contacts no-residue "dismissal of Page" "\"Bar\" left"

        # Repaired with 4.2.
        #
        # See Ann.
        contacts no-residue "dismissal of Page" "DimmingView left"
        "my scene" model-agrees "dismissal of Page" "another\nstack"
        photos no-crash "dismissal of Page" "SIGILL: Fatal error"

        # The end.

        """#

    private static func entry(
        _ scene: String, _ invariant: InvariantID, cause: String, remark: [String] = []
    ) -> Baseline.Entry {
        Baseline.Entry(
            scene: scene,
            identity: ViolationIdentity(invariant: invariant, subject: "dismissal of Page", cause: cause),
            remark: remark)
    }

    @Test("A baseline prints one failure a line, in order, each under its remark")
    func printing() {
        #expect(BaselineText.print(Self.baseline) == Self.text)
    }

    @Test("Parsing what was printed gives the same list, whatever its names and remarks hold")
    func roundTrip() throws {
        var random = PseudoRandom(seed: 1)
        for _ in 0..<3_000 {
            let baseline = Baseline(
                preamble: random.remark(),
                entries: (0..<random.integer(below: 5)).map { _ in
                    Baseline.Entry(
                        scene: random.name(),
                        identity: ViolationIdentity(
                            invariant: InvariantID(random.name()), subject: random.name(), cause: random.name()),
                        remark: random.remark())
                },
                closing: random.remark())
            let text = BaselineText.print(baseline)
            #expect(try BaselineText.parse(text) == baseline)
            #expect(try BaselineText.print(BaselineText.parse(text)) == text)
        }
    }

    @Test("A list in any order, with other spaces and line ends, and remarks at the end of a line, is read as well")
    func otherSpellings() throws {
        let text = "\u{feff}transition-baseline 1\r\n# Above.\r\nb  r \"s\" \"c\"  # Beside.\r\n\r\na r \"s\" \"c\""
        let baseline = try BaselineText.parse(text)
        #expect(baseline.preamble == [] && baseline.closing == [])
        #expect(baseline.entries.map(\.scene) == ["a", "b"])
        #expect(baseline.entries.map(\.remark) == [[], ["Above.", "Beside."]])
    }

    @Test(
        "A bad line is named with its place and what was expected",
        arguments: [
            ("", "a:1:1: expected \"transition-baseline 1\", found the end of the line"),
            ("transition-script 1\n", "a:1:1: expected \"transition-baseline 1\", found \"transition-script\""),
            (
                "transition-baseline 2\n",
                "a:1:21: expected version 1, found version 2, which this TransitionCheck does not know"
            ),
            (
                "transition-baseline 1\n\nphotos no-crash \"app\"\n",
                "a:3:22: expected how it was broken, in quotes or a word of letters, digits, \".\", \"_\" and \"-\", "
                    + "found the end of the line"
            ),
            (
                "transition-baseline 1\nphotos no-crash \"app\" \"trap\n",
                "a:2:23: expected a closing quote, found the end of the line"
            ),
            (
                "transition-baseline 1\nphotos no-crash app trap twice\n",
                "a:2:26: expected the end of the line, found \"twice\""
            ),
            (
                "transition-baseline 1\nphotos no-crash app trap\n# Again.\n photos no-crash \"app\" trap\n",
                "a:4:2: expected each failure once, found that of line 2 again"
            ),
        ])
    func malformed(text: String, message: String) {
        #expect(throws: ScriptParseError.self) { try BaselineText.parse(text, file: "a") }
        do {
            _ = try BaselineText.parse(text, file: "a")
        } catch {
            #expect(error.description == message)
        }
    }

    @Test("Bytes that are no text are named with their line")
    func notText() {
        do {
            _ = try BaselineText.parse(utf8: Array("transition-baseline 1\n".utf8) + [0xff], file: "a")
            Issue.record("bytes that are not UTF-8 were read")
        } catch {
            #expect(error.description == "a:2:1: expected UTF-8 text, found bytes that are not UTF-8")
        }
    }

    @Test("A failure that is added finds its place, and one that is there keeps its remark")
    func adding() {
        var baseline = Self.baseline
        baseline.add(Self.entry("contacts", "no-residue", cause: "DimmingView left"))
        #expect(baseline == Self.baseline)
        baseline.add(Self.entry("contacts", "no-crash", cause: "hang"))
        #expect(baseline.entries.map(\.identity.invariant).prefix(2) == ["no-crash", "no-residue"])
        #expect(baseline.identities(in: "contacts").count == 3)
        #expect(baseline.identities(in: "other").isEmpty)
    }
}

extension PseudoRandom {
    fileprivate mutating func remark() -> [String] {
        (0..<integer(below: 3)).map { _ in name() }
    }
}
