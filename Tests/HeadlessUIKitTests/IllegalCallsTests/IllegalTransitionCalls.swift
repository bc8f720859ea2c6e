import HeadlessUIKit
import TransitionCore

extension IllegalCaller {
    private static let styles: [UIModalPresentationStyle] = [
        .fullScreen, .custom, .overFullScreen, .overCurrentContext, .currentContext, .pageSheet, .formSheet, .popover,
        .automatic, .none,
    ]

    private var context: (any UIViewControllerContextTransitioning)? {
        greedy.contexts.isEmpty ? nil : pick(greedy.contexts)
    }

    static let transitionCalls: [Call] = [
        { $0.controller.present($0.controller, animated: $0.flag()) },
        { $0.controller.present($0.controller, animated: $0.flag()) },
        { $0.controller.present($0.makeController(), animated: $0.flag()) },
        { caller in caller.controller.dismiss(animated: caller.flag()) { caller.controller.dismiss(animated: true) } },
        { $0.controller.dismiss(animated: $0.flag()) },
        { $0.controller.modalPresentationStyle = $0.pick(styles) },
        {
            $0.controller.modalTransitionStyle = $0.pick([
                .coverVertical, .flipHorizontal, .crossDissolve, .partialCurl,
            ])
        },
        { $0.controller.definesPresentationContext = $0.flag() },
        { $0.controller.transitioningDelegate = $0.flag() ? $0.greedy : nil },
        { $0.controller.transitioningDelegate = $0.greedy },
        { $0.context?.completeTransition($0.flag()) },
        { $0.context?.updateInteractiveTransition($0.number()) },
        { $0.context?.finishInteractiveTransition() },
        { $0.context?.cancelInteractiveTransition() },
        { $0.context?.pauseInteractiveTransition() },
        { $0.context?.containerView.addSubview($0.view) },
        { _ = $0.context?.finalFrame(for: $0.controller) },
        { $0.context?.containerView.removeFromSuperview() },
        { $0.greedy.driver.update($0.number()) },
        { $0.greedy.driver.finish() },
        { $0.greedy.driver.cancel() },
        { $0.greedy.driver.pause() },
        { $0.greedy.driver.completionSpeed = $0.number() },
        { $0.greedy.driver.wantsInteractiveStart = $0.flag() },
        { caller in if let context = caller.context { caller.greedy.driver.startInteractiveTransition(context) } },
        { caller in
            caller.controller.transitionCoordinator?.animate(alongsideTransition: { _ in
                caller.view.alpha = caller.number()
            }) { _ in caller.controller.dismiss(animated: caller.flag()) }
        },
        { $0.controller.view = $0.view },
        { $0.controller.loadViewIfNeeded() },
        { $0.controller.viewIfLoaded?.removeFromSuperview() },
        { $0.view.addSubview($0.controller.view) },
        { $0.controllers.append($0.makeController()) },
        { $0.controller.preferredContentSize = $0.size() },
        { _ = $0.controller.presentationController },
    ]

    static let containerCalls: [Call] = [
        { $0.controller.addChild($0.controller) },
        { $0.controller.removeFromParent() },
        { $0.controller.willMove(toParent: $0.controller) },
        { $0.controller.didMove(toParent: $0.flag() ? $0.controller : nil) },
        { $0.controller.beginAppearanceTransition($0.flag(), animated: $0.flag()) },
        { $0.controller.endAppearanceTransition() },
        { caller in
            caller.controller.transition(
                from: caller.controller, to: caller.controller, duration: caller.seconds(), options: [],
                animations: nil, completion: nil)
        },
        { $0.navigation?.pushViewController($0.controller, animated: $0.flag()) },
        { $0.navigation?.pushViewController($0.makeController(), animated: $0.flag()) },
        { _ = $0.navigation?.popViewController(animated: $0.flag()) },
        { _ = $0.navigation?.popToRootViewController(animated: $0.flag()) },
        { _ = $0.navigation?.popToViewController($0.controller, animated: $0.flag()) },
        { $0.navigation?.setViewControllers([$0.controller, $0.controller], animated: $0.flag()) },
        { $0.navigation?.viewControllers = [] },
        { $0.navigation?.setNavigationBarHidden($0.flag(), animated: $0.flag()) },
        { $0.navigation?.delegate = $0.greedy },
        { $0.tabs?.selectedIndex = $0.whole() },
        { $0.tabs?.selectedViewController = $0.controller },
        { $0.tabs?.viewControllers = [$0.controller, $0.controller] },
        { $0.tabs?.viewControllers = nil },
        { $0.tabs?.delegate = $0.greedy },
    ]

    private var navigation: UINavigationController? {
        controllers.compactMap { $0 as? UINavigationController }.last
    }

    private var tabs: UITabBarController? { controllers.compactMap { $0 as? UITabBarController }.last }
}
