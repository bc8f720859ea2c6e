import TransitionRunner
import UIKit

extension ZooEntry {
    static let b14 = ZooEntry(
        "B14", "A dismissal from code plays the presentation's animation, and breaks.",
        triggers: [.codeAfterGesture], caughtBy: ["completes-exactly-once"]
    ) { name, isFlawed in .modal(name) { DirectedPage(isFlawed: isFlawed) } }
}

private final class DirectedPage: ModalPage {
    private var isPresenting = true

    init(isFlawed: Bool) {
        super.init(isFlawed: isFlawed, style: .overFullScreen, exit: TurningDriver())
        (exit as? TurningDriver)?.onBegin = { [weak self] in self?.isPresenting = false }
    }

    required init?(coder: NSCoder) {
        fatalError("Pages are made in code: call init(isFlawed:).")
    }

    override func animationController(
        forDismissed dismissed: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        // The flaw: only the swipe turns the flag round.
        SheetAnimator(isPresenting: isFlawed && isPresenting)
    }
}

private final class TurningDriver: EdgeDriver {
    var onBegin: () -> Void = {}

    override func begin() {
        onBegin()
        super.begin()
    }
}

/// Serves both ways: UIKit hands over the sheet's view alone.
private final class SheetAnimator: SlideAnimator {
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init(.leaving)
    }

    override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard transitionContext.view(forKey: isPresenting ? .to : .from) != nil else { return }
        super.animateTransition(using: transitionContext)
    }
}
