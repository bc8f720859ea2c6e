import TransitionRunner
import UIKit

/// A navigation controller whose pages slide, and which a swipe from the left edge pops: its own delegate.
class Stack: UINavigationController, UINavigationControllerDelegate {
    /// Whether the flaw of an entry is in.
    let isFlawed: Bool
    /// Drives the pop; settable, for an entry that replaces it.
    var back: EdgeDriver

    init(isFlawed: Bool = false, back: EdgeDriver = EdgeDriver()) {
        self.isFlawed = isFlawed
        self.back = back
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("Stacks are made in code: call init(isFlawed:back:).")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        viewControllers = [Page()]
        // UIKit's own swipe has no driver for this animation.
        interactivePopGestureRecognizer?.isEnabled = false
        let swipe = UIScreenEdgePanGestureRecognizer(target: self, action: Selector("swiped(_:)", Stack.swiped(_:)))
        swipe.edges = .left
        view.addGestureRecognizer(swipe)
        connect(back)
    }

    func connect(_ driver: EdgeDriver) {
        driver.controller = self
        driver.request = { [weak self] in _ = self?.popViewController(animated: true) }
    }

    func swiped(_ swipe: UIScreenEdgePanGestureRecognizer) {
        back.swiped(swipe)
    }

    /// The buttons.
    func push() {
        guard transitionCoordinator == nil else { return }
        pushViewController(Page(color: .systemTeal), animated: true)
    }

    func pop() {
        guard transitionCoordinator == nil else { return }
        popViewController(animated: true)
    }

    // MARK: UINavigationControllerDelegate

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        animator(operation == .push ? .entering : .leaving)
    }

    func animator(_ way: SlideAnimator.Way) -> SlideAnimator {
        SlideAnimator(way)
    }

    /// Here for entries that listen.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        back.driverForRequest()
    }
}

extension TransitionScene {
    /// A stack of pages, with buttons to push one and to pop it.
    static func stack(_ name: String, _ makeStack: @escaping @MainActor () -> Stack) -> TransitionScene {
        TransitionScene(name) { makeStack() }
            .action("push", when: { ($0.stack?.viewControllers.count ?? 9) < 3 }) { $0.stack?.push() }
            .action("pop", when: { ($0.stack?.viewControllers.count ?? 0) > 1 }) { $0.stack?.pop() }
    }
}

extension HeadlessApp {
    var stack: Stack? { topViewController as? Stack }
}

/// A stack whose pages come and go by an animator of the entry's own.
final class AnimatedStack: Stack {
    private let makeAnimator: (SlideAnimator.Way) -> SlideAnimator

    init(_ makeAnimator: @escaping (SlideAnimator.Way) -> SlideAnimator) {
        self.makeAnimator = makeAnimator
        super.init()
    }

    required init?(coder: NSCoder) {
        fatalError("Stacks are made in code: call init(_:).")
    }

    override func animator(_ way: SlideAnimator.Way) -> SlideAnimator {
        makeAnimator(way)
    }
}
