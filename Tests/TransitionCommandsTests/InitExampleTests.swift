import Foundation
import Testing
import TransitionCore
import TransitionRunner

@testable import TransitionCommands

/// The example that `init` writes stands beside this file once more, so that it is compiled and searched.
@MainActor
@Suite("The example of init")
struct InitExampleTests {
    @Test("is what is tested here")
    func text() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("RecipeTransition.swift")
        #expect(try String(contentsOf: file, encoding: .utf8) == ExampleTemplate.text)
    }

    @Test("has one bug, which a short search finds: a cancelled gesture ends nothing")
    func bug() throws {
        var options = SearchOptions()
        (options.runCount, options.seed, options.jobs) = (100, 1, 1)
        let result = search(TransitionScene(AppCode.example.sceneName) { RecipeListViewController() }, options: options)
        let bug = try #require(result.bugs.first)
        #expect(result.bugs.count == 1 && result.problems.isEmpty)
        #expect(bug.leader.identity.invariant == "completes-exactly-once")
        #expect(bug.leader.violations[0].seen.contains("its gesture was cancelled"))
        #expect(bug.leader.callSites.first?.file.hasSuffix("RecipeTransition.swift") == true)
        #expect(!bug.leader.isWarning)
    }
}
