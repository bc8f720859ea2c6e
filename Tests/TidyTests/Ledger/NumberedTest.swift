import Foundation

/// The tests that are named by a rule: `@Test("1.9 push, animated: callback order")`.
struct NumberedTest: Hashable, Sendable {
    let number: String
    /// The name without its number.
    let name: String
    let path: String

    static let all = Repository.swiftFiles
        .filter { $0.path.hasPrefix("Tests/ConformanceTests/") || $0.path.hasPrefix("Tests/HeadlessUIKitTests/") }
        .flatMap { tests(in: $0.text, path: $0.path) }

    /// One for each number that a test's name begins with; `A1, 1.6 …` counts for both.
    static func tests(in text: String, path: String) -> [NumberedTest] {
        text.components(separatedBy: "@Test(").dropFirst().flatMap { rest -> [NumberedTest] in
            let body = rest.drop { $0.isWhitespace }
            guard body.first == "\"" else { return [] }
            let name = String(body.dropFirst().prefix { $0 != "\"" })
            var words = name.split(separator: " ")[...]
            var numbers: [String] = []
            while let word = words.first, let number = ruleNumber(in: word) {
                numbers.append(number)
                words = words.dropFirst()
            }
            return numbers.map { NumberedTest(number: $0, name: words.joined(separator: " "), path: path) }
        }
    }

    /// `1.9`, `A4,` and `C16:` are numbers; other words are not.
    private static func ruleNumber(in word: Substring) -> String? {
        let bare = word.last.map { ",:".contains($0) } == true ? word.dropLast() : word
        if let first = bare.first, "ACF".contains(first) { return Int(bare.dropFirst()) == nil ? nil : String(bare) }
        let parts = bare.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { Int($0) != nil } ? String(bare) : nil
    }
}
