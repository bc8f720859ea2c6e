/// The list of scenes of a new package, with one to begin with.
struct SceneTemplate {
    static let path = "Sources/Scenes/Scenes.swift"

    let code: AppCode

    var text: String {
        """
        @testable import App
        import TransitionCommands
        import UIKit

        /// Every scene: the command `checks` has them, and the tests search them.
        ///
        /// A scene begins with the controller that it makes. What a finger can do needs no more words: buttons, cells,
        /// tabs and gestures are found on the screen. What something else does, as a timer or a message, is an action:
        /// `.action("log out") { app in … }` after the scene's closing brace.
        public let scenes = [
            TransitionScene("\(code.sceneName)") {
                \(root)
            }
        ]

        """
    }

    private var root: String {
        switch code {
        case .example: "RecipeListViewController()"
        case .linked(_, let root?): root
        case .linked(_, nil):
            "#error(\"In place of this line, make the controller that the app begins with: HomeViewController()\")"
        }
    }
}
