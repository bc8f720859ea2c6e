import TransitionRunner
import UIKit

extension ZooEntry {
    static let b61 = ZooEntry(
        "B61", "A panel that is presented without animation does not show.",
        triggers: [.unanimated], caughtBy: ["screen-is-not-blank", "unanimated-is-equivalent"]
    ) { name, isFlawed in
        .modal(name) { HiddenPage(isFlawed: isFlawed, entering: { ShowingAnimator(.entering) }) }
            .withUnanimatedButtons()
    }
}

private final class HiddenPage: AnimatedPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        // The flaw: the animator alone shows the page, and without animation there is none.
        view.alpha = isFlawed ? 0 : 1
    }
}

private final class ShowingAnimator: SlideAnimator {
    override func prepare(_ context: UIViewControllerContextTransitioning) {
        super.prepare(context)
        context.view(forKey: .to)?.alpha = 1
    }
}
