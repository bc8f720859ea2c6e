import Synchronization
import TransitionCore

/// The causes that rules declare, from which an identity gets its words when it is printed.
///
/// Those of the toolkit's own rules are always there. `TransitionScene.invariants(_:)` adds those of yours; call
/// `declare(_:)` where an engine of your own prints what they found.
public enum DeclaredCauses {
    private typealias Table = [InvariantID: [String: CauseDeclaration]]

    private static let ofStandardRules = table(of: .standard.adding(.appCallbacks([])))
    private static let ofOtherRules = Mutex(Table())
    /// Any other rule may be a formula of a scene.
    private static let ofFormulas = byCode(CauseDeclaration.all(of: FormulaFailure.Cause.self))

    /// Has reports say what these rules declare. Of two declarations of one code the later one counts.
    public static func declare(_ set: InvariantSet) {
        let declared = table(of: set)
        ofOtherRules.withLock { known in
            for (id, causes) in declared { known[id, default: [:]].merge(causes) { $1 } }
        }
    }

    /// What a rule declares of a cause; the words of its code where no rule that is known here declares it.
    static func declaration(of cause: ViolationCause, by invariant: InvariantID) -> CauseDeclaration {
        let known =
            ofOtherRules.withLock { $0[invariant]?[cause.code] } ?? ofStandardRules[invariant]?[cause.code]
            ?? (ofStandardRules[invariant] == nil ? ofFormulas[cause.code] : nil)
        return known ?? CauseDeclaration(undeclared: cause)
    }

    private static func table(of set: InvariantSet) -> Table {
        Dictionary(uniqueKeysWithValues: set.invariants.map { ($0.id, byCode($0.causes)) })
    }

    private static func byCode(_ causes: [CauseDeclaration]) -> [String: CauseDeclaration] {
        Dictionary(causes.map { ($0.code, $0) }) { $1 }
    }
}
