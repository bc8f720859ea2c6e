import UIKit

/// What is wrong with a transition that is asked for in one of many ways, by the rule that is to find it.
///
/// All but `model` need the undisturbed twin: without it nobody knows what the transition should have led to.
public enum AskingFlaw: String, CaseIterable, Sendable {
    /// A cancelled dismissal leaves a mark in the window.
    case residue = "no-residue"
    /// A cancelled dismissal leaves a cover over the card.
    case cover = "screen-is-not-blank"
    /// A dismissal that finishes after a cancelled one leaves the presenter dimmed.
    case dimming = "view-state-is-restored"
    /// A cancelled dismissal leaves a view over the card that nobody sees and that takes all touches.
    case shield = "input-is-live"
    /// The card stays transparent where no animator shows it.
    case unanimated = "unanimated-is-equivalent"
    /// The card's mark stays where it was put when the window gets another size.
    case layout = "relayout-is-right"
    /// A cancelled dismissal takes the page in the card from its stack, which holds it still.
    case model = "model-agrees"
    /// A cancelled dismissal leaves the card locked: a call does not take it away any more.
    case lock = "works-again-afterwards"

    /// The card's behaviour with the flaw.
    @MainActor
    var behaviour: CardBehaviour {
        var behaviour = CardBehaviour()
        switch self {
        case .residue:
            behaviour.ends = { if $0.isCancelledDismissal { $0.window?.addSubview(CardMark()) } }
        case .cover:
            behaviour.ends = { if $0.isCancelledDismissal { $0.cover(alpha: 1) } }
        case .shield:
            behaviour.ends = { if $0.isCancelledDismissal { $0.cover(alpha: 0.02) } }
        case .dimming:
            behaviour.ends = { course in
                if course.isCancelledDismissal { course.host.isBusy = true }
                guard !course.isPresentation, !course.wasCancelled, course.host.isBusy else { return }
                course.context.viewController(forKey: .to)?.view.alpha = 0.5
            }
        case .unanimated:
            behaviour.prepares = { $0.view.alpha = 0 }
            behaviour.begins = { $0.card.view.alpha = 1 }
        case .layout:
            behaviour.ends = { if $0.isPresentation, !$0.wasCancelled { $0.markCorner() } }
        case .model:
            behaviour.prepares = { $0.holdStack() }
            behaviour.ends = { if $0.isCancelledDismissal { $0.card.heldStack?.viewControllers[0].removeFromParent() } }
        case .lock:
            behaviour.ends = { if $0.isCancelledDismissal { $0.card.isLocked = true } }
        }
        return behaviour
    }
}

extension CardCourse {
    fileprivate var isCancelledDismissal: Bool { wasCancelled && !isPresentation }
    fileprivate var window: UIWindow? { context.containerView.window }

    fileprivate func cover(alpha: CGFloat) {
        guard let window else { return }
        let cover = UIView(frame: window.bounds)
        cover.backgroundColor = .black
        cover.alpha = alpha
        window.addSubview(cover)
    }

    /// In the upper right corner, for the size that the window has now.
    fileprivate func markCorner() {
        let mark = CardMark()
        mark.frame.origin.x = context.containerView.bounds.maxX - mark.frame.width
        context.containerView.addSubview(mark)
    }
}

extension UIViewController {
    fileprivate var heldStack: UINavigationController? { children.first as? UINavigationController }

    /// Shows a page in a stack of its own.
    fileprivate func holdStack() {
        let stack = UINavigationController(rootViewController: StackPage())
        addChild(stack)
        stack.view.frame = view.bounds
        stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack.view)
        stack.didMove(toParent: self)
    }
}
