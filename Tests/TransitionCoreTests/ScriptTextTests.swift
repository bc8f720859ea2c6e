import Testing
import TransitionCore

/// Every name that a profile line may have.
private let switches =
    (ContestedRule.allCases.map(\.ledgerName) + Fault.allCases.map(\.ledgerName)).joined(separator: " ")

@Suite struct ScriptTextTests {
    static let everyStep = Script(
        scene: "contacts-modal", profile: UIKitProfile(flipping: [.viewLoadsBeforeDelegateQuery]),
        steps: [
            .act("show \"the\" modal\n"), .wait(frames: 37),
            .pan(PanStep(start: .leftEdge, dx: 200, dy: 0, frames: 12, ending: .lift)),
            .pan(PanStep(start: .point(x: 50, y: 25), dx: -3, dy: 4, frames: 0, ending: .hold)),
            .pinch(PinchStep(x: 50, y: 20, scale: 40, frames: 12, ending: .cancel)),
            .move(dx: 40, dy: 0, frames: 3), .lift, .cancelTouches, .tap(x: 50, y: 50), .hitch(frames: 2),
            .background, .foreground, .resize(width: 844, height: 390),
        ])

    static let everyStepText = #"""
        transition-script 1
        scene contacts-modal
        profile C28
        act "show \"the\" modal\n"
        wait 37
        pan from left edge by 200 0 over 12 lift
        pan from 50% 25% by -3 4 over 0 hold
        pinch at 50% 20% to 40% over 12 cancel
        move by 40 0 over 3
        lift
        cancel
        tap 50% 50%
        hitch 2
        background
        foreground
        resize 844 390

