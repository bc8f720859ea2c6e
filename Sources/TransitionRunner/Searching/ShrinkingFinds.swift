import TransitionCore

/// What candidates showed on the way to one smallest script, beside the failure that was shrunk.
struct ShrinkingFinds: Codable {
    private(set) var failures: [FoundFailure] = []
    /// The first crash of each kind.
    private(set) var crashes: [FoundCrash] = []

    mutating func add(_ failure: FoundFailure) { failures.append(failure) }

    @MainActor
    mutating func add(_ crash: FoundCrash) {
        let identity = CrashExplainer.identity(of: crash.crash)
        if !crashes.contains(where: { CrashExplainer.identity(of: $0.crash) == identity }) { crashes.append(crash) }
    }
}
