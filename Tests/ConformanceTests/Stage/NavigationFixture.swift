import TransitionCore
import UIKit

/// A launched app with a stack of `A` at the root, controllers `B` and `C` to push, and everything in one log.
@MainActor
struct NavigationFixture {
    let log = CallLog()
    let app: HeadlessApp
    let navigation: UINavigationController
    let delegate: NavigationRecorder
    let a: RecordingChild
    let b: RecordingChild
    let c: RecordingChild
    let animator: ContainerAnimator
    private let listener: NavigationListener

    /// - Parameter suppliesAnimators: whether the stack's delegate is `delegate`, or one that is only told what is
    ///   shown.
    init(usesAnimator: Bool = false, suppliesAnimators: Bool = true, profile: UIKitProfile = .default) {
        let log = self.log
        var navigation: UINavigationController!
        var a: RecordingChild!
        let delegate = NavigationRecorder(log)
        let listener = NavigationListener(log)
        app = HeadlessApp(
            profile: profile,
            root: {
                a = RecordingChild("A", log)
                navigation = UINavigationController(rootViewController: a)
                navigation.delegate = suppliesAnimators ? delegate : listener
                return navigation
            }())
        self.navigation = navigation
        self.delegate = delegate
        self.listener = listener
        self.a = a
        b = RecordingChild("B", log)
        c = RecordingChild("C", log)
        animator = ContainerAnimator(log)
        if usesAnimator { delegate.animator = animator }
        app.advanceToRest()
        _ = log.take()
    }

    /// Pushes and brings the app to rest.
    func show(_ controllers: UIViewController...) {
        for controller in controllers {
            navigation.pushViewController(controller, animated: true)
            app.advanceToRest()
        }
        _ = log.take()
    }

    /// Starts a pop under a driver's hand and leaves it at its first frame.
    func startInteractivePop() -> UIPercentDrivenInteractiveTransition {
        let driver = UIPercentDrivenInteractiveTransition()
        delegate.animator = animator
        delegate.driver = driver
        navigation.popViewController(animated: true)
        app.advance()
        return driver
    }
}

/// Writes down what it is told that a navigation controller shows, and has no animators to vend.
final class NavigationListener: NSObject, UINavigationControllerDelegate {
    private let log: CallLog

    init(_ log: CallLog) {
        self.log = log
        super.init()
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        log("didShow(\((viewController as? RecordingController)?.name ?? "?"))")
    }
}

/// Vends what it is given for a navigation controller and writes down what it is told.
final class NavigationRecorder: NSObject, UINavigationControllerDelegate {
    let log: CallLog
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var driver: (any UIViewControllerInteractiveTransitioning)?
    private(set) var operations: [UINavigationController.Operation] = []

    init(_ log: CallLog) {
        self.log = log
        super.init()
    }

    private func name(_ controller: UIViewController) -> String {
        (controller as? RecordingController)?.name ?? "?"
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        log("willShow(\(name(viewController)))")
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        log("didShow(\(name(viewController)))")
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        operations.append(operation)
        log("animationControllerFor(\(name(fromVC)), \(name(toVC)))")
        return animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log("interactionControllerFor")
        return driver
    }
}
