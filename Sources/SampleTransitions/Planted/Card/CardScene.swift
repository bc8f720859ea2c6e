import TransitionRunner
import UIKit

extension TransitionScene {
    /// A host and its card, with buttons that show and close it.
    static func card(
        _ name: String, _ change: @escaping @MainActor @Sendable (inout CardBehaviour) -> Void = { _ in }
    ) -> TransitionScene {
        TransitionScene(name) {
            var behaviour = CardBehaviour()
            change(&behaviour)
            return CardHostController(behaviour)
        }
        .action("show card", when: { $0.topViewController is CardHostController }) { $0.cardHost?.showCard() }
        .action("close card", when: { $0.topViewController is CardController }) {
            ($0.topViewController as? CardController)?.close()
        }
    }
}

extension HeadlessApp {
    /// The host of a card scene.
    var cardHost: CardHostController? { window.rootViewController as? CardHostController }
}
