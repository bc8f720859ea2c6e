import Foundation
import Testing

/// A text of the documentation, and the Swift that it shows.
struct Article: CustomTestStringConvertible {
    /// From the repository's root.
    let path: String
    let samples: [Sample]
    var testDescription: String { path }

    struct Sample {
        /// Of its first line in the article.
        let line: Int
        let code: String
    }

    /// All that have Swift in them.
    static func all() throws -> [Article] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let catalogs = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: "Sources").path)
            .filter { $0.contains(".docc/") }.map { "Sources/" + $0 }
        return try (["README.md", "CONTRIBUTING.md"] + catalogs.sorted()).filter { $0.hasSuffix(".md") }.map { path in
            let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
            return Article(path: path, samples: samples(of: text))
        }.filter { !$0.samples.isEmpty }
    }

    private static func samples(of text: String) -> [Sample] {
        var samples: [Sample] = []
        var open: (line: Int, code: [Substring])?
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let word = line.drop { $0 == " " }
            if let (start, code) = open {
                if word.hasPrefix("```") {
                    samples.append(Sample(line: start, code: code.joined(separator: "\n")))
                    open = nil
                } else {
                    open = (start, code + [line])
                }
            } else if word == "```swift" {
                open = (index + 2, [])
            }
        }
        return samples
    }
}
