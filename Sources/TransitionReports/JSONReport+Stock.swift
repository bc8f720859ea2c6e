import TransitionCore

extension JSONReport {
    /// What became of a failure with UIKit's own objects in place of the app's.
    struct Stock: Encodable {
        /// `UIKit's own`, `stays`, `goes away`, `goes away together` or `untold`.
        let verdict: String
        /// The trials that blame an object, each with what it replaced.
        let blamed: [[Part]]
        let parts: [Part]
        let trials: [Trial]
        let runs: Int

        init(_ experiment: StockExperiment) {
            var blaming: [StockExperiment.Trial] = []
            switch experiment.verdict {
            case .isUIKitsOwn: verdict = "UIKit's own"
            case .staysWithAll: verdict = "stays"
            case .goesAway(let trials):
                verdict = "goes away"
                blaming = trials
            case .goesAwayWithAll: verdict = "goes away together"
            case .untold: verdict = "untold"
            }
            blamed = blaming.map { $0.replaced.map(Part.init) }
            parts = experiment.parts.map(Part.init)
            trials = experiment.trials.map(Trial.init)
            runs = experiment.runCount
        }

        struct Part: Encodable {
            /// `animator`, `interactionController` or `presentationController`.
            let part: String
            let typeName, vendedBy: String

            init(_ part: VendedPart) {
                self.part = part.part.rawValue
                typeName = part.typeName
                vendedBy = part.owner
            }
        }

        struct Trial: Encodable {
            let replaced: [Part]
            /// `stays`, `goesAway` or `untold`.
            let outcome: String

            init(_ trial: StockExperiment.Trial) {
                replaced = trial.replaced.map(Part.init)
                outcome = trial.outcome.rawValue
            }
        }
    }
}
