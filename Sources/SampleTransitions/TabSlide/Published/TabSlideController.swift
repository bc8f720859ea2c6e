import UIKit

/// Tabs that a swipe from an edge slides to their neighbours.
final class TabSlideController: UITabBarController, TabSelecting {
    private let interaction = TabSlideInteraction()

    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = TabPage.makeAll()
        delegate = self
        for edge in [UIRectEdge.left, .right] {
            let swipe = UIScreenEdgePanGestureRecognizer(
                target: self, action: Selector("swiped(_:)", TabSlideController.swiped(_:)))
            swipe.edges = edge
            view.addGestureRecognizer(swipe)
        }
    }

    func selectTab(at index: Int) {
        selectedIndex = index
    }

    func swiped(_ swipe: UIScreenEdgePanGestureRecognizer) {
        let direction = swipe.edges == .left ? -1 : 1
        let progress = -CGFloat(direction) * swipe.translation(in: view).x / view.bounds.width
        switch swipe.state {
        case .began:
            let neighbour = selectedIndex + direction
            guard viewControllers?.indices.contains(neighbour) == true else { return }
            interaction.isActive = true
            selectedIndex = neighbour
        case .changed:
            interaction.update(progress)
        case .ended, .cancelled:
            interaction.isActive = false
            interaction.end(finishes: progress > 0.5)
        default:
            break
        }
    }
}

extension TabSlideController: UITabBarControllerDelegate {
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
        interaction.isActive ? interaction : nil
    }
}
