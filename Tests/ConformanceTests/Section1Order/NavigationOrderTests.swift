import Testing
import UIKit

@Suite("1.9, 1.10 Order of callbacks: navigation")
@MainActor
struct NavigationOrderTests {
    @Test("A10, 1.9 first display of a navigation controller")
    func firstDisplay() {
        let log = CallLog()
        let delegate = NavigationRecorder(log)
        let stage = Launch(
            {
                let made = UINavigationController(rootViewController: RecordingController("A", log))
                made.delegate = delegate
                return made
            }())
        #expect(
            log.take() == [
                "A.viewDidLoad", "A.viewWillAppear", "willShow(A)", "A.viewIsAppearing", "didShow(A)",
                "A.viewDidAppear",
            ])
        #expect(stage.app.diagnostics.isEmpty)
    }

    @Test("A4, 1.9 push, animated: callback order")
    func push() {
        let fixture = NavigationFixture()
        fixture.navigation.pushViewController(fixture.b, animated: true)
        #expect(fixture.log.take() == ["B.willMove(parent)"])
        fixture.app.advanceToRest()
        #expect(
            fixture.log.take() == [
                "animationControllerFor(A, B)", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
                "willShow(B)", "B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear", "didShow(B)",
                "B.didMove(parent)",
            ])
        #expect(fixture.app.diagnostics.isEmpty)
    }

    @Test("A5, 1.9 pop, animated: callback order")
    func pop() {
        let fixture = NavigationFixture()
        fixture.show(fixture.b)
        fixture.navigation.popViewController(animated: true)
        #expect(fixture.log.take() == ["B.willMove(nil)"])
        fixture.app.advanceToRest()
        #expect(
            fixture.log.take() == [
                "animationControllerFor(B, A)", "B.viewWillDisappear", "A.viewWillAppear", "willShow(A)",
                "A.viewIsAppearing", "B.viewDidDisappear", "A.viewDidAppear", "didShow(A)", "B.didMove(nil)",
            ])
        #expect(fixture.delegate.operations == [.push, .pop])
        #expect(fixture.app.diagnostics.isEmpty)
    }

    @Test("1.2 the stack changes inside the call, the transition starts with the next layout")
    func deferredStart() {
        let fixture = NavigationFixture()
        fixture.navigation.pushViewController(fixture.b, animated: true)
        #expect(fixture.navigation.viewControllers == [fixture.a, fixture.b])
        #expect(fixture.navigation.topViewController === fixture.b)
        #expect(fixture.b.navigationController === fixture.navigation)
        #expect(!fixture.log.take().contains("A.viewWillDisappear"))
        fixture.app.advance()
        #expect(fixture.log.take().contains("A.viewWillDisappear"))
    }

    @Test("1.2 layoutIfNeeded of the navigation controller's view starts the transition early")
    func earlyStart() {
        let fixture = NavigationFixture(usesAnimator: true)
        fixture.navigation.pushViewController(fixture.b, animated: true)
        _ = fixture.log.take()
        fixture.navigation.view.layoutIfNeeded()
        #expect(
            fixture.log.take() == [
                "animationControllerFor(A, B)", "interactionControllerFor", "B.viewDidLoad", "A.viewWillDisappear",
                "B.viewWillAppear", "willShow(B)", "animate", "B.viewIsAppearing",
            ])
    }

    @Test("1.2 in viewWillDisappear of a pop the top is the target already")
    func topDuringPop() {
        final class Asking: RecordingController {
            override func viewWillDisappear(_ animated: Bool) {
                log("on stack: \(navigationController?.viewControllers.contains(self) ?? true)")
            }
        }
        let fixture = NavigationFixture()
        let controller = Asking("B", fixture.log)
        fixture.show(controller)
        fixture.navigation.popViewController(animated: true)
        fixture.app.advanceToRest()
        #expect(fixture.log.take().contains("on stack: false"))
    }

    @Test("1.9 popToRoot: only the old and the new top appear, the others are told of the parent alone")
    func popToRoot() {
        let fixture = NavigationFixture()
        fixture.show(fixture.b, fixture.c)
        let popped = fixture.navigation.popToRootViewController(animated: true)
        #expect(popped == [fixture.b, fixture.c])
        fixture.app.advanceToRest()
        #expect(
            fixture.log.take() == [
                "B.willMove(nil)", "C.willMove(nil)", "animationControllerFor(C, A)", "C.viewWillDisappear",
                "A.viewWillAppear", "willShow(A)", "A.viewIsAppearing", "C.viewDidDisappear", "A.viewDidAppear",
                "didShow(A)", "B.didMove(nil)", "C.didMove(nil)",
            ])
        #expect(fixture.navigation.children == [fixture.a])
    }

    @Test("1.9 popToViewController returns what goes; one that is not on the stack raises")
    func popTo() {
        let fixture = NavigationFixture()
        fixture.show(fixture.b, fixture.c)
        #expect(fixture.navigation.popToViewController(fixture.b, animated: false) == [fixture.c])
        fixture.app.advanceToRest()
        #expect(fixture.navigation.viewControllers == [fixture.a, fixture.b])
        fixture.navigation.popToViewController(fixture.c, animated: false)
        #expect(fixture.app.diagnostics.last?.text == "Tried to pop to a view controller that doesn't exist.")
    }

    @Test("1.9 setViewControllers is a push if the new top is new, a pop if it was there, nothing if it stays")
    func setViewControllers() {
        let fixture = NavigationFixture()
        let navigation = fixture.navigation
        navigation.setViewControllers([fixture.b, fixture.c], animated: true)
        fixture.app.advanceToRest()
        #expect(fixture.delegate.operations == [.push])
        #expect(navigation.children == [fixture.b, fixture.c])
        #expect(fixture.a.parent == nil)
        navigation.setViewControllers([fixture.b], animated: true)
        fixture.app.advanceToRest()
        #expect(fixture.delegate.operations == [.push, .pop])
        _ = fixture.log.take()
        navigation.setViewControllers([fixture.a, fixture.b], animated: true)
        fixture.app.advanceToRest()
        #expect(fixture.log.take() == ["A.willMove(parent)", "A.didMove(parent)"])
        #expect(fixture.delegate.operations == [.push, .pop])
        #expect(navigation.viewControllers == [fixture.a, fixture.b])
    }

    @Test("1.9 isMovingToParent and isMovingFromParent are true for the pushed and the popped one only")
    func movingFlags() {
        final class Flags: RecordingController {
            override func viewWillAppear(_ animated: Bool) { log("\(name) to \(isMovingToParent)") }
            override func viewDidAppear(_ animated: Bool) { log("\(name) to \(isMovingToParent)") }
            override func viewWillDisappear(_ animated: Bool) { log("\(name) from \(isMovingFromParent)") }
            override func viewDidDisappear(_ animated: Bool) { log("\(name) from \(isMovingFromParent)") }
        }
        let fixture = NavigationFixture()
        let (first, second) = (Flags("F", fixture.log), Flags("G", fixture.log))
        fixture.show(first)
        fixture.navigation.pushViewController(second, animated: true)
        fixture.app.advanceToRest()
        fixture.navigation.popViewController(animated: true)
        fixture.app.advanceToRest()
        let flags = fixture.log.take().filter { $0.hasSuffix("true") || $0.hasSuffix("false") }
        #expect(
            flags == [
                "F from false", "G to true", "F from false", "G to true", "G from true", "F to false", "G from true",
                "F to false",
            ])
    }

    @Test("1.10 not animated: the same order at the next layout, without questions and without a coordinator")
    func unanimated() {
        let fixture = NavigationFixture(usesAnimator: true)
        fixture.navigation.pushViewController(fixture.b, animated: false)
        #expect(fixture.log.take() == ["B.willMove(parent)"])
        #expect(fixture.navigation.transitionCoordinator == nil)
        fixture.app.advance()
        #expect(
            fixture.log.take() == [
                "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "willShow(B)", "B.viewIsAppearing",
                "A.viewDidDisappear", "B.viewDidAppear", "didShow(B)", "B.didMove(parent)",
            ])
        #expect(fixture.b.view.window != nil)
        #expect(fixture.a.view.superview == nil)
    }

    @Test("1.10 two pushes without animation in one turn are both shown, the second on top")
    func unanimatedTwice() {
        let fixture = NavigationFixture()
        fixture.navigation.pushViewController(fixture.b, animated: false)
        fixture.navigation.pushViewController(fixture.c, animated: false)
        #expect(fixture.navigation.viewControllers == [fixture.a, fixture.b, fixture.c])
        fixture.app.advanceToRest()
        #expect(fixture.c.view.window != nil)
        #expect(fixture.b.view.window == nil)
        #expect(fixture.app.diagnostics.isEmpty)
    }

    @Test("1.14 the coordinator is there right after an animated push, for from, to and container, until the end")
    func coordinator() {
        let fixture = NavigationFixture()
        let controllers: [UIViewController] = [fixture.navigation, fixture.a, fixture.b]
        #expect(controllers.allSatisfy { $0.transitionCoordinator == nil })
        fixture.navigation.pushViewController(fixture.b, animated: true)
        #expect(controllers.allSatisfy { $0.transitionCoordinator != nil })
        #expect(fixture.navigation.transitionCoordinator?.presentationStyle == UIModalPresentationStyle.none)
        #expect(fixture.navigation.transitionCoordinator?.transitionDuration == 0.35)
        fixture.app.advance(frames: 10)
        #expect(controllers.allSatisfy { $0.transitionCoordinator != nil })
        fixture.app.advanceToRest()
        #expect(controllers.allSatisfy { $0.transitionCoordinator == nil })
    }

    @Test("7.6 the built-in push and pop take 0.35 s")
    func duration() {
        let fixture = NavigationFixture()
        fixture.navigation.pushViewController(fixture.b, animated: true)
        fixture.app.advance(frames: 21)
        #expect(fixture.navigation.transitionCoordinator != nil)
        fixture.app.advance(frames: 2)
        #expect(fixture.navigation.transitionCoordinator == nil)
    }

    @Test("1.18 the end: did calls, didShow, coordinator completion, animationEnded")
    func endOrder() {
        let fixture = NavigationFixture(usesAnimator: true)
        let log = fixture.log
        fixture.navigation.pushViewController(fixture.b, animated: true)
        fixture.navigation.transitionCoordinator?.animate { _ in
            log("alongside")
        } completion: { _ in
            log("completion")
        }
        fixture.app.advanceToRest()
        #expect(
            log.take().suffix(7) == [
                "B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear", "didShow(B)", "B.didMove(parent)",
                "completion", "animationEnded(true)",
            ])
    }

    @Test("1.14 the coordinator tells both views when the interaction controller is asked for")
    func coordinatorInQuestion() {
        final class Asking: NSObject, UINavigationControllerDelegate {
            let animator: ContainerAnimator
            var hadViews = false
            init(_ animator: ContainerAnimator) { self.animator = animator }

            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
                to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

            func navigationController(
                _ navigationController: UINavigationController,
                interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? {
                let coordinator = navigationController.transitionCoordinator
                hadViews = coordinator?.view(forKey: .from) != nil && coordinator?.view(forKey: .to) != nil
                return nil
            }
        }
        let fixture = NavigationFixture()
        let delegate = Asking(fixture.animator)
        fixture.navigation.delegate = delegate
        fixture.navigation.pushViewController(fixture.b, animated: true)
        fixture.app.advanceToRest()
        #expect(delegate.hadViews)
    }

    @Test("10.7 the progress of an interactive pop is the coordinator's")
    func progress() {
        let fixture = NavigationFixture()
        fixture.show(fixture.b)
        let driver = fixture.startInteractivePop()
        driver.update(0.3)
        #expect(fixture.navigation.transitionCoordinator?.percentComplete == 0.3)
        driver.finish()
        fixture.app.advanceToRest()
    }
}
