import TransitionRunner
import UIKit

/// Two tabs that slide, and of which a swipe from the right edge selects the next: its own delegate.
class Tabs: UITabBarController, UITabBarControllerDelegate {
    private let onward: EdgeDriver

    init(onward: EdgeDriver = EdgeDriver()) {
        self.onward = onward
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("Tabs are made in code: call init(onward:).")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        viewControllers = [Page(), Page(color: .systemGreen)]
        onward.controller = self
        onward.request = { [weak self] in self?.selectedIndex = 1 }
        onward.attach(to: view, edge: .right)
    }

    /// The button.
    func select(_ index: Int) {
        guard transitionCoordinator == nil else { return }
        selectedIndex = index
    }

    // MARK: UITabBarControllerDelegate

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
        transitionCoordinator == nil
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        SlideAnimator(toVC === viewControllers?.last ? .entering : .leaving)
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        onward.driverForRequest()
    }
}

extension TransitionScene {
    /// Two tabs, with a button for each.
    static func tabs(_ name: String, _ makeTabs: @escaping @MainActor () -> Tabs) -> TransitionScene {
        TransitionScene(name) { makeTabs() }
            .action("select 0", when: { $0.tabs?.selectedIndex == 1 }) { $0.tabs?.select(0) }
            .action("select 1", when: { $0.tabs?.selectedIndex == 0 }) { $0.tabs?.select(1) }
    }
}

extension HeadlessApp {
    var tabs: Tabs? { topViewController as? Tabs }
}
