import UIKit

/// The transitions of one navigation controller, repaired: each is an object of its own, and the drag drives the one
/// that it has asked for or caught.
@MainActor
final class RepairedPushPopDirector: NSObject {
    private weak var navigationController: UINavigationController?
    private let pan = UIPanGestureRecognizer()
    /// The one that runs, or that the drag has asked for.
    private var transition: PushTransition?
    /// What the drag pops, from the request until UIKit asks for the animation.
    private weak var dragged: UIViewController?
    /// How a drag ended that was over before UIKit asked.
    private var earlyEnding: PushTransition.Ending?

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
        super.init()
        navigationController.delegate = self
        pan.delegate = self
        pan.maximumNumberOfTouches = 1
        pan.addTarget(self, action: Selector("panned(_:)", RepairedPushPopDirector.panned(_:)))
        navigationController.view.addGestureRecognizer(pan)
        if let popGesture = navigationController.interactivePopGestureRecognizer {
            pan.require(toFail: popGesture)
        }
    }

    /// Lets a transition that is held go on by itself: the stack goes away and no finger will end it.
    func letGo() {
        transition?.release(nil)
    }

    func panned(_ gesture: UIPanGestureRecognizer) {
        guard let view = navigationController?.view else { return }
        switch gesture.state {
        case .began:
            begin()
        case .changed:
            transition?.drag(by: gesture.translation(in: view).y)
        case .ended:
            end(transition?.ending(velocity: gesture.velocity(in: view).y) ?? .cancel)
        default:
            end(nil)
        }
    }

    private func begin() {
        if let transition {
            transition.grab()
        } else if let navigationController, navigationController.transitionCoordinator == nil {
            dragged = navigationController.topViewController
            if navigationController.popViewController(animated: true) == nil { dragged = nil }
        }
    }

    /// - Parameter ending: nil when the system took the finger away.
    private func end(_ ending: PushTransition.Ending?) {
        if let transition {
            transition.release(ending)
        } else if dragged != nil {
            earlyEnding = ending ?? .cancel
        }
    }
}

extension RepairedPushPopDirector: UIGestureRecognizerDelegate {
    /// Up or down on what is moving; down, with something to pop, at rest.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigationController else { return false }
        let translation = pan.translation(in: navigationController.view)
        guard abs(translation.y) > abs(translation.x) else { return false }
        if let transition { return transition.isUnderWay }
        return translation.y > 0 && navigationController.viewControllers.count > 1
            && navigationController.transitionCoordinator == nil
    }
}

extension RepairedPushPopDirector: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        let isDragged = operation == .pop && fromVC === dragged
        let transition = PushTransition(operation: operation, isDragged: isDragged, earlyEnding: earlyEnding)
        transition.onEnd = { [weak self, weak transition] in
            if let transition { self?.forget(transition) }
        }
        dragged = nil
        earlyEnding = nil
        self.transition = transition
        return transition
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        animationController as? PushTransition
    }

    private func forget(_ ended: PushTransition) {
        if transition === ended { transition = nil }
    }
}

/// A stack that keeps its transitions with it.
final class RepairedPushNavigationController: UINavigationController {
    private var transitions: RepairedPushPopDirector?

    override func viewDidLoad() {
        super.viewDidLoad()
        transitions = RepairedPushPopDirector(navigationController: self)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        transitions?.letGo()
    }
}
