import Foundation
import Testing

@testable import TransitionCommands

@MainActor
@Suite struct UsageTests {
    nonisolated private static func unknown(_ word: String) -> String {
        "there is no command '\(word)'; use one of run, replay, report, export, shrink, fuzz, overnight, coverage, "
            + "list, invariants, init, port; see 'tool --help'"
    }

    @Test(
        "Each wrong word gives exit code 64 and one line that names it and the remedy",
        arguments: [
            (["run", "contact-modal"], "there is no scene 'contact-modal'; did you mean 'contacts-modal'?"),
            (["run", "photo"], "there is no scene 'photo'; did you mean 'photo-grid'?"),
            (["run", "xyzzy"], "there is no scene 'xyzzy'; use one of contacts-modal, photo-grid"),
            (["run", "a\nb"], "there is no scene 'a b'; use one of contacts-modal, photo-grid"),
            (["run", "photo-grid", "--runs", "0"], "--runs takes a whole number from 1 to 1000000000, not '0'"),
            (["run", "photo-grid", "--runs", "-5"], "--runs takes a whole number from 1 to 1000000000, not '-5'"),
            (["run", "photo-grid", "--runs", "many"], "--runs takes a whole number from 1 to 1000000000, not 'many'"),
            (["run", "photo-grid", "--jobs", "0"], "--jobs takes a whole number from 1 to 1024, not '0'"),
            (["run", "photo-grid", "--max-steps", "0"], "--max-steps takes a whole number from 1 to 10000, not '0'"),
            (
                ["run", "photo-grid", "--seed", "-1"],
                "--seed takes a whole number from 0 to 18446744073709551615, not '-1'"
            ),
            (
                ["run", "photo-grid", "--seed", "18446744073709551616"],
                "--seed takes a whole number from 0 to 18446744073709551615, not '18446744073709551616'"
            ),
            (
                ["run", "photo-grid", "--invariant", "no-crush"],
                "scene 'photo-grid' has no invariant 'no-crush'; did you mean 'no-crash'?"
            ),
            (["run", "photo-grid", "--exhaustive", "0"], "--exhaustive takes a whole number from 1 to 16, not '0'"),
            (
                ["run", "photo-grid", "--exhaustive", "2", "--unguided"],
                "--exhaustive tries every script, so --unguided means nothing beside it"
            ),
            (
                ["run", "photo-grid", "--exhaustive", "2", "--seed", "4"],
                "--exhaustive tries every script, so --seed means nothing beside it"
            ),
            (
                ["run", "photo-grid", "--exhaustive", "2", "--max-steps", "4"],
                "--exhaustive tries every script, so --max-steps means nothing beside it"
            ),
            (["run", "photo-grid", "--seed"], "Missing value for '--seed <seed>'; see 'tool run --help'"),
            (["run", "photo-grid", "--save", ""], "--save takes a folder, not ''"),
            (["run"], "Missing expected argument '<scene>'; see 'tool run --help'"),
            (["run", "photo-grid", "--run"], "Unknown option '--run'. Did you mean '--runs'? See 'tool run --help'"),
            (["run", "zoo-B3"], "there is no scene 'zoo-B3'; did you mean 'zoo-B02' or 'zoo-B12'?"),
            (["zoo"], Self.unknown("zoo")),
            (["walk", "photo-grid", "--help"], Self.unknown("walk")),
            (["help", "walk"], Self.unknown("walk")),
            (["runn", "photo-grid"], "there is no command 'runn'; did you mean 'run'? See 'tool --help'"),
            (["help", "lst"], "there is no command 'lst'; did you mean 'list'? See 'tool --help'"),
            (
                [],
                "no command given; use run, replay, report, export, shrink, fuzz, overnight, coverage, list, "
                    + "invariants, init or port, or see 'tool --help'"
            ),
        ])
    func wrongUsage(arguments: [String], message: String) {
        let session = Session()
        #expect(session.run(arguments) == 64)
        #expect(session.errors == "tool: \(message)\n")
        #expect(session.output == "")
        #expect(session.options == nil)
    }

    @Test("Help goes to the output, names the tool as it was started, and ends with 0")
    func help() {
        for arguments in [["--help"], ["run", "--help"], ["help", "replay"]] {
            let session = Session()
            #expect(session.run(arguments) == 0)
            #expect(session.output.contains("USAGE: tool"))
            #expect(!session.output.contains("transition-check"))
            #expect(session.errors == "")
        }
    }

    @Test("Each command has examples, of a scene that is there, which can be typed as they stand", arguments: commands)
    func examples(command: String) throws {
        let session = Session()
        #expect(session.run(command, "--help") == 0)
        let examples = session.output.split(separator: "\n").filter { $0.hasPrefix("  tool ") }
        #expect(!examples.isEmpty)
        let grammar = CommandGrammar(TransitionCheckCommand.self, name: "tool")
        for example in examples {
            let words = example.split(separator: " ").dropFirst().map(String.init)
            #expect(words.first == command)
            _ = try grammar.parse(words)
            // These two take long, and the others write into a project.
            guard ["run", "replay", "export", "list", "invariants"].contains(command) else { continue }
            #expect(Session().run(words.filter { $0 != "--results" && $0 != "out" }) == 0, "\(example)")
        }
    }

    nonisolated private static let commands = [
        "run", "replay", "report", "export", "shrink", "fuzz", "overnight", "coverage", "list", "invariants", "init",
        "port",
    ]

    @Test("The version is printed")
    func version() {
        let session = Session()
        #expect(session.run("--version") == 0)
        #expect(session.output == ToolkitVersion.text + "\n" && session.errors.isEmpty)
    }

    @Test("The list shows every scene with its actions as scripts spell them")
    func list() {
        let session = Session()
        #expect(session.run("list") == 0)
        #expect(
            session.output == """
                contacts-modal
                  act "show modal"
                  act "say \\"hi\\""
                photo-grid

                """)
    }

    @Test("A scene that stands in no list can be searched by its name")
    func unlisted() {
        let session = Session()
        #expect(session.run("run", "zoo-B02-repaired", "--seed", "1") == 0)
        #expect(session.searches == ["zoo-B02-repaired 20000 1"])
    }

    @Test("The invariants are printed with what each promises")
    func invariants() {
        let session = Session()
        #expect(session.run("invariants") == 0)
        let lines = session.output.split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("no-crash ") && $0.count > 30 })
        #expect(lines.first?.hasPrefix("completes-exactly-once  ") == true)
    }

    @Test("What could not be written to standard output is told, whatever else the command comes to")
    func lostOutput() {
        var said = ""
        let faults = OutputFaults()
        let console = Console(output: { _ in }, error: { said += $0 }, progress: nil, usesColor: false)
        #expect(console.status(0, of: "tool", after: faults) == 0)
        let full = FileHandle(forWritingAtPath: "/dev/full")
        faults.note { try full?.write(contentsOf: Data("x".utf8)) }
        faults.note { Issue.record("it goes on writing") }
        #expect(console.status(0, of: "tool", after: faults) == 74)
        // A new failure outweighs it.
        #expect(console.status(1, of: "tool", after: faults) == 1)
        #expect(said.hasPrefix("tool: standard output could not be written: No space left on device"))
    }
}
