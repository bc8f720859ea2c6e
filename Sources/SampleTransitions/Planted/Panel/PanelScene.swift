import TransitionRunner
import UIKit

extension TransitionScene {
    /// A desk and its panel, with buttons that show and close it.
    static func panel(_ name: String, _ habits: PanelHabits) -> TransitionScene {
        plainHost(name, show: "show panel", close: "close panel", make: { PanelController(habits) }) { $0.close() }
    }
}
