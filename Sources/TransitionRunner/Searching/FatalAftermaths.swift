import Foundation
import TransitionCore
import TransitionInvariants

/// Scripts that kill their process only after their run: the app dies in their undisturbed twin, in that under other
/// conditions, or as it is freed.
///
/// None of that is what the script did, so its death is no failure of the script: no app is freed in the midst of its
/// use. It is judged without what it died of.
@MainActor
final class FatalAftermaths {
    /// So many say that others would die as well; from then on it is performed for no script of the scene.
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
        let aftermath: Aftermath
    }

    private var deaths: [Aftermath: Deaths] = [:]
    private(set) var found: [FatalAftermath] = []
    /// What each of those found is, one for one.
    private var ways: [Way] = []

    nonisolated init() {}

    /// Takes a death up if it is one of these.
    ///
    /// - Returns: whether the script is worth another try, which will not compare it.
    func note(_ crash: ChildCrash) -> Bool {
        guard let aftermath = crash.journal.aftermath,
            deaths[aftermath, default: Deaths()].scripts.insert(crash.journal.bytes).inserted
        else { return false }
        if crash.reason == .hang { deaths[aftermath]?.hangCount += 1 }
        let record = CrashExplainer.record(of: crash)
        let way = Way(identity: DeathRule.standard.violation(record).identity, aftermath: aftermath)
        if let index = ways.firstIndex(of: way) {
            found[index].scriptCount += 1
        } else {
            ways.append(way)
            let said = record.said.isEmpty ? "" : ": \(record.said)"
            found.append(
                FatalAftermath(cause: way.identity.causeWords + said, scriptCount: 1, in: aftermath))
        }
        return true
    }

    /// Whether that is not to be performed for a script: it has died of it, or too many others have.
    func forbids(_ aftermath: Aftermath, _ script: Script?) -> Bool {
        guard let deaths = deaths[aftermath] else { return false }
        return deaths.areTooMany || script.map { deaths.scripts.contains(Data(ScriptBinary.encode($0))) } ?? false
    }

    /// What is performed for no script of the scene any more.
    var stopped: Set<Aftermath> { Set(deaths.filter(\.value.areTooMany).keys) }
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
        while true {
            let outcome = try KilledChildren.outcome(
                journalSize: journalSize, timeout: timeout, prints: prints, body: body)
            switch outcome {
            case .finished: return outcome
            case .crashed(let crash), .hung(let crash):
                guard fatalAftermaths.note(crash) else { return outcome }
            }
        }
    }
}
