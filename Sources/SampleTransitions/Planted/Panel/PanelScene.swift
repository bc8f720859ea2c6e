import TransitionRunner
import UIKit

extension TransitionScene {
    /// A desk and its panel, with buttons that show and close it.
    static func panel(_ name: String, _ habits: PanelHabits) -> TransitionScene {
        TransitionScene(name) {
            let desk = UIViewController()
            desk.view.backgroundColor = .white
            return desk
        }
        .action("show panel", when: { !($0.topViewController is PanelController) }) {
            $0.topViewController?.present(PanelController(habits), animated: true)
        }
        .action("close panel", when: { $0.topViewController is PanelController }) {
            ($0.topViewController as? PanelController)?.close()
        }
    }
}
