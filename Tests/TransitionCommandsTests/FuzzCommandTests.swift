import Foundation
import Testing
import TransitionCore

@testable import TransitionCommands
@testable import TransitionRunner

@MainActor
@Suite("fuzz")
struct FuzzCommandTests {
    @Test("reads an engine's status lines, and no others")
    func statusLines() {
        let line = "#4096\tpulse  cov: 120 ft: 3401 corp: 56/7Kb lim: 40 exec/s: 900 rss: 100Mb"
        var status = EngineStatus()
        (status.executionCount, status.featureCount, status.corpusCount) = (4_096, 3_401, 56)
        #expect(EngineStatus(line: line) == status)
        #expect(EngineStatus(line: "INFO: seed corpus: files: 3") == nil)
        #expect(EngineStatus(line: "# 12") == nil)
        #expect(EngineStatus(line: "#12")?.executionCount == 12)
    }

    @Test(
        "refuses a time that is none and a scene that is not there",
        arguments: [["--time", "soon"], ["--time", "0"], ["--time", "-5m"], ["--time", "h"], ["xyzzy"]])
    func refuses(words: [String]) {
        let session = Session()
        #expect(session.run(["fuzz"] + words) == 64)
        #expect(session.searches.isEmpty)
    }

    @Test("tells of an engine that cannot be begun, and of one that ends early")
    func failingEngine() {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let session = Session()
        #expect(
            session.run("fuzz", "photo-grid", "--time", "5", "--findings", folder, "--engine", "/nowhere/engine") == 71)
        #expect(session.errors.contains("there is no file at /nowhere/engine that could be run"))
        #expect(session.run("fuzz", "photo-grid", "--time", "5", "--findings", folder, "--engine", "/bin/false") == 71)
        #expect(session.output.contains("engine ended early with 1"))
        #expect(session.run("fuzz", "photo-grid", "--time", "5", "--findings", folder, "--engine", "/bin/true") == 71)
        #expect(session.output.contains("engine performed no script"))
    }

    @Test("has as many engines at work as jobs, each with another chance, and tells once what befell several")
    func sideBySide() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        // Prints a line as libFuzzer does, notes the seed that it was given, and fails but for the first seed.
        let text = """
            #!/bin/sh
            while [ "$1" != --seed ]; do shift; done
            echo "#100 pulse ft: $2 corp: 3/1Kb" >&2
            echo "$2" >> "\(folder)/seeds"
            [ "$2" = 4 ]
            """
        let engine = "\(folder)/engine"
        try Data(text.utf8).write(to: URL(fileURLWithPath: engine))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: engine)
        let session = Session()
        let words = ["fuzz", "photo-grid", "--time", "5", "--jobs", "3", "--seed", "4"]
        #expect(session.run(words + ["--findings", folder, "--engine", engine]) == 71)
        let seeds = try String(contentsOfFile: "\(folder)/seeds", encoding: .utf8).split(separator: "\n")
        #expect(seeds.sorted() == ["4", "5", "6"])
        #expect(session.errors.contains("photo-grid: 300 scripts by libFuzzer in 5 s, 6 features"))
        #expect(session.output.ranges(of: "engine ended early with 1").count == 1)
    }

    @Test("judges what was found before, and tells of what can no longer be judged")
    func inbox() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let inbox = "\(folder)/contacts-modal/inbox"
        try FileManager.default.createDirectory(atPath: inbox, withIntermediateDirectories: true)
        let script = Script(scene: "contacts-modal", steps: [.act("show modal")])
        let texts = [
            "a": ScriptText.print(script), "b": "no script",
            "d": ScriptText.print(Script(scene: "photo-grid", steps: [])),
            "c": ScriptText.print(Script(scene: "contacts-modal", steps: [.act("fly")])),
        ]
        for (name, text) in texts {
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(inbox)/\(name).transition"))
        }
        let session = Session()
        _ = session.run("fuzz", "contacts-modal", "--time", "1", "--findings", folder, "--engine", "/bin/true")
        #expect(session.options?.givenScripts == [script])
        #expect(session.errors.contains("b.transition was not judged"))
        #expect(session.errors.contains("d.transition was not judged"))
        #expect(session.errors.contains("c.transition was not judged") && session.errors.contains("no action 'fly'"))
    }

    @Test("finds the package of an executable")
    func package() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("package-\(UUID())")
        defer { try? FileManager.default.removeItem(at: root) }
        let folder = root.appendingPathComponent(".build/debug")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        #expect(EngineBuild(executable: folder.appendingPathComponent("checks")) == nil)
        try Data().write(to: root.appendingPathComponent("Package.swift"))
        let build = try #require(EngineBuild(executable: folder.appendingPathComponent("checks")))
        #expect(build.package.path == root.path && build.product == "checks")
    }

    @Test("builds with the flags of ci/fuzz-flags")
    func flags() throws {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("ci/fuzz-flags")
        let words = try String(contentsOf: path, encoding: .utf8).split(whereSeparator: \.isWhitespace).map(String.init)
        let start = try #require(words.firstIndex(of: "fuzz_flags=("))
        // Up to its end: the flags of another engine follow.
        let listed = words[(start + 1)...].prefix { $0 != ")" }.filter { EngineBuild.flags.contains($0) }
        #expect(listed.sorted().filter { $0 != "-Xlinker" } == EngineBuild.flags.sorted().filter { $0 != "-Xlinker" })
    }

    @Test("an executable without an engine says so")
    func noEngine() {
        let session = Session()
        let words = ["engine", "photo-grid", "--corpus", "c", "--inbox", "i", "--seconds", "1", "--seed", "1"]
        #expect(session.run(words + ["--max-steps", "3"]) == 71)
        #expect(session.errors.contains("no fuzzing engine in it; 'tool fuzz' builds one"))
    }
}
