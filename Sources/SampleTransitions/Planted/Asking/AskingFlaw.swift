import UIKit

/// What is wrong with a transition that is asked for in one of many ways, by the rule that is to find it.
///
/// Each needs the undisturbed twin: without it nobody knows what the transition should have led to.
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
}
