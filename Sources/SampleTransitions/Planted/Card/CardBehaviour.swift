import UIKit

/// In what a card's transition differs from one that is right in everything.
@MainActor
struct CardBehaviour: Sendable {
    var style = UIModalPresentationStyle.fullScreen
    /// Seconds; 0 completes inside `animateTransition`.
    var duration: TimeInterval = 0.3
    /// Whether the host presents one and the same card every time.
    var reusesCard = false
    /// Whether the host may present its card now.
    var mayShow: @MainActor @Sendable (CardHostController) -> Bool = { !$0.isShowingCard }
    /// Called with a card that is about to be presented.
    var prepares: @MainActor @Sendable (UIViewController) -> Void = { _ in }
    /// Called before the animation begins.
    var begins: @MainActor @Sendable (CardCourse) -> Void = { _ in }
    /// Whether a transition by code runs back from its middle, although no finger has cancelled it.
    var givesUp: @MainActor @Sendable (CardCourse) -> Bool = { _ in false }
    /// Called when the animation is over and the views are where they belong.
    var ends: @MainActor @Sendable (CardCourse) -> Void = { _ in }
    /// Tells UIKit of the end.
    var completes: @MainActor @Sendable (CardCourse) -> Void = { $0.context.completeTransition(!$0.wasCancelled) }
    /// What UIKit may interrupt, made of the animator that moves the card at each of its asks.
    var interruptibleAnimator: @MainActor @Sendable (UIViewPropertyAnimator) -> any UIViewImplicitlyAnimating = { $0 }
}

/// One presentation or dismissal of a card under way.
@MainActor
struct CardCourse {
    let context: any UIViewControllerContextTransitioning
    let animator: CardAnimator
    let host: CardHostController
    let card: CardController
    let isPresentation: Bool
    var wasCancelled = false
}
