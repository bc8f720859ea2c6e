import Foundation
import HeadlessUIKit
import Testing
import TransitionCore
import TransitionRunner

@testable import TransitionFuzzing

@Suite("A fuzz target's list of known failures")
struct FuzzBaselineTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    private var path: String { "\(folder)/Known.baseline" }

    private func withFile(_ text: String, _ body: () async throws -> Void) async throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        try await body()
    }

    @Test("holds the scene's own lines, and nothing without a file")
    func read() async throws {
        try await withFile("transition-baseline 2\npages no-crash a of app\nother no-crash b of app\n") {
            let known = ViolationIdentity(invariant: "no-crash", subject: .app, cause: ViolationCause("a"))
            #expect(knownFailures(of: "pages", in: path) == [known])
            #expect(knownFailures(of: "pages", in: nil).isEmpty)
        }
    }

    @Test("ends the process before an engine begins, if a line is malformed, with its place")
    func malformed() async throws {
        try await withFile("transition-baseline 1\npages no-crash\n") {
            let process = try await #require(
                processExitsWith: .exitCode(65), observing: [\.standardErrorContent]
            ) { [path = path as String] in
                await fuzzMain(TransitionScene("pages") { UIViewController() }, baseline: path)
            }
            #expect(String(decoding: process.standardErrorContent, as: UTF8.self).contains("Known.baseline:2:"))
        }
    }

    @Test("ends the process, too, if it is not there")
    func missing() async throws {
        let process = try await #require(
            processExitsWith: .exitCode(66), observing: [\.standardErrorContent]
        ) { [path = path as String] in
            await fuzzMain(TransitionScene("pages") { UIViewController() }, baseline: path)
        }
        #expect(String(decoding: process.standardErrorContent, as: UTF8.self).contains("Known.baseline"))
    }
}
