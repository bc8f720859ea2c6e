import TransitionCommands
import UIKit

@testable import App

/// A list of trips that shows each trip on a card.
private func trips(_ name: String, keepsCard: Bool = false, inStack: Bool = false) -> TransitionScene {
    TransitionScene(name) {
        let trips = TripsController(keepsCard: keepsCard)
        return inStack ? UINavigationController(rootViewController: trips) : trips
    }
    .action("dismiss by code", when: { $0.topViewController is CardController }) {
        $0.topViewController?.dismiss(animated: true)
    }
    .callback("shown", onceAfter: .finished(.presentation, of: "CardController"))
    .callback("gone", onceAfter: .finished(.dismissal, of: "CardController"))
}

public let scenes: [TransitionScene] = [
    trips("deck"), trips("deck-kept", keepsCard: true), trips("deck-in-stack", inStack: true),
    trips("deck-at-once")
        .action("show a card at once", when: { $0.trips != nil }) { $0.trips?.showCard(animated: false) }
        .action("dismiss at once", when: { $0.topViewController is CardController }) {
            $0.topViewController?.dismiss(animated: false)
        },
]

extension HeadlessApp {
    fileprivate var trips: TripsController? {
        (topViewController as? UINavigationController)?.topViewController as? TripsController
            ?? topViewController as? TripsController
    }
}

private final class TripsController: UIViewController {
    private let deck = DeckTransitioningDelegate(
        presentCompletion: { if $0 { HeadlessApp.heard("shown") } },
        dismissCompletion: { if $0 { HeadlessApp.heard("gone") } })
    private let kept: CardController?

    init(keepsCard: Bool) {
        kept = keepsCard ? CardController() : nil
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let button = UIButton(
            frame: CGRect(x: 40, y: 300, width: 200, height: 60),
            primaryAction: UIAction(title: "Show") { [weak self] _ in self?.showCard(animated: true) })
        view.addSubview(button)
    }

    func showCard(animated: Bool) {
        let card = kept ?? CardController()
        guard card.presentingViewController == nil else { return }
        card.transitioningDelegate = deck
        card.modalPresentationStyle = .custom
        present(card, animated: animated)
    }
}

private final class CardController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .yellow
        let button = UIButton(
            frame: CGRect(x: 40, y: 40, width: 120, height: 50),
            primaryAction: UIAction(title: "Close") { [weak self] _ in self?.dismiss(animated: true) })
        view.addSubview(button)
    }
}
