/// How far an engine has come, as it says itself.
struct EngineStatus: Equatable {
    var executionCount = 0
    /// What inputs have reached that counts as different.
    var featureCount = 0
    /// Inputs that are kept.
    var corpusCount = 0

    init() {}

    /// Reads a status line of libFuzzer's, such as `#4096 pulse cov: 12 ft: 340 corp: 56/7Kb …`; nil for another line.
    init?(line: some StringProtocol) {
        let words = line.split(whereSeparator: \.isWhitespace)
        guard let first = words.first, first.first == "#", let count = Int(first.dropFirst()) else { return nil }
        func number(after name: String) -> Int? {
            guard let index = words.firstIndex(where: { $0 == name }), index + 1 < words.endIndex else { return nil }
            return Int(words[index + 1].prefix { $0.isNumber })
        }
        executionCount = count
        featureCount = number(after: "ft:") ?? 0
        corpusCount = number(after: "corp:") ?? 0
    }
}
