import TransitionRunner
import UIKit

extension ZooEntry {
    static let b61 = ZooEntry(
        "B61", "A panel that is presented without animation does not show.",
        triggers: [.unanimated], caughtBy: ["screen-is-not-blank"]
    ) { name, isFlawed in .modal(name) { HiddenPage(isFlawed: isFlawed) }.withUnanimatedButtons() }
}

private final class HiddenPage: ModalPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        // The flaw: the animator alone shows the page, and without animation there is none.
        view.alpha = isFlawed ? 0 : 1
    }

    override func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        ShowingAnimator(.entering)
    }
}

private final class ShowingAnimator: SlideAnimator {
    override func prepare(_ context: UIViewControllerContextTransitioning) {
        super.prepare(context)
        context.view(forKey: .to)?.alpha = 1
    }
}
