import HeadlessUIKit
import TransitionRunner

/// In what a page that a finger pulls in differs from one that is right in everything.
struct PullHabits: Sendable {
    typealias Part = @MainActor @Sendable () -> Void

    /// Whether the page may be asked for now.
    var mayShow: @MainActor @Sendable (PullHost) -> Bool = { _ in true }
    /// Called before the animation of a presentation.
    var begins: @MainActor @Sendable (PullHost) -> Void = { _ in }
    /// Called after the animation of a presentation, before its completion.
    var ends: @MainActor @Sendable (PullHost, UIViewControllerContextTransitioning) -> Void = { _, _ in }
    /// Tells the driver how far the finger is.
    var reports: @MainActor @Sendable (UIPercentDrivenInteractiveTransition, CGFloat) -> Void = { $0.update($1) }
    /// Runs the animation of a presentation.
    var animates: @MainActor @Sendable (PullHost, @escaping Part, @escaping Part) -> Void = { _, move, end in
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear, animations: move) { _ in end() }
    }
}

/// A finger from the right edge pulls its page over it.
final class PullHost: UIViewController, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    let habits: PullHabits
    /// For habits that keep a flag of their own.
    var isBusy = false
    /// For habits that put a view somewhere.
    let dimming = UIView()
    private var driver: UIPercentDrivenInteractiveTransition?

    init(_ habits: PullHabits) {
        self.habits = habits
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("PullHost is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.4)
        let edge = UIScreenEdgePanGestureRecognizer(target: self, action: Selector("pull(_:)", PullHost.pull(_:)))
        edge.edges = .right
        view.addGestureRecognizer(edge)
    }

    func showPage() {
        guard presentedViewController == nil, habits.mayShow(self) else { return }
        let page = UIViewController()
        page.view.backgroundColor = .orange
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = self
        present(page, animated: true)
    }

    func pull(_ edge: UIScreenEdgePanGestureRecognizer) {
        let way = -edge.translation(in: view.window).x / view.bounds.width
        switch edge.state {
        case .began:
            driver = UIPercentDrivenInteractiveTransition()
            showPage()
        case .changed:
            if let driver { habits.reports(driver, way) }
        case .ended where way > 0.5:
            driver?.finish()
            driver = nil
        case .ended, .cancelled, .failed:
            driver?.cancel()
            driver = nil
        default: break
        }
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        self
    }

    func interactionControllerForPresentation(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        driver
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let page = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
            return context.completeTransition(false)
        }
        let place = context.finalFrame(for: controller)
        context.containerView.addSubview(page)
        page.frame = place.offsetBy(dx: place.width, dy: 0)
        habits.begins(self)
        habits.animates(self, { page.frame = place }) { [habits] in
            habits.ends(self, context)
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

extension TransitionScene {
    /// A host and its page, with actions that have no conditions.
    static func pull(
        _ name: String, _ change: @escaping @MainActor @Sendable (inout PullHabits) -> Void = { _ in }
    ) -> TransitionScene {
        TransitionScene(name) {
            var habits = PullHabits()
            change(&habits)
            return PullHost(habits)
        }
        .action("show page") { ($0.topViewController as? PullHost)?.showPage() }
        .action("close page") { app in
            guard !(app.topViewController is PullHost) else { return }
            app.topViewController?.dismiss(animated: true)
        }
    }
}
