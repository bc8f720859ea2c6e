import TransitionCore

/// Failures that a search has not come upon itself, but a candidate on the way to a smallest script: they are kept
/// apart from the one that is shrunk, and shrunk under their own identity later.
@MainActor
final class FailuresFoundWhileShrinking {
    private(set) var failures: [FoundFailure] = []
    private(set) var crashes: [FoundCrash] = []
    /// Scripts by the ledger's answers of failures that are known, which the search itself may have found only with a
    /// contested rule flipped.
    private(set) var unflipped: [ViolationIdentity: FoundFailure] = [:]
    private var origins: [ViolationIdentity: ViolationIdentity] = [:]
    private var known: Set<ViolationIdentity>
    private let limit: Int
    private let isTolerated: (ViolationIdentity) -> Bool

    /// - Parameters:
    ///   - known: what the search has found itself.
    ///   - limit: how many are taken up, crashes included.
    ///   - isTolerated: whether a failure is put up with, and not to be taken up.
    init(known: Set<ViolationIdentity>, limit: Int, isTolerated: @escaping (ViolationIdentity) -> Bool) {
        self.known = known
        self.limit = limit
        self.isTolerated = isTolerated
    }

    /// Which failure was being shrunk when that one was found; nil for one that the search found.
    func origin(of identity: ViolationIdentity) -> ViolationIdentity? { origins[identity] }

    func add(_ finds: ShrinkingFinds, whileShrinking origin: ViolationIdentity) {
        for crash in finds.crashes where isTaken(CrashExplainer.identity(of: crash.crash), origin) {
            crashes.append(crash)
        }
        for failure in finds.failures { add(failure, whileShrinking: origin) }
    }

    private func add(_ failure: FoundFailure, whileShrinking origin: ViolationIdentity) {
        let isKnown = known.contains(failure.identity)
        if isTaken(failure.identity, origin) {
            failures.append(failure)
        } else if isKnown, unflipped[failure.identity] == nil, failure.starts.contains(where: { !$0.isFlipped }) {
            unflipped[failure.identity] = failure
        }
    }

    private func isTaken(_ identity: ViolationIdentity, _ origin: ViolationIdentity) -> Bool {
        guard origins.count < limit, !isTolerated(identity), known.insert(identity).inserted else { return false }
        origins[identity] = origin
        return true
    }
}
