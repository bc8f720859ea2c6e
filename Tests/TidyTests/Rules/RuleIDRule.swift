/// No rule is known by its id outside of its own file: what is asked of one is declared with it.
enum RuleIDRule {
    /// What is tested, and what measures the toolkit, may say which rule it means.
    private static let clients: Set<String> = [
        "SampleTransitions", "StockApps", "TransitionZoo", "ZooCommand", "transition-check",
    ]

    private static let folder = "Sources/TransitionInvariants/Rules/"

    /// The ids that files of rules declare.
    static func ids(in files: [SourceFile]) -> Set<String> {
        let rules = files.filter { $0.path.hasPrefix(folder) }
        return Set(
            rules.flatMap(\.lines).compactMap { line in
                guard let start = line.firstRange(of: "id: \"") else { return nil }
                return String(line[start.upperBound...].prefix { $0 != "\"" })
            })
    }

    /// The rules that the standard set does not list.
    static func unlisted(in files: [SourceFile]) -> [TidyProblem] {
        let set = files.first { $0.path == "Sources/TransitionInvariants/InvariantSet.swift" }
        let listed = Set((set?.lines ?? []).map { $0.filter { $0 != " " } })
        return files.filter { file in
            file.path.hasPrefix(folder) && file.text.contains("static let invariant = Invariant(")
                && !listed.contains("\(file.stem).invariant,")
        }.map { TidyProblem(path: $0.path, line: 0, text: "is not in the standard set") }
    }

    static func problems(in file: SourceFile, ids: Set<String>) -> [TidyProblem] {
        guard let module = file.module, !clients.contains(module) else { return [] }
        return file.lines.enumerated().flatMap { index, line -> [TidyProblem] in
            guard !line.drop(while: { $0 == " " }).hasPrefix("//") else { return [] }
            return literals(in: line).filter(ids.contains).filter { !line.contains("id: \"\($0)\"") }.map { id in
                TidyProblem(path: file.path, line: index + 1, text: "knows the rule \(id) by its id")
            }
        }
    }

    /// What stands in quotes on a line.
    private static func literals(in line: String) -> [String] {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
    }
}
