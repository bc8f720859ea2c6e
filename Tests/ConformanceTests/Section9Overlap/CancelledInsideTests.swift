import Testing
import UIKit

@Suite("1.1 Cancels in a stack whose tab change is cancelled")
@MainActor
struct CancelledInsideTests {
    /// Vends an animator, and the driver of the moment.
    final class Vendor: NSObject, UITabBarControllerDelegate, UINavigationControllerDelegate {
        let animator = ContainerAnimator(CallLog())
        let driver = UIPercentDrivenInteractiveTransition()
        var drives = true

        func tabBarController(
            _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { drives ? driver : nil }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { drives ? driver : nil }
    }

    @Test("1.1 a pop that is cancelled after the change around it leaves appeared who is in the window, no other")
    func popInside() {
        for frames in 0..<4 {
            let (log, stage) = (CallLog(), Launch(UITabBarController()))
            let (below, top) = (RecordingController("below", log), RecordingController("top", log))
            let stack = UINavigationController(rootViewController: below)
            stack.pushViewController(top, animated: false)
            let (outer, inner) = (Vendor(), Vendor())
            stage.root.viewControllers = [stack, RecordingController("other", log)]
            stage.app.advanceToRest()
            (stage.root.delegate, stack.delegate) = (outer, inner)
            _ = log.take()
            stage.app.perform { _ in stage.root.selectedIndex = 1 }
            stage.app.advance(frames: 2)
            stage.app.perform { _ in outer.driver.update(0.4) }
            stage.app.perform { _ in outer.driver.cancel() }
            stage.app.advance(frames: frames)
            stage.app.perform { _ in stack.popViewController(animated: true) }
            stage.app.advance(frames: 2)
            stage.app.perform { _ in inner.driver.update(0.4) }
            stage.app.advance(frames: 1)
            stage.app.perform { _ in inner.driver.cancel() }
            #expect(stage.app.advanceToRest() == .rest)
            let calls = log.take()
            #expect(top.view.window != nil && below.viewIfLoaded?.window == nil)
            #expect(lastCall(of: "top", in: calls)?.contains("viewDidAppear") ?? true, "\(frames): \(calls)")
            #expect(lastCall(of: "below", in: calls)?.contains("viewDidDisappear") ?? true, "\(frames): \(calls)")
        }
    }

    private func lastCall(of name: String, in calls: [String]) -> String? {
        calls.last { $0.contains(name) && ($0.contains("Appear") || $0.contains("Disappear")) }
    }
}
