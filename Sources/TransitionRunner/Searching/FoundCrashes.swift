import TransitionCore

/// A script that killed its process.
struct FoundCrash: Codable {
    let crash: ChildCrash
    let script: Script
    /// Its index in the search, counted from 0.
    let index: Int
}

/// The ways in which scripts of a search killed their processes.
struct FoundCrashes {
    /// The first of each way that is not put up with, in the order in which they came.
    private(set) var found: [FoundCrash] = []
    /// How many scripts died in each way.
    private(set) var counts: [ViolationIdentity: Int] = [:]

    /// The indices of the scripts that died, whatever of.
    private var indices: Set<Int> = []

    /// Scripts that died, whatever of: one that died again without what it died in first counts once.
    var scriptCount: Int { indices.count }

    mutating func add(_ crash: FoundCrash, _ identity: ViolationIdentity, isTolerated: Bool) {
        counts[identity, default: 0] += 1
        indices.insert(crash.index)
        guard !isTolerated else { return }
        if let index = firsts[identity] {
            // One that needs no guess about UIKit says more than one that may.
            if found[index].script.isFlipped, !crash.script.isFlipped { found[index] = crash }
        } else {
            firsts[identity] = found.count
            found.append(crash)
        }
    }

    private var firsts: [ViolationIdentity: Int] = [:]
}
