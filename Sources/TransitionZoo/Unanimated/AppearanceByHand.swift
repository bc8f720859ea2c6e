import TransitionRunner
import UIKit

// Appearance calls that the code makes itself.

extension ZooEntry {
    static let b71 = ZooEntry(
        "B71", "UIKit complains of unbalanced appearance calls: it makes them already.",
        triggers: [.again], caughtBy: ["appearance-is-balanced"]
    ) { name, isFlawed in .modal(name) { AnimatedPage(entering: { ForwardingAnimator(.entering, isFlawed: isFlawed) }) }
    }

    static let b72 = ZooEntry(
        "B72", "A presenter is told that it has disappeared, and never that it is back.",
        triggers: [.unanimated], caughtBy: ["appearance-is-balanced"]
    ) { name, isFlawed in
        .modal(name) {
            // Over full screen, UIKit tells the presenter nothing: the page's animators do.
            AnimatedPage(
                style: .overFullScreen, entering: { TellingAnimator(.entering, isFlawed: isFlawed) },
                leaving: { TellingAnimator(.leaving, isFlawed: isFlawed) })
        }
        .withUnanimatedButtons()
    }

    static let b74 = ZooEntry(
        "B74", "A presenter that stays in place is told that it goes and not that it comes.",
        triggers: [.again], caughtBy: ["appearance-is-balanced"]
    ) { name, isFlawed in .modal(name) { TellingPage(isFlawed: isFlawed, style: .overFullScreen) } }
}

private final class ForwardingAnimator: SlideAnimator {
    override func prepare(_ context: UIViewControllerContextTransitioning) {
        super.prepare(context)
        // The flaw: a full screen presentation tells its presenter itself.
        if isFlawed { context.viewController(forKey: .from)?.beginAppearanceTransition(false, animated: true) }
    }

    override func restore(_ context: UIViewControllerContextTransitioning) {
        super.restore(context)
        if isFlawed { context.viewController(forKey: .from)?.endAppearanceTransition() }
    }
}

private final class TellingAnimator: SlideAnimator {
    override func prepare(_ context: UIViewControllerContextTransitioning) {
        super.prepare(context)
        presenter(context)?.beginAppearanceTransition(way == .leaving, animated: true)
    }

    override func restore(_ context: UIViewControllerContextTransitioning) {
        super.restore(context)
        if context.transitionWasCancelled {
            presenter(context)?.beginAppearanceTransition(way == .entering, animated: true)
        }
        presenter(context)?.endAppearanceTransition()
    }

    /// The flaw: a transition without animation has no animator, and so one of the two ways may tell nothing.
    private func presenter(_ context: UIViewControllerContextTransitioning) -> UIViewController? {
        isFlawed ? context.viewController(forKey: way == .entering ? .from : .to) : nil
    }
}

/// Tells its presenter what UIKit tells the page.
private final class TellingPage: ModalPage {
    private weak var presenter: UIViewController?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter = presentingViewController
        presenter?.beginAppearanceTransition(false, animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        presenter?.endAppearanceTransition()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        // The flaw: that it comes back is told by nobody.
        if !isFlawed { presenter?.beginAppearanceTransition(true, animated: animated) }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if !isFlawed { presenter?.endAppearanceTransition() }
    }
}
