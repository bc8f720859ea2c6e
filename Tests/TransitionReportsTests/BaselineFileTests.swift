import Foundation
import Testing
import TransitionCore
import TransitionReports

@Suite final class BaselineFileTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    private var path: String { "\(folder)/lists/Known.baseline" }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    private static func identity(_ cause: String) -> ViolationIdentity {
        ViolationIdentity(invariant: "no-crash", subject: .app, cause: ViolationCause(cause))
    }

    private func add(_ causes: String..., scene: String = "s") throws -> [String] {
        try BaselineFile.add(causes.map(Self.identity), ofScene: scene, to: path).map(\.cause.code)
    }

    @Test("A missing file is made, with its folder, and says what it is for")
    func created() throws {
        #expect(try add("b", "a", "b") == ["a", "b"])
        let baseline = try BaselineFile.read(path)
        #expect(baseline.identities(in: "s") == [Self.identity("a"), Self.identity("b")])
        #expect(baseline.preamble.first?.hasPrefix("Known failures, one a line") == true)
        #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/lists") == ["Known.baseline"])
    }

    @Test("What is there stays with its remark, seen again or not, and that of other scenes, too")
    func kept() throws {
        _ = try add("b")
        let edited = """
            transition-baseline 2
            # Ours.

            other no-crash b of app

            # Ann knows more.
            s no-crash b of app

            # The last.

            """
        try Data(edited.utf8).write(to: URL(fileURLWithPath: path))
        #expect(try add("c", "a") == ["a", "c"])
        #expect(
            try String(contentsOfFile: path, encoding: .utf8) == """
                transition-baseline 2
                # Ours.

                other no-crash b of app
                s no-crash a of app

                # Ann knows more.
                s no-crash b of app
                s no-crash c of app

                # The last.

                """)
    }

    @Test("A list to which nothing is added is left as it is, with its own spaces")
    func untouched() throws {
        _ = try add("a")
        let edited = "transition-baseline 2\ns   no-crash a of  app\n"
        try Data(edited.utf8).write(to: URL(fileURLWithPath: path))
        #expect(try add("a") == [])
        #expect(try String(contentsOfFile: path, encoding: .utf8) == edited)
    }

    @Test("A list of version 1 is known for what it says, and written anew once something is added")
    func firstVersion() throws {
        _ = try add("a")
        let old = "transition-baseline 1\n\n# Why.\ns no-crash app hang\ns no-residue \"pop of A\" \"Bar left\"\n"
        try Data(old.utf8).write(to: URL(fileURLWithPath: path))
        let hang = ViolationIdentity(
            invariant: "no-crash", subject: .app, cause: ViolationCause("died", [.text("hang")]))
        let left = ViolationIdentity(
            invariant: "no-residue", subject: .transition(.pop, of: "A"), cause: ViolationCause("left", [.view("Bar")]))
        #expect(try BaselineFile.read(path).identities(in: "s") == [hang, left])
        #expect(try BaselineFile.add([left], ofScene: "s", to: path) == [])
        #expect(try String(contentsOfFile: path, encoding: .utf8) == old)
        #expect(try add("b") == ["b"])
        #expect(
            try String(contentsOfFile: path, encoding: .utf8) == """
                transition-baseline 2

                s no-crash b of app

                # Why.
                s no-crash died text hang of app
                s no-residue left view Bar of pop A

                """)
    }

    @Test("Two lines that an earlier release told apart by words are one today, with the remarks of both")
    func renamed() throws {
        let old = """
            transition-baseline 2

            # In debug.
            s no-crash died-saying-at text SIGILL text "Fatal error: nil" text "A.swift:3" of app
            # In release.
            s no-crash died-at text SIGTRAP text "A.swift:3" of app

            """
        _ = try add("a")
        try Data(old.utf8).write(to: URL(fileURLWithPath: path))
        #expect(try add("b") == ["b"])
        let written = try String(contentsOfFile: path, encoding: .utf8)
        #expect(written.contains("\n# In debug.\n# In release.\ns no-crash trapped-at text \"A.swift:3\" of app\n"))
    }

    @Test("What UIKit never said in an exception of its own is refused, with the line for an exception of the app")
    func exceptionOfFirstVersion() throws {
        _ = try add("a")
        let old = "transition-baseline 1\ns no-crash app \"NSInvalidArgumentException: Tried to present\"\n"
        try Data(old.utf8).write(to: URL(fileURLWithPath: path))
        #expect(throws: ScriptSourceError.self) { try add("b") }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == old)
        let advice = "s no-crash exception text NSInvalidArgumentException text \"Tried to present\" of app"
        do {
            _ = try BaselineFile.read(path)
        } catch {
            #expect(error.description.hasSuffix("\"; put in its place: \(advice)"))
        }
        // With that line the list is read.
        try Data("transition-baseline 1\n\(advice)\n".utf8).write(to: URL(fileURLWithPath: path))
        #expect(try add("b") == ["b"])
        #expect(try String(contentsOfFile: path, encoding: .utf8).hasSuffix("\(advice)\n"))
    }

    @Test("An exception that an earlier release named by what UIKit said is known by its name of today")
    func exceptionByItsSentence() throws {
        _ = try add("a")
        let first = """
            transition-baseline 1
            s no-crash app "NSRangeException: -[Swipe locationOfTouch:inView:]: index (0) beyond bounds (0)."
            s no-crash "push of Page" "Unexpectedly found nil: loadView() of Page has set no view."

            """
        let second = """
            transition-baseline 2
            s no-crash exception text NSRangeException text "-[Swipe locationOfTouch:inView:]: index (0) beyond \
            bounds (0)." of app
            s no-crash exception text "Unexpectedly found nil" text "loadView() of Page has set no view." of push Page

            """
        for old in [first, second] {
            try Data(old.utf8).write(to: URL(fileURLWithPath: path))
            #expect(
                try BaselineFile.read(path).identities(in: "s").map(\.description).sorted() == [
                    "no-crash asks-for-missing-touch of app", "no-crash loads-no-view controller Page of push Page",
                ])
        }
    }

    @Test("A malformed list is an error with its place, and is not overwritten")
    func malformed() throws {
        _ = try add("a")
        try Data("transition-baseline 2\nbroken\n".utf8).write(to: URL(fileURLWithPath: path))
        #expect(throws: ScriptSourceError.self) { try add("b") }
        #expect(try String(contentsOfFile: path, encoding: .utf8).hasSuffix("broken\n"))
        do {
            _ = try BaselineFile.read(path)
        } catch {
            #expect(error.description.hasPrefix("\(path):2:7: expected the rule's name, "))
        }
    }

    @Test("A file that is missing, or a folder, is said to be so")
    func unreadable() throws {
        #expect(
            throws: ScriptSourceError.unreadable(
                path: path, reason: "there is no such file", expected: "a baseline")
        ) { try BaselineFile.read(path) }
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        #expect(throws: ScriptSourceError.unreadable(path: path, reason: "it is a folder", expected: "a baseline")) {
            try BaselineFile.read(path)
        }
    }

    @Test("A folder that cannot be written is named")
    func unwritable() throws {
        try Data().write(to: URL(fileURLWithPath: folder))
        #expect(throws: UnwritableFolder.self) { try add("a") }
    }

    @Test("A summary counts what is known, and lists it, and what was not seen of it")
    func summary() throws {
        var statistics = SampleFailure.statistics
        statistics.known = [ToleratedFailure(identity: Self.identity("a"), summary: "It died.", scriptCount: 3)]
        let known = ViolationIdentity(invariant: "no-crash", subject: .app, cause: ViolationCause("died", [.text("x")]))
        statistics.unseenBaselineEntries = [Self.identity("b"), known]
        statistics.goneBaselineEntries = [Self.identity("b")]
        let text = TextReport.renderSummary(statistics, scene: "s")
        #expect(text.hasPrefix("✔ s: no new failure found (1 known)\n"))
        #expect(
            text.hasSuffix(
                """
                  Known:
                    no-crash · the app · a (3 scripts)
                  In the baseline and not found by this search, but perhaps still there:
                    no-crash · the app · x
                  In the baseline with a rule or a cause that there is no more; take these lines out:
                    no-crash b of app

                """))
        let failed = TextReport.renderSummary(statistics, scene: "s", bugs: [FoundBug(SampleFailure.full)])
        #expect(failed.hasPrefix("✘ s: 1 failure found (1 known): completes-exactly-once"))
        let json = JSONReport.render(scene: "s", statistics: statistics, bugs: [])
        let document = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        let object = try #require(document?["statistics"] as? [String: Any])
        #expect((object["known"] as? [[String: Any]])?.first?["summary"] as? String == "It died.")
        #expect((object["unseenBaselineEntries"] as? [[String: Any]])?.first?["cause"] as? String == "b")
    }
}
