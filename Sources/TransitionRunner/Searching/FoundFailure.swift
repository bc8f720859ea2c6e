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
    /// The shortest in which nothing else failed.
    private var alone: Data?
    /// Repairs of other failures with which it has to stay, in scripts that are to be explained as a bug of its own.
    var staysWith: [Repair] = []

    private static let alternativeLimit = 3

    /// - Parameter isAlone: Whether nothing else failed in the script.
    init(_ identity: ViolationIdentity, index: Int, script: Script, isAlone: Bool = false) {
        self.identity = identity
        self.index = index
        self.script = Data(ScriptBinary.encode(script))
        if isAlone { alone = self.script }
    }

    func decodedScript() throws -> Script {
        try ScriptBinary.decode(Array(script))
    }

    /// The scripts to begin shrinking with, the first one found first.
    @MainActor var starts: [Script] {
        let later = alternatives + (unflipped.map { alternatives.contains($0) ? [] : [$0] } ?? [])
        return ([script] + later).compactMap { read($0) }
    }

    /// The scripts that there are, those first in which it is likely to be a bug of its own.
    @MainActor var scripts: [Script] {
        let first = alone.flatMap { read($0) }
        return [first].compactMap { $0 } + starts.filter { $0 != first }
    }

    /// Nil for one that cannot be read, which is noted.
    @MainActor
    private func read(_ bytes: Data) -> Script? {
        if let script = try? ScriptBinary.decode(Array(bytes)) { return script }
        SearchProblems.note([
            "A script that shows \(identity) could not be read, and is missing where it is explained."
        ])
        return nil
    }

    /// Takes the scripts of the same failure in a later part: what is kept is the same as if all were of one part.
    @MainActor
    mutating func add(later other: FoundFailure) {
        for bytes in [other.script] + other.alternatives {
            guard let script = read(bytes) else { continue }
            add(alternative: bytes, of: script)
        }
        if let bytes = other.alone { takeAlone(bytes) }
        if let bytes = other.unflipped, unflipped.map({ bytes.count < $0.count }) ?? true { unflipped = bytes }
    }

    private mutating func takeAlone(_ bytes: Data) {
        if alone.map({ bytes.count < $0.count }) ?? true { alone = bytes }
    }

    /// Takes a later script of the same failure, if it is among the shortest.
    ///
    /// - Parameter isAlone: Whether nothing else failed in it.
    mutating func add(alternative: Data, of script: Script, isAlone: Bool = false) {
        if isAlone { takeAlone(alternative) }
        if !script.isFlipped, unflipped.map({ alternative.count < $0.count }) ?? true { unflipped = alternative }
        let index = alternatives.firstIndex { $0.count > alternative.count } ?? alternatives.count
        guard index < Self.alternativeLimit else { return }
        alternatives.insert(alternative, at: index)
        if alternatives.count > Self.alternativeLimit { alternatives.removeLast() }
    }
}
