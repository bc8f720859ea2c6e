import TransitionCore

/// What shrinking and explaining ask of one run, in the form in which it leaves a child process.
struct RunSummary: Codable {
    let identities: [ViolationIdentity]
    /// Whether it came to rest.
    let rests: Bool
    let skippedCount: Int
    let startedCount: Int

    init(_ result: RunResult) {
        identities = result.violations.map(\.identity)
        rests = result.outcome == .rest
        skippedCount = result.trace.events.count { if case .stepSkipped = $0.kind { true } else { false } }
        startedCount = result.trace.events.count { if case .started = $0.kind { true } else { false } }
    }
}
