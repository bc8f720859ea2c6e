import Testing
import UIKit

@Suite("9.9 the window changes its size: stacks and tabs")
@MainActor
struct ContainerSizeChangeTests {
    /// Notes its view's size alongside the change.
    private final class Measuring: UIViewController {
        var sizes: [CGSize] = []

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            sizes.append(view.bounds.size)
            coordinator.animate { _ in self.sizes.append(self.view.bounds.size) }
        }
    }

    private let new = CGSize(width: 844, height: 390)

    @Test("9.9 alongside blocks of a page in a stack find the new bounds, and the bar in its new place")
    func stack() {
        let page = Measuring()
        let stage = Launch(UINavigationController(rootViewController: page))
        stage.app.resize(to: new)
        #expect(page.sizes == [CGSize(width: 390, height: 844), new])
        #expect(stage.root.navigationBar.frame.width == new.width)
    }

    @Test("9.9 alongside blocks of a page in a tab find the new bounds, and the bar in its new place")
    func tabs() {
        let page = Measuring()
        let stage = Launch(
            { () -> UITabBarController in
                let tabs = UITabBarController()
                tabs.viewControllers = [UINavigationController(rootViewController: page), UIViewController()]
                return tabs
            }())
        stage.app.resize(to: new)
        #expect(page.sizes == [CGSize(width: 390, height: 844), new])
        #expect(stage.root.tabBar.frame.maxY == new.height && stage.root.tabBar.frame.width == new.width)
    }
}
