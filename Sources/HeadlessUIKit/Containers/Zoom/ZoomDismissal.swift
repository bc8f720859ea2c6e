/// The drag down that takes a zoomed controller back into its source.
@MainActor
final class ZoomDismissal: NSObject, UIGestureRecognizerDelegate, DismissalDrag {
    private weak var controller: UIViewController?
    private let recognizer = UIPanGestureRecognizer()
    private var driver: PopDriver?

    init(of controller: UIViewController) {
        self.controller = controller
        super.init()
        recognizer.isBuiltIn = true
        recognizer.delegate = self
        recognizer.addTarget(self, action: Selector("drag(_:)", ZoomDismissal.drag))
    }

    /// Takes drags from now on: the controller has been shown.
    func install() {
        guard let view = controller?.viewIfLoaded, recognizer.view !== view else { return }
        view.addGestureRecognizer(recognizer)
    }

    func remove() { recognizer.view?.detachRecognizer(recognizer) }

    /// Only downward, only the controller on top, and only when the options let it.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let controller, let view = controller.viewIfLoaded, controller.transitionCoordinator == nil,
            controller.presentedViewController == nil, canGo(controller)
        else { return false }
        let speed = recognizer.velocity(in: view)
        let way = recognizer.translation(in: view)
        guard way.y > abs(way.x) || speed.y > abs(speed.x) else { return false }
        let context = UIViewController.Transition.ZoomOptions.InteractionContext(
            location: recognizer.location(in: view), velocity: CGVector(dx: speed.x, dy: speed.y), willBegin: true)
        return controller.zoomTransition?.options.interactiveDismissShouldBegin?(context) ?? true
    }

    private func canGo(_ controller: UIViewController) -> Bool {
        if let stack = controller.navigationController, stack.topViewController === controller {
            return stack.viewControllers.count > 1
        }
        return controller.ownPresentation != nil
    }

    private func drag(_ recognizer: UIPanGestureRecognizer) {
        guard let window = recognizer.view?.window ?? controller?.viewIfLoaded?.window else { return }
        let way = max(0, recognizer.translation(in: window).y)
        let height = max(1, window.bounds.height)
        switch recognizer.state {
        case .began: begin()
        case .changed: driver?.move(to: min(way / height, 1))
        case .ended:
            let landing = way + recognizer.velocity(in: window).y * PopDriver.projection
            end(finishes: landing > height / 2)
        default: end(finishes: false)
        }
    }

    private func begin() {
        guard let controller else { return }
        let made = PopDriver()
        if let stack = controller.navigationController, stack.topViewController === controller {
            driver = made
            stack.interactivePop.pop(drivenBy: made)
        } else if let presentation = controller.ownPresentation {
            let dismissal = UserDismissal(controller: presentation.controller)
            guard dismissal.isAllowed() else { return }
            driver = made
            dismissal.begin(interaction: made)
        }
    }

    private func end(finishes: Bool) {
        driver?.end(finishes: finishes)
        driver = nil
    }
}
