/// Why a rest of a run has nothing in the undisturbed twin that it could be compared with.
public enum UncomparedReason: String, CaseIterable, Hashable, Codable, Sendable {
    /// What a finger hit is not there, or covered, in the twin.
    case touchNotFound
    /// A request of the run does not come in the twin, or does not finish.
    case requestMissing
    /// The twin asks for something else, or for more.
    case otherRequest
    /// The twin does not come to rest, or an exception froze it.
    case twinStuck
    /// The twin, which nothing disturbs, broke a rule by itself that says when an app goes on: it froze, died of an
    /// exception, or completed a transition twice. A script that does no more than the twin tells of it.
    case twinBroken
    /// The way to the background or back, or a change of size, asked for a transition.
    case environment
    /// Something that was left to be done later had not come yet.
    case stillToCome
    /// The window has another size.
    case windowSize
    /// Other controllers are on screen.
    case otherControllers
    /// A sheet cannot be brought to the height at which it stood.
    case otherHeight
    /// The app died in the twin, or in another run that the script is compared with.
    case twinDied
}
