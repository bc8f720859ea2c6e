import UIKit

/// Presents a card: by code, or under a finger that comes in from the right edge.
class CardHostController: UIViewController {
    let behaviour: CardBehaviour
    let transition: CardTransition
    private var keptCard: CardController?
    /// For plants that keep a flag of their own.
    var isBusy = false

    init(_ behaviour: CardBehaviour) {
        self.behaviour = behaviour
        transition = CardTransition(behaviour)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("CardHostController is made in code")
    }

    /// Whether a card is there, coming or going.
    var isShowingCard: Bool { presentedViewController != nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        let edge = UIScreenEdgePanGestureRecognizer(
            target: self, action: Selector("pull(_:)", CardHostController.pull(_:)))
        edge.edges = .right
        view.addGestureRecognizer(edge)
    }

    /// A view is given its new frame without a transform, which would distort it.
    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        let transform = view.transform
        guard !transform.isIdentity else { return }
        view.transform = .identity
        coordinator.animate { _ in self.view.transform = transform }
    }

    func showCard() {
        // A card that is kept must not be asked for twice while a change of size keeps the first request waiting.
        guard behaviour.mayShow(self), !behaviour.reusesCard || transitionCoordinator == nil else { return }
        let card = keptCard ?? CardController(transition)
        if behaviour.reusesCard { keptCard = card }
        dress(card)
        present(card, animated: true)
    }

    /// Gives a card what it needs to come and go as the behaviour says.
    func dress(_ card: UIViewController) {
        card.modalPresentationStyle = behaviour.style
        card.transitioningDelegate = (card as? CardController)?.transition ?? transition
        behaviour.prepares(card)
    }

    func pull(_ edge: UIScreenEdgePanGestureRecognizer) {
        let way = -edge.translation(in: view.window).x / max(view.bounds.width, 1)
        transition.driver.handle(edge, progress: way) { [weak self] in self?.showCard() }
    }
}

extension UIViewController {
    /// The host of a card that the controller is, or holds.
    var cardHost: CardHostController? { self as? CardHostController ?? children.lazy.compactMap(\.cardHost).first }
}
