import Foundation
import Testing
import TransitionCore
import TransitionInvariants

@testable import TransitionCommands

@MainActor
@Suite("Completion in a shell") struct CompletionTests {
    /// What the script of a shell asks for while the last of the words is being written.
    private func words(_ session: Session, _ command: String, _ argument: String, _ words: String...) -> [String] {
        let line = ["tool", command] + words
        let status = session.run(
            ["---completion", command, "--", argument, "\(line.count - 1)", "\(words.last?.count ?? 0)"] + line)
        #expect(status == 0 && session.errors.isEmpty)
        return session.output.split(separator: "\n").map(String.init)
    }

    @Test("A script for it goes to standard output, for the command as its user named it")
    func script() {
        for shell in ["bash", "zsh", "fish"] {
            let session = Session()
            #expect(session.run("--generate-completion-script", shell) == 0)
            #expect(session.output.contains("_tool") && session.errors.isEmpty)
        }
    }

    @Test("The names of scenes are asked for, as they are now, and are left as they are")
    func scenes() {
        let session = Session()
        session.twins = ["my-scene", "transition-check"]
        let all = ["contacts-modal", "photo-grid", "my-scene", "transition-check"]
        #expect(words(session, "run", "positional@0", "") == all)
        #expect(words(Session(), "shrink", "--scene", "--scene", "ph") == ["contacts-modal", "photo-grid"])
        for command in ["fuzz", "overnight", "coverage"] {
            #expect(words(Session(), command, "positional@0", "photo-grid", "").contains("contacts-modal"))
        }
    }

    @Test("Scenes that stand in no list are named to those who begin as they do")
    func unlisted() {
        #expect(words(Session(), "run", "positional@0", "zoo-").contains("zoo-B02"))
        #expect(!words(Session(), "run", "positional@0", "c").contains("zoo-B02"))
    }

    @Test("The rules are those of the scene that is named")
    func rules() {
        let names = InvariantSet.standard.ids.map(\.name)
        #expect(words(Session(), "run", "--invariant", "photo-grid", "--invariant", "") == names)
        #expect(words(Session(), "run", "--invariant", "--invariant", "") == names)
        let known = KnownNames(scenes: ["a"], rules: ["a": ["of-a"]])
        #expect(known.rules(amid: ["tool", "run", "a"]) == ["of-a"])
    }

    @Test("Every argument and option says what completes it")
    func all() throws {
        let session = Session()
        #expect(session.run("--experimental-dump-help") == 0)
        let dump = try JSONSerialization.jsonObject(with: Data(session.output.utf8)) as? [String: Any]
        let root = try #require(dump?["command"] as? [String: Any])
        let commands = try #require(root["subcommands"] as? [[String: Any]])
        var count = 0
        for command in commands where command["commandName"] as? String != "engine" {
            let arguments = command["arguments"] as? [[String: Any]] ?? []
            for argument in arguments where argument["kind"] as? String != "flag" {
                guard command["commandName"] as? String != "help" else { continue }
                count += 1
                #expect(argument["completionKind"] != nil, "\(command["commandName"] ?? ""): \(argument)")
            }
        }
        #expect(count > 40)
    }

    @Test("bash completes values, files and folders")
    func bash() throws {
        let session = Session()
        #expect(session.run("--generate-completion-script", "bash") == 0)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("completion-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("folder"), withIntermediateDirectories: true)
        for name in ["a.transition", "b.txt"] { try Data().write(to: folder.appendingPathComponent(name)) }
        try Data(session.output.utf8).write(to: folder.appendingPathComponent("script.bash"))
        func completed(_ words: String...) throws -> Set<String> {
            let line = (["tool"] + words).map { "'\($0)'" }.joined(separator: " ")
            let bash = Process()
            bash.executableURL = URL(fileURLWithPath: "/bin/bash")
            bash.currentDirectoryURL = folder
            bash.arguments = [
                "-c",
                "source script.bash; COMP_WORDS=(\(line)); COMP_CWORD=\(words.count); COMP_LINE=\"${COMP_WORDS[*]}\"; "
                    + "COMP_POINT=${#COMP_LINE}; "
                    + "_tool tool '\(words.last ?? "")' '\(words.dropLast().last ?? "tool")'; "
                    + "printf '%s\\n' \"${COMPREPLY[@]}\" > reply.txt",
            ]
            bash.standardError = FileHandle.nullDevice
            try bash.run()
            bash.waitUntilExit()
            let reply = try String(contentsOf: folder.appendingPathComponent("reply.txt"), encoding: .utf8)
            return Set(reply.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
        }
        #expect(try completed("run", "photo-grid", "--contested", "") == ["fail", "warn", "off"])
        #expect(try completed("export", "a.transition", "--as", "x") == ["xctest", "xcuitest"])
        #expect(try completed("replay", "").isSuperset(of: ["a.transition", "folder"]))
        #expect(try !completed("replay", "").contains("b.txt"))
        #expect(try completed("run", "photo-grid", "--results", "") == ["folder"])
        #expect(try completed("run", "photo-grid", "--baseline", "b") == ["b.txt"])
    }
}
