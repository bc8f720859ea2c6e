import TransitionCore
import TransitionRunner

/// A real bug of a real transition, as a small scene, with its repair.
///
/// Use entries to measure the search: it has to find the flaw in `scene`, by one of `caughtBy`, and nothing
/// in `repair`.
public struct ZooEntry: Sendable {
    /// The bug's number: `B02`; a letter follows where one report tells of several: `B43b`.
    public let id: String
    /// What a user saw, in one sentence.
    public let title: String
    /// What has to happen for the bug to show.
    public let triggers: [TriggerFamily]
    /// The rules that may be the first to tell of it.
    public let caughtBy: [InvariantID]
    /// The profiles under which the bug shows and its repair is right; other than `.standard` for a bug that needs a
    /// fault of UIKit's.
    public let profiles: ProfileSet
    /// Whether the bug shows by UIKit's answers to contested rules that the ledger takes, or needs another one: then
    /// its search has to count those.
    public let contested: ContestedFailures
    /// The scene that has the bug, `zoo-B02`.
    public let scene: TransitionScene
    /// The same scene repaired, `zoo-B02-repaired`.
    public let repair: TransitionScene

    /// An entry whose two scenes differ by a switch.
    ///
    /// - Parameter makeScene: makes the scene of the given name, with the flaw or without it.
    public init(
        _ id: String, _ title: String, triggers: [TriggerFamily], caughtBy: [InvariantID],
        profiles: ProfileSet = .standard, contested: ContestedFailures = .warn,
        makeScene: (_ name: String, _ isFlawed: Bool) -> TransitionScene
    ) {
        self.id = id
        self.title = title
        self.triggers = triggers
        self.caughtBy = caughtBy
        self.profiles = profiles
        self.contested = contested
        scene = makeScene("zoo-\(id)", true)
        repair = makeScene("zoo-\(id)-repaired", false)
    }
}
