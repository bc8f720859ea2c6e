import Testing

@Suite("The repository")
struct RepositoryTests {
    private static let sources = Repository.swiftFiles.filter { $0.module != nil }

    @Test("is found and read whole")
    func isFound() {
        #expect(Repository.swiftFiles.contains { $0.path == "Package.swift" && $0.text.contains("let package") })
        #expect(Repository.swiftFiles.contains { $0.path == "Tests/TidyTests/RepositoryTests.swift" })
        #expect(Self.sources.count > 50)
        #expect(Repository.markdownFiles.contains { $0.path == "CONTRIBUTING.md" })
    }

    @Test("imports only what the table of modules allows")
    func imports() {
        expectNone(Self.sources.flatMap(ImportRule.problems))
    }

    @Test("lets no layer of the model know a higher one")
    func layers() {
        let core = Repository.swiftFiles.filter { $0.module == "TransitionCore" }
        expectNone(LayerRule(Repository.swiftFiles, beside: core).problems())
    }

    @Test("knows no rule by its id outside of the rule's own file")
    func ruleIDs() {
        let ids = RuleIDRule.ids(in: Self.sources)
        #expect(ids.contains("no-crash") && ids.count > 15)
        expectNone(Self.sources.flatMap { RuleIDRule.problems(in: $0, ids: ids) })
    }

    @Test("has every rule in the standard set")
    func rulesAreListed() {
        expectNone(RuleIDRule.unlisted(in: Self.sources))
    }

    @Test("says of every cause what it rests on and what puts it right")
    func causes() {
        expectNone(Self.sources.flatMap(CauseRule.problems))
    }

    @Test("keeps real clocks and chance out of everything that must repeat")
    func determinism() {
        expectNone(Self.sources.flatMap(DeterminismRule.problems))
    }

    @Test("has no file, function or line that is too long")
    func lengths() {
        expectNone(Repository.swiftFiles.flatMap(LengthRule.fileProblems))
        expectNone(Repository.swiftFiles.flatMap(LengthRule.functionProblems))
        expectNone(Repository.swiftFiles.flatMap(LengthRule.lineProblems))
        expectNone(LengthRule.medianProblems(in: Self.sources))
    }

    @Test("has no name that fits everything, and no space in one")
    func names() {
        expectNone(Repository.paths.flatMap(NamingRule.problems(inPath:)))
        expectNone(Repository.swiftFiles.flatMap { NamingRule.problems(in: $0) })
    }

    @Test("leaves no note of work undone")
    func words() {
        expectNone((Repository.swiftFiles + Repository.markdownFiles).flatMap(WordRule.problems))
    }

    @Test("keeps to the plain names that took the place of others")
    func givenUpNames() {
        expectNone((Repository.swiftFiles + Repository.markdownFiles).flatMap { GivenUpNameRule.problems(in: $0) })
        expectNone(Repository.paths.flatMap(GivenUpNameRule.problems(inPath:)))
    }

    @Test("has no link that leads nowhere")
    func links() {
        expectNone(Repository.markdownFiles.flatMap { LinkRule.problems(in: $0, exists: Repository.exists) })
    }

    private func expectNone(_ problems: [TidyProblem], sourceLocation: SourceLocation = #_sourceLocation) {
        for problem in problems { Issue.record("\(problem)", sourceLocation: sourceLocation) }
    }
}
