import TransitionRunner
import UIKit

extension ZooEntry {
    static let b60 = ZooEntry(
        "B60", "The screen is black after a menu was closed without animation.",
        triggers: [.unanimated], caughtBy: ["screen-is-not-blank"]
    ) { name, isFlawed in .modal(name) { CurtainPage(isFlawed: isFlawed) }.withUnanimatedButtons() }
}

private final class CurtainPage: AnimatedPage {
    private weak var presenter: UIViewController?

    init(isFlawed: Bool) {
        super.init(
            isFlawed: isFlawed, style: .overFullScreen, entering: { CurtainAnimator(.entering, isFlawed: isFlawed) },
            leaving: { CurtainAnimator(.leaving, isFlawed: isFlawed) })
    }

    required init?(coder: NSCoder) {
        fatalError("Pages are made in code: call init(isFlawed:).")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter = presentingViewController
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if !isFlawed { presenter?.view.alpha = 0 }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if !isFlawed { presenter?.view.alpha = 1 }
    }
}

/// Puts the presenter out of sight while the page is there.
private final class CurtainAnimator: SlideAnimator {
    override func restore(_ context: UIViewControllerContextTransitioning) {
        super.restore(context)
        // The flaw: only the animator shows the presenter again, and without animation there is none.
        guard isFlawed, let presenter = context.viewController(forKey: way == .entering ? .from : .to) else { return }
        let isThere = (way == .entering) != context.transitionWasCancelled
        presenter.view.alpha = isThere ? 0 : 1
    }
}