        """#

    @Test("A script prints as one readable line a step")
    func printing() {
        #expect(ScriptText.print(Self.everyStep) == Self.everyStepText)
    }

    @Test("Parsing what was printed gives the same script, byte for byte, whatever its names hold")
    func roundTrip() throws {
        var random = PseudoRandom(seed: 1)
        for _ in 0..<5_000 {
            let script = random.script()
            let text = ScriptText.print(script, comments: [random.name()])
            let parsed = try ScriptText.parse(text)
            #expect(parsed == script)
            #expect(parsed.scene.utf8.elementsEqual(script.scene.utf8))
            #expect(ScriptText.print(parsed).utf8.count <= text.utf8.count)
        }
    }

    @Test("Comments, blank lines, line ends of Windows, tabs and a byte order mark mean nothing")
    func layout() throws {
        let text =
            "\u{feff}# why\r\n\r\ntransition-script 1 # one\r\n\tscene  \"a b\"\r\n\r\n  wait\t3#no\r\n"
        #expect(throws: ScriptParseError.self) { try ScriptText.parse(text) }
        let good = text.replacing("3#no", with: "3 # yes")
        #expect(try ScriptText.parse(good) == Script(scene: "a b", steps: [.wait(frames: 3)]))
        #expect(try ScriptText.parse("transition-script 1\nscene x").steps.isEmpty)
    }

    @Test("Every malformed line is refused with its place, what was expected and what was found", arguments: malformed)
    func malformedLines(line: String, message: String) {
        let text = "transition-script 1\nscene x\n\(line)\nlift"
        let error = #expect(throws: ScriptParseError.self) { try ScriptText.parse(text, file: "a.transition") }
        #expect(error?.description == "a.transition:3:\(message)")
    }

    private static let words = StepKind.allCases.map { $0.form.word }.sorted()

    static let malformed: [(String, String)] = [
        ("walk 3", "1: expected a step (\(words.joined(separator: ", "))), found \"walk\""),
        ("wait", "5: expected frames, a whole number from 0 to 100000, found the end of the line"),
        ("wait -1", "6: expected frames, a whole number from 0 to 100000, found \"-1\""),
        ("wait +1", "6: expected frames, a whole number from 0 to 100000, found \"+1\""),
        ("wait 100001", "6: expected frames, a whole number from 0 to 100000, found \"100001\""),
        ("hitch ٣", "7: expected frames, a whole number from 0 to 100000, found \"٣\""),
        (
            "wait 99999999999999999999999999999999999999999",
            "6: expected frames, a whole number from 0 to 100000, found \"9999999999999999999999999999999999999999…\""
        ),
        ("wait 3 4", "8: expected the end of the line, found \"4\""),
        ("wait 3\u{0}", "6: expected frames, a whole number from 0 to 100000, found \"3\\u{0}\""),
        ("tap 50 50", "5: expected percent of the width, a whole number from 0 to 100, with \"%\", found \"50\""),
        ("tap 50% 101%", "9: expected percent of the height, a whole number from 0 to 100, with \"%\", found \"101%\""),
        ("resize 0 5", "8: expected the width in points, a whole number from 1 to 100000, found \"0\""),
        ("pan left edge", "5: expected \"from\", found \"left\""),
        ("pan from left by", "15: expected \"edge\", found \"by\""),
        (
            "pan from middle",
            "10: expected an edge (left, right, top, bottom) or a point such as 50% 50%, found \"middle\""
        ),
        (
            "pan from left edge by 1 100001 over 2 lift",
            "25: expected points down, a whole number from -100000 to 100000, found \"100001\""
        ),
        (
            "pan from left edge by 1 2 over 3 drop",
            "34: expected \"lift\", \"cancel\", \"hold\", found \"drop\""
        ),
        ("pinch 50% 50%", "7: expected \"at\", found \"50%\""),
        (
            "pinch at 50% 50% to 1001% over 2 lift",
            "21: expected percent of the distance, a whole number from 0 to 1000, with \"%\", found \"1001%\""
        ),
        ("pinch at 50% 50% to 5% over 2", "30: expected \"lift\", \"cancel\", \"hold\", found the end of the line"),
        ("move 3 4", "6: expected \"by\", found \"3\""),
        ("act \"open", "5: expected a closing quote, found the end of the line"),
        (#"act "a\q""#, #"7: expected \", \\, \n, \r, \t or \u{…}, found "\\q\"""#),
        (#"act "a\u{d800}""#, #"7: expected \", \\, \n, \r, \t or \u{…}, found "\\u{d800}\"""#),
        (
            "act a/b",
            "5: expected the action's name, in quotes or a word of letters, digits, \".\", \"_\" and \"-\", "
                + "found \"a/b\""
        ),
        ("act \"a\"\"b\"", "8: expected the end of the line, found \"\\\"b\\\"\""),
        (
            "profile C99",
            "9: expected \"default\" or contested rules and faults (\(switches)), found \"C99\""
        ),
        ("profile default C1", "17: expected the end of the line, found \"C1\""),
    ]

    @Test(
        "A text that is no script is refused where it ends or begins",
        arguments: [
            ("", "f:1:1: expected \"transition-script 1\", found the end of the file"),
            ("# only\n\n", "f:3:1: expected \"transition-script 1\", found the end of the file"),
            ("lift", "f:1:1: expected \"transition-script 1\", found \"lift\""),
            ("transition-script", "f:1:18: expected version 1, found the end of the line"),
            ("transition-script one", "f:1:19: expected version 1, found \"one\""),
            (
                "transition-script 2\nscene x",
                "f:1:19: expected version 1, found version 2, which this TransitionCheck does not know"
            ),
            ("transition-script 1\n", "f:2:1: expected \"scene\" and the scene's name, found the end of the file"),
            ("transition-script 1\nwait 3", "f:2:1: expected \"scene\" and the scene's name, found \"wait\""),
        ])
    func malformedTexts(text: String, message: String) {
        let error = #expect(throws: ScriptParseError.self) { try ScriptText.parse(text, file: "f") }
        #expect(error?.description == message)
    }

    @Test("More steps than the limit are refused at the first that is too many")
    func stepLimit() throws {
        let header = "transition-script 1\nscene x\n"
        let most = header + String(repeating: "lift\n", count: 10_000)
        #expect(try ScriptText.parse(most).steps.count == 10_000)
        let error = #expect(throws: ScriptParseError.self) { try ScriptText.parse(most + "lift\n", file: "f") }
        #expect(error?.description == "f:10003:1: expected at most 10000 steps, found one more")
    }

    @Test("Bytes that are not UTF-8 are refused with their line")
    func invalidBytes() {
        let bytes = Array("transition-script 1\nscene ".utf8) + [0xff, 0x0a]
        let error = #expect(throws: ScriptParseError.self) { try ScriptText.parse(utf8: bytes, file: "f\n") }
        #expect(error?.description == "f\\n:2:1: expected UTF-8 text, found bytes that are not UTF-8")
    }

    @Test("No text makes the parser trap")
    func arbitraryText() {
        var random = PseudoRandom(seed: 2)
        let words = ["wait", "pan", "from", "left", "edge", "by", "over", "\"", "\\", "\n", "50%", "-", "#", "\u{301}"]
        var refused = 0
        for _ in 0..<20_000 {
            var text = random.integer(below: 2) == 0 ? "transition-script 1\nscene x\n" : ""
            for _ in 0..<random.integer(below: 12) {
                text += words[random.integer(below: words.count)] + (random.integer(below: 2) == 0 ? " " : "")
                if random.integer(below: 3) == 0 { text += String(Int(truncatingIfNeeded: random.next())) + " " }
            }
            do { _ = try ScriptText.parse(text) } catch { refused += 1 }
        }
        #expect(refused > 10_000)
    }
}
