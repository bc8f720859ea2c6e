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

    private static func failure(of scripts: ArraySlice<Script>) -> FoundFailure {
        var failure = FoundFailure(identity, index: scripts.startIndex, script: scripts[scripts.startIndex])
        for script in scripts.dropFirst() {
            failure.add(alternative: Data(ScriptBinary.encode(script)), of: script)
        }
        return failure
    }

    @Test("are the same, wherever a search was cut into parts", arguments: 1..<10)
    func parts(cut: Int) {
        let whole = Self.failure(of: Self.scripts[...])
        var parts = Self.failure(of: Self.scripts[..<cut])
        parts.add(later: Self.failure(of: Self.scripts[cut...]))
        #expect(parts.starts == whole.starts)
        #expect(whole.starts.count == 5, "the first, the three shortest, and the shortest by the default answers")
    }
}
