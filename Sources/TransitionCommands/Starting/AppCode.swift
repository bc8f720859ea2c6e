/// The code that a new package tests.
enum AppCode {
    /// A small transition of the toolkit's own, with a bug to be found.
    case example
    /// The app's, and the expression that makes its first controller; nil where that is left to the user.
    case linked(LinkedSources, root: String?)

    /// The only scene to begin with.
    var sceneName: String {
        switch self {
        case .example: "recipes"
        case .linked: "app"
        }
    }
}
