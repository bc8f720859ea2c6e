import TransitionCore
import TransitionInvariants

/// What became of a scene's exceptions, as the lines of a summary.
enum AllowanceLines {
    /// What was allowed comes first, then what has to be looked at.
    static func lines(_ uses: [AllowanceUse], paint: Paint) -> [String] {
        uses.flatMap(allowed) + uses.compactMap(warning).map { paint.yellow("  ⚠ \($0)") }
    }

    private static func allowed(_ use: AllowanceUse) -> [String] {
        guard !use.failures.isEmpty else { return [] }
        let end = use.allowance.until.map { ", until \($0)" } ?? ""
        return ["  Allowed, because \"\(use.allowance.reason)\"\(end):"]
            + use.failures.map { "    \($0.identity.words) (\(Figures.counted($0.scriptCount, "script")))" }
    }

    /// Why an exception no longer does what it was made for; nil for one that does.
    static func warning(_ use: AllowanceUse) -> String? {
        let allowance = use.allowance
        let name = "the allowance of \(allowance.invariant) for \(allowance.scope), because \"\(allowance.reason)\""
        switch use.state {
        case .expired(let today):
            return "EXPIRED: \(name), ended on \(allowance.until ?? ""), and today is \(today): "
                + "what it allowed fails again; repair it, or give the allowance a later day"
        case .withoutRule: return "UNUSED: \(name), names a rule that the scene does not have; check its spelling"
        case .inForce where use.failures.isEmpty: return "UNUSED: \(name), allowed nothing in this search; it can go"
        case .inForce, .notExamined: return nil
        }
    }
}
