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

    @Test("9.9 pages of a stack stand in their new place from the end of a push or pop on", arguments: [true, false])
    func amidTransition(isPush: Bool) {
        let (first, second) = (UIViewController(), UIViewController())
        let stage = Launch(UINavigationController(rootViewController: first))
        if isPush {
            stage.root.pushViewController(second, animated: true)
        } else {
            stage.root.setViewControllers([first, second], animated: false)
            stage.app.advanceToRest()
            stage.root.popViewController(animated: true)
        }
        stage.app.advance(frames: 5)
        stage.app.resize(to: new)
        stage.app.advanceUntilEnd(of: stage.root)
        let top = isPush ? second : first
        #expect(top.view.window != nil && top.view.frame == CGRect(origin: .zero, size: new))
    }

    @Test("8.10, 9.9 a page that stays after a swipe stands in its new place from the end of the swipe on")
    func amidSwipe() {
        let (first, second) = (UIViewController(), UIViewController())
        let stage = Launch(UINavigationController(rootViewController: first))
        stage.root.setViewControllers([first, second], animated: false)
        stage.app.advanceToRest()
        stage.app.pan(from: CGPoint(x: 5, y: 400), by: CGVector(dx: 100, dy: 0), frames: 20, ending: .hold)
        stage.app.resize(to: new)
        stage.app.advanceUntilEnd(of: stage.root)
        #expect(stage.root.topViewController === second)
        #expect(second.view.window != nil && second.view.frame == CGRect(origin: .zero, size: new))
    }
}

extension HeadlessApp {
    /// To the frame in which the stack's transition ends.
    @MainActor fileprivate func advanceUntilEnd(of stack: UINavigationController) {
        for _ in 0..<120 where stack.transitionCoordinator != nil { advance(frames: 1) }
    }
}
