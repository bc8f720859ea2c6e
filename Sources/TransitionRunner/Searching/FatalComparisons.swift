import Foundation
import TransitionCore
import TransitionInvariants

/// Scripts that kill their process only where they are compared: the app dies in their undisturbed twin, or in that
/// under other conditions.
///
/// None of that is what the script did, so its death is no failure of the script. It is judged without the comparison
/// that it died of.
@MainActor
final class FatalComparisons {
    /// So many say that others would die as well; from then on nothing of the scene is so compared.
    private nonisolated static let limit = 16
    /// Each of these is waited for.
    private nonisolated static let hangLimit = 4

    private struct Deaths {
        var scripts: Set<Data> = []
        var hangCount = 0

        var areTooMany: Bool { scripts.count >= limit || hangCount >= hangLimit }
    }

    /// A death of its own kind, in one comparison.
    private struct Way: Hashable {
        let identity: ViolationIdentity
        let comparison: Comparison
    }

    private var deaths: [Comparison: Deaths] = [:]
    private(set) var found: [FatalComparison] = []
    /// What each of those found is, one for one.
    private var ways: [Way] = []
    /// Children that something outside has killed, and whose work was done again.
    private(set) var killedCount = 0

    nonisolated init() {}

    /// Takes a death up if it is one of these.
    ///
    /// - Returns: whether the script is worth another try, which will not compare it.
    func note(_ crash: ChildCrash) -> Bool {
        guard let comparison = crash.journal.comparison,
            deaths[comparison, default: Deaths()].scripts.insert(crash.journal.bytes).inserted
        else { return false }
        if crash.reason == .hang { deaths[comparison]?.hangCount += 1 }
        let record = CrashExplainer.record(of: crash)
        let way = Way(identity: DeathRule.standard.violation(record).identity, comparison: comparison)
        if let index = ways.firstIndex(of: way) {
            found[index].scriptCount += 1
        } else {
            ways.append(way)
            let said = record.said.isEmpty ? "" : ": \(record.said)"
            found.append(
                FatalComparison(cause: way.identity.causeWords + said, scriptCount: 1, in: comparison))
        }
        return true
    }

    /// Counts children that something outside has killed; the death is no script's.
    func noteKilled(_ count: Int = 1) { killedCount += count }

    /// Whether a script is not to be so compared: it has died of that, or too many others have.
    func forbids(_ comparison: Comparison, _ script: Script) -> Bool {
        guard let deaths = deaths[comparison] else { return false }
        return deaths.areTooMany || deaths.scripts.contains(Data(ScriptBinary.encode(script)))
    }

    /// With what nothing of the scene is compared any more.
    var stopped: Set<Comparison> { Set(deaths.filter(\.value.areTooMany).keys) }
}

extension TransitionScene {
    /// Performs `body` in a child, and again without the comparison that killed it, or where something outside did.
    ///
    /// - Parameter script: the longest that it performs; nil for none.
    /// - Throws: as `runInChild` does.
    @MainActor
    func performInChild(
        _ script: Script? = nil, timeout: Double, prints: Bool = false, body: @MainActor (Journal) -> Data
    ) throws(IsolationError) -> ChildOutcome {
        let journalSize = script.map(Journal.size) ?? Journal.usualSize
        var killedCount = 0
        while true {
            let outcome = try runInChild(journalSize: journalSize, timeout: timeout, prints: prints, body: body)
            switch outcome {
            case .finished: return outcome
            case .crashed(let crash) where crash.isFromOutside && killedCount < 2:
                killedCount += 1
                fatalComparisons.noteKilled()
            case .crashed(let crash), .hung(let crash):
                guard fatalComparisons.note(crash) else { return outcome }
            }
        }
    }
}
