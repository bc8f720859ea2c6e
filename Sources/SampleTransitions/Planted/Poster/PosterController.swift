import UIKit

/// A poster over a wall, which a drag downwards takes off.
final class PosterController: UIViewController, UIViewControllerTransitioningDelegate {
    private let habits: PosterHabits
    /// The removal that a drag has asked for.
    private var draggedRemoval: (any PosterRemoval)?

    init(_ habits: PosterHabits) {
        self.habits = habits
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
        transitioningDelegate = self
    }

    required init?(coder: NSCoder) {
        fatalError("PosterController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemRed
        view.addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: Selector("dragged(_:)", PosterController.dragged(_:))))
    }

    func dragged(_ pan: UIPanGestureRecognizer) {
        let height = view.window?.bounds.height ?? 0
        let progress = height > 0 ? pan.translation(in: view.window).y / height : 0
        switch pan.state {
        case .began: beginRemoval()
        case .changed: draggedRemoval?.move(to: progress)
        case .ended: draggedRemoval?.letGo(finishes: progress > 0.3)
        default: draggedRemoval?.letGo(finishes: false)
        }
    }

    private func beginRemoval() {
        guard draggedRemoval == nil, presentingViewController != nil, !isBeingPresented, !isBeingDismissed else {
            return
        }
        let removal: any PosterRemoval = habits.usesPercentDriver ? PosterDriver(habits) : PosterHand(habits)
        removal.onEnd = { [weak self] in self?.draggedRemoval = nil }
        draggedRemoval = removal
        dismiss(animated: true)
        if !isBeingDismissed, !removal.isTaken { draggedRemoval = nil }
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        let animator = PosterAnimator()
        animator.onEnd = draggedRemoval?.onEnd ?? {}
        return animator
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        guard let removal = draggedRemoval, !removal.isTaken else { return nil }
        removal.isTaken = true
        removal.animator = animator as? PosterAnimator
        return removal
    }
}

/// What a drag does to the removal that it has asked for.
@MainActor
protocol PosterRemoval: AnyObject, UIViewControllerInteractiveTransitioning {
    var onEnd: () -> Void { get set }
    /// Whether UIKit has taken it.
    var isTaken: Bool { get set }
    var animator: PosterAnimator? { get set }

    /// - Parameter progress: points down, as a share of the screen.
    func move(to progress: CGFloat)
    func letGo(finishes: Bool)
}
