import UIKit

/// Slides over its host; code or a finger from the left edge takes it away.
final class CardController: UIViewController {
    let transition: CardTransition
    /// For plants that tie an object to the card.
    var keepsake: AnyObject?
    /// For plants that do not let it go any more.
    var isLocked = false

    init(_ transition: CardTransition) {
        self.transition = transition
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("CardController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemOrange
        let edge = UIScreenEdgePanGestureRecognizer(
            target: self, action: Selector("push(_:)", CardController.push(_:)))
        edge.edges = .left
        view.addGestureRecognizer(edge)
    }

    func close() {
        guard !isLocked, presentingViewController != nil, !isBeingPresented, !isBeingDismissed else { return }
        dismiss(animated: true)
    }

    func push(_ edge: UIScreenEdgePanGestureRecognizer) {
        let way = edge.translation(in: view.window).x / max(view.window?.bounds.width ?? 1, 1)
        transition.driver.handle(edge, progress: way) { [weak self] in self?.close() }
    }
}
