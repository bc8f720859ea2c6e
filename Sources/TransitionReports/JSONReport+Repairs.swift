import TransitionCore

extension JSONReport {
    /// What became of a failing script with one of its failures put right.
    struct RepairedRun: Encodable {
        /// The code of what was put right: `completes-once`.
        let repair: String
        /// The identities of the failures that it puts right, in this script or in others.
        let targets: [String]
        /// `passes`, `goes-away`, `stays` or `makes-worse`.
        let outcome: String
        /// The identities of what went away, and of what came to light.
        let gone, came: [String]

        init(_ trial: RepairTrial) {
            repair = trial.repair.kind.rawValue
            targets = trial.targets.map(\.description)
            outcome = trial.outcome.rawValue
            gone = trial.gone.map(\.description)
            came = trial.came.map(\.description)
        }
    }
}
