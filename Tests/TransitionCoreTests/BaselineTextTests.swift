import Testing
import TransitionCore

@Suite struct BaselineTextTests {
    private static let baseline = Baseline(
        preamble: ["Known failures."],
        entries: [
            entry("photos", "no-crash", "died-saying", .text("SIGILL"), .text("Fatal error")),
            entry(
                "contacts", "no-residue", "left", .view("DimmingView"), remark: ["Repaired with 4.2.", "", "See Ann."]),
            entry("contacts", "no-residue", "left", .view("Bar<\"x\">")),
            entry("my scene", "model-agrees", "another\nstack"),
        ],
        closing: ["The end."])

    private static let text = #"""
        transition-baseline 2
        # Known failures.

        contacts no-residue left view "Bar<\"x\">" of dismissal Page

        # Repaired with 4.2.
        #
        # See Ann.
        contacts no-residue left view DimmingView of dismissal Page
        "my scene" model-agrees "another\nstack" of dismissal Page
        photos no-crash died-saying text SIGILL text "Fatal error" of dismissal Page

        # The end.

        """#

    private static func entry(
        _ scene: String, _ invariant: InvariantID, _ code: String, _ names: CauseName..., remark: [String] = []
    ) -> Baseline.Entry {
        Baseline.Entry(
            scene: scene,
            identity: ViolationIdentity(
                invariant: invariant, subject: .transition(.dismissal, of: "Page"),
                cause: ViolationCause(code, names)),
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
                    Baseline.Entry(scene: random.name(), identity: random.identity(), remark: random.remark())
                },
                closing: random.remark())
            let text = BaselineText.print(baseline)
            #expect(try BaselineText.parse(text) == baseline)
            #expect(try BaselineText.print(BaselineText.parse(text)) == text)
        }
    }

    @Test("A file in which nothing stands is a list without entries", arguments: ["", "\n", " \r\n\n", "\u{feff}"])
    func empty(text: String) throws {
        #expect(try BaselineText.parse(text) == Baseline())
    }

    @Test("A list in any order, with other spaces and line ends, and remarks at the end of a line, is read as well")
    func otherSpellings() throws {
        let text =
            "\u{feff}transition-baseline 2\r\n# Above.\r\nb  r \"c\"  of app  # Beside.\r\n\r\na \"r\" c of  app"
        let baseline = try BaselineText.parse(text)
        #expect(baseline.preamble == [] && baseline.closing == [])
        #expect(baseline.entries.map(\.scene) == ["a", "b"])
        #expect(baseline.entries.map(\.remark) == [[], ["Above.", "Beside."]])
    }

    @Test(
        "A bad line is named with its place and what was expected",
        arguments: [
            ("\n# Known.\n", "a:1:1: expected \"transition-baseline 2\", found the end of the line"),
            ("transition-script 1\n", "a:1:1: expected \"transition-baseline 2\", found \"transition-script\""),
            (
                "transition-baseline 3\n",
                "a:1:21: expected version 2, found version 3, which this TransitionCheck does not know"
            ),
            (
                "transition-baseline 2\n\nphotos no-crash\n",
                "a:3:16: expected the code of a cause, in quotes or a word of letters, digits, \".\", \"_\" and \"-\", "
                    + "found the end of the line"
            ),
            (
                "transition-baseline 2\nphotos no-crash died-saying text \"trap\n",
                "a:2:34: expected a closing quote, found the end of the line"
            ),
            (
                "transition-baseline 2\nphotos no-crash died of app twice\n",
                "a:2:29: expected the end of the line, found \"twice\""
            ),
            (
                "transition-baseline 2\nphotos no-crash died of app\n# Again.\n photos no-crash \"died\" of app\n",
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

    @Test("A list of version 1 is read by what knows its words, and refused without it or for words it never had")
    func firstVersion() throws {
        let text = "transition-baseline 1\n\n# Why.\nphotos no-crash \"app\" \"hang\"\n"
        let reader: BaselineText.FirstVersionReader = { rule, subject, cause in
            let isKnown = cause == "hang" && subject == "app"
            let code = isKnown ? "died" : RenamedIdentity.blankCode
            let identity = ViolationIdentity(invariant: rule, subject: .app, cause: ViolationCause(code))
            return isKnown ? .known(identity) : .oneOf([identity])
        }
        let read = try BaselineText.parse(text, readingFirstVersion: reader)
        #expect(BaselineText.print(read) == "transition-baseline 2\n\n# Why.\nphotos no-crash died of app\n")
        #expect(throws: ScriptParseError.self) { try BaselineText.parse(text) }
        do {
            _ = try BaselineText.parse(
                "transition-baseline 1\nphotos no-crash app oops\n", file: "a", readingFirstVersion: reader)
            Issue.record("unknown words were read")
        } catch {
            #expect(
                error.description
                    == "a:2:21: expected words by which a failure of no-crash is known from version 1, found \"oops\"; "
                    + "put in its place: photos no-crash CODE of app (put in yourself what is in capitals)")
        }
        // What is put there is read, though the list says that it is of version 1.
        let mended = text + "photos no-residue left view Bar of app  # Seen.\n"
        #expect(
            try BaselineText.print(BaselineText.parse(mended, readingFirstVersion: reader)).hasSuffix(
                "photos no-crash died of app\n\n# Seen.\nphotos no-residue left view Bar of app\n"))
    }

    @Test("A name of an earlier release is read as that of today, and refused where it may be several")
    func renaming() throws {
        func identity(_ code: String) -> ViolationIdentity {
            ViolationIdentity(invariant: "no-crash", subject: .app, cause: ViolationCause(code))
        }
        func parse(_ lines: String) throws(ScriptParseError) -> Baseline {
            try BaselineText.parse(
                "transition-baseline 2\n\n" + lines, file: "a",
                renaming: { old in
                    switch old.cause.code {
                    case "old", "older": .known(identity("new"))
                    case "any": .oneOf([identity("one"), identity("other")])
                    default: .known(old)
                    }
                })
        }
        let read = try parse("# A.\ns no-crash older of app\ns no-crash old of app # B.\ns no-crash new of app\n")
        #expect(read.entries == [Baseline.Entry(scene: "s", identity: identity("new"), remark: ["A.", "B."])])
        do {
            _ = try parse("s no-crash any of app\n")
            Issue.record("a name that may be several was read")
        } catch {
            #expect(
                error.description
                    == "a:3:3: expected a failure by its name of today, found a name of an earlier release, which does "
                    + "not tell it; put in its place: s no-crash one of app or: s no-crash other of app")
        }
    }

    @Test("Bytes that are no text are named with their line")
    func notText() {
        do {
            _ = try BaselineText.parse(utf8: Array("transition-baseline 2\n".utf8) + [0xff], file: "a")
            Issue.record("bytes that are not UTF-8 were read")
        } catch {
            #expect(error.description == "a:2:1: expected UTF-8 text, found bytes that are not UTF-8")
        }
    }

    @Test("A failure that is added finds its place, and one that is there keeps its remark")
    func adding() {
        var baseline = Self.baseline
        baseline.add(Self.entry("contacts", "no-residue", "left", .view("DimmingView")))
        #expect(baseline == Self.baseline)
        baseline.add(Self.entry("contacts", "no-crash", "died"))
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
