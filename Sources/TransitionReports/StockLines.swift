import TransitionCore

/// What became of a failure with UIKit's own objects in place of the app's, none where the script did something else
/// with them.
enum StockLines {
    static func terms(_ counterexample: Counterexample) -> [ReportTerm] {
        let told = counterexample.stockExperiment.flatMap { sentence($0, counterexample.crash) }
        return told.map { [ReportTerm("Stock", $0)] } ?? []
    }

    /// - Parameter crash: how the process died, for a failure that kills it.
    static func sentence(_ experiment: StockExperiment, _ crash: CrashRecord? = nil) -> String? {
        switch experiment.verdict {
        case .isUIKitsOwn: "every transition of the script is UIKit's own: no object of the app's takes part in one"
        case .staysWithAll:
            "stays with UIKit's own \(kinds(experiment.parts)): "
                + (crash.map(runsAnyway) ?? StockExperiment.notTheTransitionsDoing)
        case .goesAway(let trials):
            "goes away " + trials.map { "with \(replacement($0.replaced))" }.joined(separator: ", and so ")
        case .goesAwayWithAll: "goes away only with \(replacement(experiment.parts)), all of them together"
        case .untold: nil
        }
    }

    /// What has died has not told what was replaced, and a gesture's target runs whatever UIKit was given.
    private static func runsAnyway(_ crash: CrashRecord) -> String {
        "\(crash.stack.first?.function ?? "the code that dies") runs with them as it does with the app's own"
    }

    /// `UIKit's own animator in place of SlideAnimator`
    private static func replacement(_ parts: [VendedPart]) -> String {
        "UIKit's own \(kinds(parts)) in place of \(listed(parts.map(\.name).unique))"
    }

    private static func kinds(_ parts: [VendedPart]) -> String {
        let kinds =
            parts.isEmpty
            ? TransitionPart.allCases
            : TransitionPart.allCases.filter { kind in
                parts.contains { $0.part == kind }
            }
        return listed(kinds.map(\.noun))
    }

    private static func listed(_ words: [String]) -> String {
        guard words.count > 1, let last = words.last else { return words.joined() }
        return words.dropLast().joined(separator: ", ") + " and \(last)"
    }
}

extension StockExperiment {
    /// It may be a gesture's handler or a callback all the same, which no object of UIKit's can take the place of.
    static let notTheTransitionsDoing = "by code beside the transition"
}

extension Counterexample {
    /// Whether it was tried without any of the app's objects in its transitions, and is there all the same.
    var isNotTheTransitionsDoing: Bool { crash == nil && stockExperiment?.verdict == .staysWithAll }
}

extension [String] {
    fileprivate var unique: [String] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
