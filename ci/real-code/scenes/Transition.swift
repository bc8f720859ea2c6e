import TransitionCommands
import UIKit

@testable import App

public let scenes: [TransitionScene] = [
    stack("stack-moves") { MoveTransitionAnimation(forNavigationTransitionsAtEdge: .right) },
    stack("stack-reveals") { RevealTransitionAnimation(forNavigationTransitionsAtEdge: .right) },
    stack("stack-in-layers") { LayeredAnimation() },
    stack("stack-in-layers-by-steps", bySteps: true) { LayeredAnimation() },
    TransitionScene("modal-moves") { ModalHost() }
        .action("present by code", when: { $0.topViewController is ModalHost }) { app in
            (app.topViewController as? ModalHost)?.presentByCode()
        }
        .action("dismiss by code", when: { $0.topViewController is PageController }) { app in
            app.topViewController?.dismiss(animated: true)
        },
    tabs("tabs-in-layers") { LayeredAnimation() },
]

private func stack(
    _ name: String, bySteps: Bool = false, _ animation: @escaping @MainActor () -> TransitionAnimation
) -> TransitionScene {
    TransitionScene(name) { PageStack(animation, bySteps: bySteps) }
        .action("push", when: { $0.stack != nil }) { $0.stack?.pushPage() }
        .action("pop", when: { $0.stack != nil }) { $0.stack?.popViewController(animated: true) }
}

private func tabs(_ name: String, _ animation: @escaping @MainActor () -> TransitionAnimation) -> TransitionScene {
    TransitionScene(name) { PageTabs(animation) }
        .action("select another by code") { app in
            guard let tabs = app.topViewController as? PageTabs else { return }
            tabs.selectedIndex = (tabs.selectedIndex + 1) % 3
        }
}

extension HeadlessApp {
    fileprivate var stack: PageStack? { topViewController as? PageStack }
}

/// Pages of different colours.
final class PageController: UIViewController {
    private let number: Int

    init(_ number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: CGFloat(number % 5) / 5, alpha: 1)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 40, y: 200, width: 200, height: 44)
        button.addTarget(
            self, action: Selector("goOn", PageController.goOn), for: .touchUpInside)
        view.addSubview(button)
    }

    func goOn() {
        if let stack = navigationController as? PageStack {
            stack.pushPage()
        } else if presentingViewController != nil, tabBarController == nil {
            dismiss(animated: true)
        }
    }
}

/// A stack that a drag to the left pushes on, and a drag to the right pops from.
final class PageStack: UINavigationController, TransitionsSource, InteractiveNavigationTransitionOperationDelegate {
    private let makeAnimation: @MainActor () -> TransitionAnimation
    private let gestures = PanInteractionController(forNavigationTransitionsAtEdge: .right)
    private var controller: TransitionController?

    init(_ makeAnimation: @escaping @MainActor () -> TransitionAnimation, bySteps: Bool = false) {
        self.makeAnimation = makeAnimation
        super.init(nibName: nil, bundle: nil)
        viewControllers = [PageController(0)]
        gestures.updateProgressAsStep = bySteps
        controller = TransitionController(
            forInteractiveTransitionsIn: self, transitionsSource: self, operationDelegate: self,
            interactionController: gestures)
    }

    required init?(coder: NSCoder) { nil }

    func pushPage() { pushViewController(PageController(viewControllers.count), animated: true) }

    func transitionFor(
        operationContext: TransitionOperationContext, interactionController: TransitionInteractionController?
    ) -> App.Transition {
        App.Transition(duration: 0.4, animation: makeAnimation())
    }

    func performOperation(
        operation: UINavigationController.Operation, forInteractiveTransitionIn controller: UINavigationController,
        gestureRecognizer: UIGestureRecognizer
    ) {
        switch operation {
        case .push: pushPage()
        case .pop: popViewController(animated: true)
        default: break
        }
    }
}

