import Foundation
import Testing

@testable import TransitionFuzzing

@MainActor
@Suite("A fuzz target in a plain build", .serialized)
final class InputReplayTests {
    private let folder = NSTemporaryDirectory() + "InputReplayTests-\(UUID().uuidString)"
    private var output = ""

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    @Test("replays every file and fails when one fails")
    func replaysEveryFile() throws {
        let status = try run([save("good"), save("bad"), save("good too")])
        #expect(status == 1)
        #expect(output.contains("good: passed (4 bytes)"))
        #expect(output.contains("bad: failed: rule · bad\n\nreport on bad"))
        #expect(output.contains("good too: passed (8 bytes)"))
    }

    @Test("passes what is known, and says so")
    func known() throws {
        #expect(try run([save("known")]) == 0)
        #expect(output.contains("known: known, and no failure: rule · known"))
    }

    @Test("passes when every file passes")
    func passes() throws {
        #expect(try run([save("good")]) == 0)
    }

    @Test("goes on after a trap and tells what it said")
    func goesOnAfterATrap() throws {
        let status = try run([save("trap"), save("good")])
        #expect(status == 1)
        #expect(output.contains("trap: failed: no-crash · SIG"))
        #expect(output.contains("Fatal error: the input said so"))
        #expect(output.contains("good: passed"))
    }

    @Test("ends an input that never answers")
    func endsAHang() throws {
        let status = try run([save("hang"), save("good")], timeout: 0.2)
        #expect(status == 1)
        #expect(output.contains("hang: failed: no-crash · hang"))
        #expect(output.contains("good: passed"))
    }

    @Test("replays the files of a folder in order of name")
    func replaysAFolder() throws {
        for name in ["c", "a", "b"] { _ = try save(name) }
        #expect(run([folder]) == 0)
        let names = output.split(separator: "\n").map { $0.dropFirst(folder.count + 1).prefix(1) }
        #expect(names == ["a", "b", "c"])
    }

    @Test("names a file that is missing and replays nothing")
    func missingFile() throws {
        #expect(try run([save("good"), folder + "/absent"]) == 66)
        #expect(output == "\(folder)/absent: no such file, or it cannot be read.\n")
    }

    @Test("explains itself without arguments and when given an engine's option")
    func usage() {
        #expect(run([]) == 64)
        #expect(output.hasPrefix("Usage: Toy FILE..."))
        output = ""
        #expect(run(["-runs=0"]) == 64)
        #expect(output.hasPrefix("-runs=0: this executable has no fuzzing engine"))
    }

    private func save(_ content: String) throws -> String {
        let path = "\(folder)/\(content)"
        try Data(content.utf8).write(to: URL(fileURLWithPath: path))
        return path
    }

    private func run(_ arguments: [String], timeout: Double = 30) -> Int32 {
        let replay = InputReplay(target: "Toy", timeout: timeout) { bytes in
            let word = String(decoding: bytes, as: UTF8.self)
            if word == "trap" { fatalError("the input said so") }
            while word == "hang" { usleep(1_000) }
            if word == "known" { return .known(identity: "rule · known") }
            return word == "bad" ? .failed(identity: "rule · bad", report: "report on bad") : .passed
        }
        return replay.run(arguments: arguments) { output += $0 + "\n" }
    }
}
