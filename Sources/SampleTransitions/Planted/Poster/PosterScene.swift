import TransitionRunner
import UIKit

extension TransitionScene {
    /// A wall and its poster, with buttons that hang it up and take it off.
    static func poster(_ name: String, _ habits: PosterHabits) -> TransitionScene {
        plainHost(name, show: "hang up", close: "take off", make: { PosterController(habits) }) {
            $0.dismiss(animated: true)
        }
    }
}
