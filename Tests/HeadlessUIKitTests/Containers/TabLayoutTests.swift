import HeadlessUIKit
import Testing

@Suite("The layout of tabs")
@MainActor
struct TabLayoutTests {
    /// Puts the view that comes into place at once.
    private final class Animator: NSObject, UIViewControllerAnimatedTransitioning, UITabBarControllerDelegate {
        func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.1 }

        func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
            guard let view = transitionContext.view(forKey: .to),
                let controller = transitionContext.viewController(forKey: .to)
            else { return }
            view.frame = transitionContext.finalFrame(for: controller)
            transitionContext.containerView.addSubview(view)
            transitionContext.completeTransition(true)
        }

        func tabBarController(
            _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { self }
    }

    @Test("A page that came with an animator follows a change of size, as one that came without does")
    func resized() {
        for animator in [Animator(), nil] {
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController(), UIViewController()]
            tabs.delegate = animator
            let app = HeadlessApp(root: tabs)
            app.advanceToRest()
            tabs.selectedIndex = 1
            app.advanceToRest()
            app.resize(to: CGSize(width: 844, height: 390))
            app.advanceToRest()
            #expect(tabs.selectedViewController?.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        }
    }
}
