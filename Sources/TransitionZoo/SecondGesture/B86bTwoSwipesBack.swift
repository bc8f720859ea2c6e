import TransitionCore
import TransitionRunner
import UIKit

extension ZooEntry {
    /// Its pop is under way beside another transition only where UIKit does not let it wait (C16).
    static let b86b = ZooEntry(
        "B86b", "UIKit's own swipe back fights with the app's, and pops while a page comes or goes.",
        triggers: [.secondGesture, .requestDuringTransition], caughtBy: ["transitions-are-serial"],
        profiles: ProfileSet([.default, UIKitProfile(flipping: [.navigationRequestsQueue])]), contested: .fail
    ) { name, isFlawed in .stack(name) { TwiceSwipedStack(isFlawed: isFlawed) } }
}

private final class TwiceSwipedStack: Stack, UIGestureRecognizerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        // The flaw: this delegate asks nothing of UIKit's swipe, which then begins beside the app's, at any time.
        guard isFlawed else { return }
        interactivePopGestureRecognizer?.isEnabled = true
        interactivePopGestureRecognizer?.delegate = self
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        true
    }
}
