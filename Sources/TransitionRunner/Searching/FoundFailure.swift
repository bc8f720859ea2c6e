import Foundation
import TransitionCore

/// A failure as it was found, in the form in which it leaves a child process.
///
/// One failure often has several ways that lead to it, and no edit of a script leads from one way to another. So the
/// search goes on collecting scripts, and the smallest of what a few of them come to is the counterexample.
struct FoundFailure: Codable {
    let identity: ViolationIdentity
    /// The script's index in the search, counted from 0.
    let index: Int
    let script: Data
    /// The shortest of the scripts that failed in the same way later, shortest first.
    private(set) var alternatives: [Data] = []
    /// The shortest of them by the ledger's answers to the contested rules, if the first one is not.
    private var unflipped: Data?

    private static let alternativeLimit = 3

    init(_ identity: ViolationIdentity, index: Int, script: Script) {
        self.identity = identity
        self.index = index
        self.script = Data(ScriptBinary.encode(script))
    }

    func decodedScript() throws -> Script {
        try ScriptBinary.decode(Array(script))
    }

    /// The scripts to begin shrinking with, the first one found first.
    var starts: [Script] {
        let later = alternatives + (unflipped.map { alternatives.contains($0) ? [] : [$0] } ?? [])
        return ([script] + later).compactMap { try? ScriptBinary.decode(Array($0)) }
    }

    /// Takes the scripts of the same failure in a later part: what is kept is the same as if all were of one part.
    mutating func add(later other: FoundFailure) {
        for bytes in [other.script] + other.alternatives {
            guard let script = try? ScriptBinary.decode(Array(bytes)) else { continue }
            add(alternative: bytes, of: script)
        }
        if let bytes = other.unflipped, unflipped.map({ bytes.count < $0.count }) ?? true { unflipped = bytes }
    }

    /// Takes a later script of the same failure, if it is among the shortest.
    mutating func add(alternative: Data, of script: Script) {
        if !script.isFlipped, unflipped.map({ alternative.count < $0.count }) ?? true { unflipped = alternative }
        let index = alternatives.firstIndex { $0.count > alternative.count } ?? alternatives.count
        guard index < Self.alternativeLimit else { return }
        alternatives.insert(alternative, at: index)
        if alternatives.count > Self.alternativeLimit { alternatives.removeLast() }
    }
}
