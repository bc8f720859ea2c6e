import TransitionCore

/// The edge swipe that pops the top controller, with UIKit's own conditions and driver (ledger 8.13, 8.14).
@MainActor
final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
    /// Gone when a client keeps this delegate of the gesture for longer.
    private weak var navigationController: UINavigationController?
    let recognizer: UIScreenEdgePanGestureRecognizer
    /// The driver of the swipe under way.
    private var driver: PopDriver?
    /// A swipe with nothing to pop has left UIKit waiting for its end, and the next transition falls into it.
    private var hasSwipedAtRoot = false
    /// The classes of delegates that were asked for an animator and had an answer of their own, nil or not.
    private var animatingDelegates: Set<ObjectIdentifier> = []
    private var isDelegateSilent = false

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
        recognizer = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
        super.init()
        recognizer.edges = .left
        recognizer.isBuiltIn = true
        recognizer.delegate = self
        recognizer.addTarget(self, action: Selector("swipe(_:)", InteractivePop.swipe))
    }

    /// Asks the delegate for an animator, and notes whether it implements the question at all.
    func ask(
        _ delegate: any UINavigationControllerDelegate, _ answer: () -> (any UIViewControllerAnimatedTransitioning)?
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        isDelegateSilent = false
        let animator = answer()
        if isDelegateSilent {
            animatingDelegates.remove(ObjectIdentifier(type(of: delegate)))
        } else {
            animatingDelegates.insert(ObjectIdentifier(type(of: delegate)))
        }
        return animator
    }

    /// The delegate's own question was the default one.
    func noteSilentDelegate() { isDelegateSilent = true }

    /// Whether the delegate supplies the stack's animators, as far as it was asked: the swipe is turned off then,
    /// whatever it answers (ledger 8.13).
    private var isTurnedOffByDelegate: Bool {
        guard let delegate = navigationController?.delegate,
            World.current?.profile[.animatingDelegateStopsSwipe] ?? true
        else { return false }
        return animatingDelegates.contains(ObjectIdentifier(type(of: delegate)))
    }

    /// Gives the swipe's driver to the transition that it asks for.
    func attach(to transition: NavigationTransition) {
        if hasSwipedAtRoot {
            hasSwipedAtRoot = false
            transition.popDriver = PopDriver()
        } else if transition.kind == .pop {
            transition.popDriver = driver
        }
    }

    /// Pops under another gesture of UIKit's own.
    func pop(drivenBy driver: PopDriver) {
        self.driver = driver
        navigationController?.popViewController(animated: true)
        self.driver = nil
    }

    private func swipe(_ recognizer: UIPanGestureRecognizer) {
        guard let navigationController, let view = navigationController.viewIfLoaded, view.bounds.width > 0 else {
            return
        }
        let way = max(0, recognizer.translation(in: view).x)
        switch recognizer.state {
        case .began:
            guard navigationController.stack.count > 1 else {
                hasSwipedAtRoot = true
                return
            }
            driver = PopDriver()
            navigationController.popViewController(animated: true)
        case .changed:
            driver?.move(to: way / view.bounds.width)
        case .ended:
            let landing = way + recognizer.velocity(in: view).x * PopDriver.projection
            end(finishes: landing > view.bounds.width / 2)
        default:
            if !recognizer.isEnabled, losesTurnedOffSwipe {
                driver = nil
            } else {
                end(finishes: false)
            }
        }
    }

    /// Whether nobody ends the pop of a swipe that was turned off (C40).
    private var losesTurnedOffSwipe: Bool {
        !(World.current?.profile[.popGestureTurnedOffCancels] ?? true)
    }

    private func end(finishes: Bool) {
        driver?.end(finishes: finishes)
        driver = nil
    }

    /// Not at the root, not under a hidden bar or a replaced back button, not during a transition of the stack or a
    /// presentation from its pages, be it under way or only asked for, and not where the delegate supplies animators.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigationController, navigationController.stack.count > 1, navigationController.transition == nil,
            !navigationController.isNavigationBarHidden, !isTurnedOffByDelegate,
            let top = navigationController.topViewController,
            World.current?.transitions.hasPresenter(inOrAround: navigationController) != true
        else { return false }
        return top.navigationItem.showsBackButton
    }
}
