import UIKit

/// Tabs that a swipe from an edge slides to their neighbours, repaired: one selection at a time.
final class RepairedTabSlideController: UITabBarController, TabSelecting {
    private let interaction = RepairedTabSlideInteraction()
    private weak var activeSwipe: UIGestureRecognizer?

    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = TabPage.makeAll()
        delegate = self
        for edge in [UIRectEdge.left, .right] {
            let swipe = UIScreenEdgePanGestureRecognizer(
                target: self, action: Selector("swiped(_:)", RepairedTabSlideController.swiped(_:)))
            swipe.edges = edge
            view.addGestureRecognizer(swipe)
        }
    }

    func selectTab(at index: Int) {
        // UIKit neither queues nor refuses a second selection during the first.
        guard transitionCoordinator == nil, interaction.isIdle else { return }
        selectedIndex = index
    }

    func swiped(_ swipe: UIScreenEdgePanGestureRecognizer) {
        let direction = swipe.edges == .left ? -1 : 1
        if swipe.state == .began { begin(swipe, direction) }
        guard activeSwipe === swipe, view.bounds.width > 0 else { return }
        let progress = min(max(-CGFloat(direction) * swipe.translation(in: view).x / view.bounds.width, 0), 1)
        switch swipe.state {
        case .began, .changed:
            interaction.update(progress)
        case .ended:
            activeSwipe = nil
            interaction.end(finishes: progress > 0.5)
        default:
            activeSwipe = nil
            interaction.end(finishes: false)
        }
    }

    private func begin(_ swipe: UIGestureRecognizer, _ direction: Int) {
        let neighbour = selectedIndex + direction
        guard transitionCoordinator == nil, interaction.isIdle, viewControllers?.indices.contains(neighbour) == true
        else { return }
        if interaction.request({ selectedIndex = neighbour }) { activeSwipe = swipe }
    }
}

extension RepairedTabSlideController: UITabBarControllerDelegate {
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        transitionCoordinator == nil && interaction.isIdle
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        let pages = viewControllers ?? []
        guard let from = pages.firstIndex(of: fromVC), let to = pages.firstIndex(of: toVC) else { return nil }
        return TabSlideAnimator(direction: to > from ? 1 : -1)
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        interaction.vendedForRequest()
    }
}
