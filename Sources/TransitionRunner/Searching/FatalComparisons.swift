import Foundation
import TransitionCore

/// Scripts that kill their process only where they are compared: the app dies in their undisturbed twin, or in that
/// without animation.
///
/// None of that is what the script did, so its death is no failure of the script. It is judged without comparison.
@MainActor
final class FatalComparisons {
    /// So many say that others would die as well; from then on nothing of the scene is compared.
    private static let limit = 16
    /// Each of these is waited for.
    private static let hangLimit = 4

    private var scripts: Set<Data> = []
    private var hangCount = 0
    private(set) var found: [FatalComparison] = []

    nonisolated init() {}

    /// Takes a death up if it is one of these.
    ///
    /// - Returns: whether the script is worth another try, which will not compare it.
    func note(_ crash: ChildCrash) -> Bool {
        guard crash.journal.isComparing, scripts.insert(crash.journal.bytes).inserted else { return false }
        if crash.reason == "hang" { hangCount += 1 }
        let cause = CrashExplainer.identity(of: crash).cause
        if let index = found.firstIndex(where: { $0.cause == cause }) {
            found[index].scriptCount += 1
        } else {
            found.append(FatalComparison(cause: cause, scriptCount: 1))
        }
        return true
    }

    func forbids(_ script: Script) -> Bool {
        guard !scripts.isEmpty else { return false }
        return areTooMany || scripts.contains(Data(ScriptBinary.encode(script)))
    }

    var areTooMany: Bool { scripts.count >= Self.limit || hangCount >= Self.hangLimit }
}

extension TransitionScene {
    /// Performs `body` in a child, and again without the comparison that killed it.
    ///
    /// - Throws: as `runInChild` does.
    @MainActor
    func performInChild(
        timeout: Double, prints: Bool = false, body: @MainActor (Journal) -> Data
    ) throws(IsolationError) -> ChildOutcome {
        while true {
            let outcome = try runInChild(timeout: timeout, prints: prints, body: body)
            switch outcome {
            case .finished: return outcome
            case .crashed(let crash), .hung(let crash):
                guard fatalComparisons.note(crash) else { return outcome }
            }
        }
    }
}
