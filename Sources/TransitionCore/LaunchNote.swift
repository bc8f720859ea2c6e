/// What is wrong with a scene before its first step, so that what a search says of it means little.
public enum LaunchNote: Hashable, Codable, Sendable {
    /// It does not come to rest by itself; each entry names one thing that is still under way.
    case neverRests([String])
    /// Nothing of the root controller's view can be seen.
    case isBlank(controller: String)
    /// The root controller's view can be seen, and no touch reaches it.
    case takesNoTouches(controller: String)
    /// A transition is asked for before the controller has appeared, as from `viewDidLoad`; UIKit refuses many.
    case asksBeforeItAppears(controller: String)
    /// Two of its actions have one name, of which only the later is performed.
    case replacesAction(String)
}
