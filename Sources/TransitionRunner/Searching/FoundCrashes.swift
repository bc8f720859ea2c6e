import TransitionCore

/// A script that killed its process.
struct FoundCrash {
    let crash: ChildCrash
    let script: Script
    /// Its place in the search, counted from 0.
    let index: Int
}

/// The ways in which scripts of a search killed their processes.
struct FoundCrashes {
    /// The first of each way that is not put up with, in the order in which they came.
    private(set) var found: [FoundCrash] = []
    /// How many scripts died in each way.
    private(set) var counts: [ViolationIdentity: Int] = [:]

    /// Scripts that died, whatever of.
    var scriptCount: Int { counts.values.reduce(0, +) }

    mutating func add(_ crash: FoundCrash, _ identity: ViolationIdentity, isTolerated: Bool) {
        counts[identity, default: 0] += 1
        guard !isTolerated else { return }
        if let place = places[identity] {
            // One that needs no guess about UIKit says more than one that may.
            if found[place].script.isFlipped, !crash.script.isFlipped { found[place] = crash }
        } else {
            places[identity] = found.count
            found.append(crash)
        }
    }

    private var places: [ViolationIdentity: Int] = [:]
}
