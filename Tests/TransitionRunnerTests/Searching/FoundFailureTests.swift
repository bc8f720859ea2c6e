import Foundation
import Testing
import TransitionCore

@testable import TransitionRunner

@Suite("The scripts that are kept of a failure")
@MainActor
struct FoundFailureTests {
    private static let identity = ViolationIdentity(
        invariant: "no-residue", subject: .object("page"), cause: ViolationCause("left"))

    /// In the order of a search: some by another answer of UIKit, several of one length.
    private static let scripts: [Script] = [5, 4, 2, 3, 2, 1, 3, 2, 6, 1].enumerated().map { index, count in
        var script = Script(scene: "scene", steps: (0..<count).map { .tap(x: index, y: $0) })
        if ![0, 3, 6].contains(index) { script.profile = UIKitProfile(flipping: [.navigationRequestsQueue]) }
        return script
    }

    /// Those of four and of six steps, where nothing else failed.
    private static let indicesAlone = [1, 8]

    private static func failure(of scripts: ArraySlice<Script>) -> FoundFailure {
        let first = scripts.startIndex
        var failure = FoundFailure(
            identity, index: first, script: scripts[first], isAlone: indicesAlone.contains(first))
        for (index, script) in zip(scripts.indices, scripts).dropFirst() {
            failure.add(
                alternative: Data(ScriptBinary.encode(script)), of: script, isAlone: indicesAlone.contains(index))
        }
        return failure
    }

    @Test("are the same, wherever a search was cut into parts", arguments: 1..<10)
    func parts(cut: Int) {
        let whole = Self.failure(of: Self.scripts[...])
        var parts = Self.failure(of: Self.scripts[..<cut])
        parts.add(later: Self.failure(of: Self.scripts[cut...]))
        #expect(parts.starts == whole.starts)
        #expect(parts.scripts == whole.scripts)
        #expect(whole.scripts.first == Self.scripts[1], "the shortest in which nothing else failed")
        #expect(whole.starts.count == 5, "the first, the three shortest, and the shortest by the default answers")
    }

    @Test("are told of where one cannot be read, and the others are kept")
    func unreadable() {
        var failure = Self.failure(of: Self.scripts[..<1])
        failure.add(alternative: Data([255]), of: Self.scripts[1], isAlone: true)
        let text = "A script that shows \(Self.identity) could not be read, and is missing where it is explained."
        let (starts, noted) = SearchProblems.gathering { failure.starts }
        #expect(starts == [Self.scripts[0]] && noted.texts == [text])
        let (scripts, notedOfAll) = SearchProblems.gathering { failure.scripts }
        #expect(scripts == [Self.scripts[0]] && notedOfAll.texts == [text])
        var earlier = Self.failure(of: Self.scripts[2..<3])
        let notedInAdding = SearchProblems.gathering { earlier.add(later: failure) }.problems
        #expect(notedInAdding.texts == [text])
        #expect(earlier.starts == [Self.scripts[2], Self.scripts[0]])
    }
}
