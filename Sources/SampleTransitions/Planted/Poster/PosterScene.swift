import TransitionRunner
import UIKit

extension TransitionScene {
    /// A wall and its poster, with buttons that hang it up and take it off.
    static func poster(_ name: String, _ habits: PosterHabits) -> TransitionScene {
        TransitionScene(name) {
            let wall = UIViewController()
            wall.view.backgroundColor = .white
            return wall
        }
        .action("hang up", when: { !($0.topViewController is PosterController) }) {
            $0.topViewController?.present(PosterController(habits), animated: true)
        }
        .action("take off", when: { $0.topViewController is PosterController }) {
            $0.topViewController?.dismiss(animated: true)
        }
    }
}
