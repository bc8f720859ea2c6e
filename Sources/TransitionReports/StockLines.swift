import TransitionCore

/// What became of a failure with UIKit's own objects in place of the app's, as a line of its report.
enum StockLines {
    static func lines(_ experiment: StockExperiment?) -> [String] {
        experiment.map { ["  Stock     \(sentence($0))"] } ?? []
    }

    static func sentence(_ experiment: StockExperiment) -> String {
        switch experiment.verdict {
        case .isUIKitsOwn: "every transition of the script is UIKit's own: no object of the app's takes part in one"
        case .staysWithAll:
            // What has died has not told what was replaced: the code may be that of an object nobody asked for.
            "stays with UIKit's own \(kinds(experiment.parts)): "
                + (experiment.parts.isEmpty ? "it needs none of the app's" : "not the transition's doing")
        case .goesAway(let trials):
            "goes away " + trials.map { "with \(replacement($0.replaced))" }.joined(separator: ", and so ")
        case .goesAwayWithAll: "goes away only with \(replacement(experiment.parts)), all of them together"
        case .untold:
            "with UIKit's own \(kinds(experiment.parts)) the script does something else, which tells nothing"
        }
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

extension [String] {
    fileprivate var unique: [String] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
