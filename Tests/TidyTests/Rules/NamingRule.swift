/// Names say what a thing is; a name that fits everything collects everything.
enum NamingRule {
    static let banned: Set<String> = [
        "Util", "Utils", "Utility", "Utilities", "Helper", "Helpers", "Common", "Manager", "Misc", "Miscellaneous",
        "Shared", "Base",
    ]

    /// UIKit's own names, which the model has to have.
    private static let appleNames: Set<Substring> = ["UIStatusBarManager"]

    /// The names of files and folders.
    static func problems(inPath path: String) -> [TidyProblem] {
        var problems: [TidyProblem] = []
        if path.contains(" ") { problems.append(TidyProblem(path: path, line: 0, text: "a space in a name")) }
        for part in path.split(separator: "/") {
            let stem = String(part.prefix { $0 != "." })
            if let word = bannedWord(in: stem) {
                problems.append(TidyProblem(path: path, line: 0, text: "\(stem): the word \(word) says nothing"))
            }
        }
        return problems
    }

    /// The names of the types that a file declares.
    static func problems(in file: SourceFile) -> [TidyProblem] {
        let keywords: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
        return file.codeLines.enumerated().flatMap { index, line -> [TidyProblem] in
            let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
            return zip(words, words.dropFirst()).compactMap { keyword, name in
                guard keywords.contains(keyword), !appleNames.contains(name), let word = bannedWord(in: String(name))
                else { return nil }
                return TidyProblem(path: file.path, line: index + 1, text: "\(name): the word \(word) says nothing")
            }
        }
    }

    private static func bannedWord(in name: String) -> String? {
        camelCaseWords(of: name).first { banned.contains($0) }
    }

    /// `TouchManager` is `Touch` and `Manager`; `Database` and `Base64` are one word each.
    static func camelCaseWords(of name: String) -> [String] {
        var words: [String] = []
        for character in name {
            if character.isUppercase || words.isEmpty || !(character.isLetter || character.isNumber) {
                words.append(String(character))
            } else {
                words[words.count - 1].append(character)
            }
        }
        return words
    }
}
