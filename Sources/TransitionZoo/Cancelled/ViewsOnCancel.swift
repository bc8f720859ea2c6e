import TransitionRunner
import UIKit

// What becomes of the views when the swipe was taken back.

extension ZooEntry {
    static let b40 = ZooEntry(
        "B40", "The screen is black once a dismissal that was taken back is made again.",
        triggers: [.interactiveCancel, .again], caughtBy: ["view-state-is-restored", "screen-is-not-blank"]
    ) { name, isFlawed in
        .modal(name) {
            AnimatedPage(style: .overFullScreen, leaving: { PresenterRemovingAnimator(.leaving, isFlawed: isFlawed) })
        }
    }

    static let b41 = ZooEntry(
        "B41", "The page that stays is taken away when its dismissal is taken back.",
        triggers: [.interactiveCancel], caughtBy: ["screen-is-not-blank"]
    ) { name, isFlawed in
        .modal(name) { AnimatedPage(leaving: { TopRemovingAnimator(.leaving, isFlawed: isFlawed) }) }
    }

    static let b45 = ZooEntry(
        "B45", "A page that stays after a swipe back keeps the looks of leaving.",
        triggers: [.interactiveCancel], caughtBy: ["view-state-is-restored"]
    ) { name, isFlawed in .stack(name) { AnimatedStack { DimmingAnimator($0, isFlawed: isFlawed) } } }

    static let b50 = ZooEntry(
        "B50", "What lies behind a page stays small and dim after a swipe that was taken back.",
        triggers: [.interactiveCancel, .again], caughtBy: ["view-state-is-restored"]
    ) { name, isFlawed in
        .modal(
            name,
            host: {
                ModalHost(entrance: EdgeDriver()) {
                    AnimatedPage(entering: { DimmingAnimator(.entering, isFlawed: isFlawed) })
                }
            })
    }

    static let b52 = ZooEntry(
        "B52", "After some short swipes all touches are dead: a view nobody sees covers the window.",
        triggers: [.interactiveCancel, .again], caughtBy: ["no-residue"]
    ) { name, isFlawed in
        .modal(
            name,
            host: {
                ModalHost(entrance: EdgeDriver()) {
                    AnimatedPage(entering: { ShieldingAnimator(.entering, isFlawed: isFlawed) })
                }
            })
    }

    static let b55 = ZooEntry(
        "B55", "Useless shadows pile up under a stack's pages.",
        triggers: [.again], caughtBy: ["no-residue"]
    ) { name, isFlawed in .stack(name) { AnimatedStack { ShadowAnimator($0, isFlawed: isFlawed) } } }
}

private final class PresenterRemovingAnimator: SlideAnimator {
    override func restore(_ context: UIViewControllerContextTransitioning) {
        super.restore(context)
        // The flaw: over full screen the presenter's view has never left its place, and is not the animator's.
        if isFlawed, context.transitionWasCancelled { context.viewController(forKey: .to)?.view.removeFromSuperview() }
    }
}

private final class TopRemovingAnimator: SlideAnimator {
    override func restore(_ context: UIViewControllerContextTransitioning) {
        super.restore(context)
        // The flaw: the upper view is the one to go after a presentation that was taken back, not after a dismissal.
        if isFlawed, context.transitionWasCancelled { movingView(context)?.removeFromSuperview() }
    }
}

private final class DimmingAnimator: SlideAnimator {
    override func prepare(_ context: UIViewControllerContextTransitioning) {
        super.prepare(context)
        context.view(forKey: .from)?.alpha = 0.9
    }

    override func restore(_ context: UIViewControllerContextTransitioning) {
        super.restore(context)
        // The flaw: UIKit takes back what was animated, and this was not.
        if isFlawed, context.transitionWasCancelled { return }
        context.view(forKey: .from)?.alpha = 1
    }
}

private final class ShieldingAnimator: SlideAnimator {
    private let shield = UIView()

    override func prepare(_ context: UIViewControllerContextTransitioning) {
        super.prepare(context)
        shield.frame = context.containerView.bounds
        context.containerView.window?.addSubview(shield)
    }

    override func restore(_ context: UIViewControllerContextTransitioning) {
        super.restore(context)
        // The flaw: the shield stays when the page does not come.
        if isFlawed, context.transitionWasCancelled { return }
        shield.removeFromSuperview()
    }
}

private final class ShadowAnimator: SlideAnimator {
    private let shadow = UIView()

    override func prepare(_ context: UIViewControllerContextTransitioning) {
        super.prepare(context)
        shadow.frame = context.containerView.bounds
        shadow.backgroundColor = .black
        context.containerView.insertSubview(shadow, at: 1)
    }

    override func restore(_ context: UIViewControllerContextTransitioning) {
        super.restore(context)
        // The flaw: nobody takes the shadow away.
        if !isFlawed { shadow.removeFromSuperview() }
    }
}
