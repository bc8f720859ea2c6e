import Foundation
import Testing
import TransitionRunner

/// Swift itself is asked, against the modules that the tests were built with.
@Suite("The Swift of the documentation")
struct ArticleSampleTests {
    @Test("compiles, without a warning", arguments: try Article.all())
    func compiles(article: Article) throws {
        for sample in article.samples {
            let said = try Self.compiler(of: sample).said(of: Self.source(of: sample, in: article))
            #expect(said.isEmpty, "\(article.path):\(sample.line)\n\(said)")
        }
    }

    @Test("is held to that at all")
    func isChecked() throws {
        let sample = Article.Sample(line: 1, code: "let scene: TransitionScene = 1")
        let article = Article(path: "a.md", samples: [sample])
        let said = try Self.compiler(of: sample).said(of: Self.source(of: sample, in: article))
        #expect(said.contains("a.md:1:30: error: "))
        #expect(try Article.all().flatMap(\.samples).count >= 12)
    }

    // MARK: What stands around a sample

    /// What the samples take for granted, as their articles tell it.
    private static let surroundings = """
        @testable import SampleTransitions
        import TransitionTesting
        import UIKit

        final class SheetController: UIViewController {}
        final class DimmingView: UIView {}
        final class MenuController: UIViewController {}
        @MainActor protocol MenuDelegate: AnyObject { func menuDidDisappear(_ menu: MenuController) }
        @MainActor enum MainStoryboardFile { static func define() {} }

        let contacts = TransitionScene("contacts") { UIViewController() }
        let app = contacts
        let formula = Formula<HeadlessApp>.always(.holds("it is there") { $0.topViewController != nil })
        """

    private static func source(of sample: Article.Sample, in article: Article) -> String {
        func place(_ line: Int) -> String { "#sourceLocation(file: \"\(article.path)\", line: \(line))\n" }
        if isManifest(sample) {
            return "import PackageDescription\n" + place(sample.line - 1) + "let package = Package(name: \"App\",\n"
                + sample.code + "\n)\n"
        }
        // What it makes itself, it does not take for granted.
        let taken = surroundings.split(separator: "\n").filter { line in
            let words = line.split(separator: " ")
            return words.first != "let"
                || !["let \(words[1]) =", "func \(words[1])("].contains { sample.code.contains($0) }
        }
        // The app of the articles is that of the samples.
        return taken.joined(separator: "\n") + "\n" + place(sample.line)
            + sample.code.replacing("@testable import App", with: "") + "\n"
    }

    private static func isManifest(_ sample: Article.Sample) -> Bool { sample.code.hasPrefix("dependencies: ") }

    private static func compiler(of sample: Article.Sample) throws -> SampleCompiler {
        let isManifest = isManifest(sample)
        return SampleCompiler(arguments: try isManifest ? SampleCompiler.ofManifests() : SampleCompiler.ofModules())
    }
}

/// The compiler, asked whether one file is right.
struct SampleCompiler {
    let arguments: [String]

    /// Against the modules that this process was built with.
    static func ofModules() throws -> [String] {
        let executable = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let products = URL(fileURLWithPath: executable).deletingLastPathComponent()
        let shims = try FileManager.default.contentsOfDirectory(atPath: products.path)
            .filter { $0.hasPrefix("C") && $0.hasSuffix(".build") }.sorted()
            .map { products.appending(path: $0).appending(path: "module.modulemap").path }
            .filter { FileManager.default.fileExists(atPath: $0) }
        return ["-swift-version", "6", "-I", products.appending(path: "Modules").path]
            + shims.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    }

    static func ofManifests() throws -> [String] {
        ["-swift-version", "6", "-package-description-version", "6.1", "-I", try toolchain("lib/swift/pm/ManifestAPI")]
    }

    /// What it says of a source; nothing when that is right.
    func said(of source: String) throws -> String {
        let file = FileManager.default.temporaryDirectory.appending(path: "sample-\(UUID()).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(source.utf8).write(to: file)
        let (status, text) = try Self.output(
            ["swiftc", "-typecheck", "-warnings-as-errors", "-no-color-diagnostics"] + arguments + [file.path])
        return status == 0 ? "" : text
    }

    private static func toolchain(_ path: String) throws -> String {
        let compiler = try output(["sh", "-c", "command -v swiftc"]).text.split(separator: "\n").first ?? ""
        return URL(fileURLWithPath: String(compiler)).resolvingSymlinksInPath().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: path).path
    }

    private static func output(_ words: [String]) throws -> (status: Int32, text: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let text = String(decoding: pipe.wholeOutput(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }
}