/// A page that a drag upwards presents another from, and a drag downwards dismisses.
final class ModalHost: UIViewController, TransitionsSource, InteractiveModalTransitionOperationDelegate {
    private let gestures = PanInteractionController(forModalTransitionsAtEdge: .bottom)
    private var controller: TransitionController?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 40, y: 200, width: 200, height: 44)
        button.addTarget(
            self, action: Selector("presentByCode", ModalHost.presentByCode), for: .touchUpInside)
        view.addSubview(button)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard controller == nil else { return }
        controller = TransitionController(
            forInteractiveModalPresentationsFrom: self, transitionsSource: self, interactionController: gestures)
    }

    func presentByCode() {
        let page = PageController(3)
        page.transitioningDelegate = controller
        page.modalPresentationStyle = .fullScreen
        present(page, animated: true)
    }

    func transitionFor(
        operationContext: TransitionOperationContext, interactionController: TransitionInteractionController?
    ) -> App.Transition {
        App.Transition(duration: 0.4, animation: MoveTransitionAnimation(forModalTransitionsAtEdge: .bottom))
    }

    func viewControllerForInteractiveModalPresentation(
        by sourceViewController: UIViewController, gestureRecognizer: UIGestureRecognizer
    ) -> UIViewController {
        PageController(3)
    }
}

/// Three tabs that drags go through.
final class PageTabs: UITabBarController, TransitionsSource, InteractiveTabBarTransitionOperationDelegate {
    private let makeAnimation: @MainActor () -> TransitionAnimation
    private let gestures = PanInteractionController.forTabBarTransitions()
    private var controller: TransitionController?

    init(_ makeAnimation: @escaping @MainActor () -> TransitionAnimation) {
        self.makeAnimation = makeAnimation
        super.init(nibName: nil, bundle: nil)
        viewControllers = (1...3).map { PageController($0) }
        controller = TransitionController(
            forInteractiveTransitionsIn: self, transitionsSource: self, operationDelegate: self,
            interactionController: gestures)
    }

    required init?(coder: NSCoder) { nil }

    func transitionFor(
        operationContext: TransitionOperationContext, interactionController: TransitionInteractionController?
    ) -> App.Transition {
        App.Transition(duration: 0.4, animation: makeAnimation())
    }

    func performOperation(
        operation: UITabBarControllerOperation, forInteractiveTransitionIn controller: UITabBarController,
        gestureRecognizer: UIGestureRecognizer
    ) {
        perform(operation: operation)
    }
}

/// The lower page fades first, then the upper one slides.
final class LayeredAnimation: TransitionAnimation {
    private weak var upper: UIView?
    private weak var lower: UIView?
    private var comes = false
    private var target = CGAffineTransform.identity

    func setup(in operationContext: TransitionOperationContext) {
        let context = operationContext.context
        comes = !operationContext.operation.isDismissing
        guard let to = context.view(forKey: .to), let from = context.view(forKey: .from) else { return }
        to.frame = context.finalFrame(for: context.toViewController)
        if comes {
            context.containerView.addSubview(to)
        } else {
            context.containerView.insertSubview(to, belowSubview: from)
        }
        (upper, lower) = comes ? (to, from) : (from, to)
        let away = CGAffineTransform(translationX: context.containerView.bounds.width, y: 0)
        upper?.transform = comes ? away : .identity
        lower?.alpha = comes ? 1 : 0.4
        target = comes ? .identity : away
    }

    var layers: [AnimationLayer] {
        let curve = AnimationTimingParameters(animationCurve: .easeInOut)
        return [
            AnimationLayer(
                range: AnimationRange(start: 0, end: 0.6), timingParameters: curve,
                animation: { [weak self] in
                    guard let self else { return }
                    lower?.alpha = comes ? 0.4 : 1
                }),
            AnimationLayer(
                range: AnimationRange(start: 0.3, end: 1), timingParameters: curve,
                animation: { [weak self] in
                    guard let self else { return }
                    upper?.transform = target
                }),
        ]
    }

    func completion(position: UIViewAnimatingPosition) {
        upper?.transform = .identity
        lower?.alpha = 1
        if position != .end { (comes ? upper : lower)?.removeFromSuperview() }
    }
}
