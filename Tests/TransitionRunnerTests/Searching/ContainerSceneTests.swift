import HeadlessUIKit
import OwnProcessTesting
import Testing
import TransitionCore
import TransitionInvariants
import TransitionRunner

/// Stacks and tabs that nothing is wrong with: no rule may find anything.
@Suite("Scenes of containers")
struct ContainerSceneTests {
    private static let stack = TransitionScene("stack") {
        UINavigationController(rootViewController: UIViewController())
    }
    .action("push") { $0.stack?.pushViewController(UIViewController(), animated: true) }
    .action("push at once") { $0.stack?.pushViewController(UIViewController(), animated: false) }
    .action("pop", when: { ($0.stack?.viewControllers.count ?? 0) > 1 }) { $0.stack?.popViewController(animated: true) }
    .action("pop to root") { $0.stack?.popToRootViewController(animated: true) }

    private static let sliding = TransitionScene("sliding") {
        let navigation = SlidingStack(rootViewController: UIViewController())
        navigation.delegate = navigation
        return navigation
    }
    .action("push") { $0.stack?.pushViewController(UIViewController(), animated: true) }
    .action("pop", when: { ($0.stack?.viewControllers.count ?? 0) > 1 }) { $0.stack?.popViewController(animated: true) }

    private static let tabs = TransitionScene("tabs") {
        let tabs = SlidingTabs()
        tabs.viewControllers = [
            UINavigationController(rootViewController: UIViewController()), UIViewController(), UIViewController(),
        ]
        tabs.delegate = tabs
        return tabs
    }
    // A second selection during the first is not kept apart from it (ledger 9.8).
    .action("first", when: { $0.tabs?.transitionCoordinator == nil }) { $0.tabs?.selectedIndex = 0 }
    .action("second", when: { $0.tabs?.transitionCoordinator == nil }) { $0.tabs?.selectedIndex = 1 }
    .action("third", when: { $0.tabs?.transitionCoordinator == nil }) { $0.tabs?.selectedIndex = 2 }
    // A push into a stack that is just appearing is logged as unbalanced, as UIKit does (ledger 10.4).
    .action("push", when: { $0.tabs?.transitionCoordinator == nil }) { app in
        let navigation = app.tabs?.selectedViewController as? UINavigationController
        navigation?.pushViewController(UIViewController(), animated: true)
    }

    private static let scenes = [stack, sliding, tabs]

    @Test("are sound by every rule", .ownProcess, arguments: scenes.map(\.name))
    func sound(name: String) async throws {
        let place = HandOverPlace()
        try await #require(processExitsWith: .success) { [name, place = place as HandOverPlace] in
            try await handOver(to: place) {
                try SoundSearch(of: #require(ContainerSceneTests.scenes.first { $0.name == name }))
            }
        }
        let search = try place.handedOver(as: SoundSearch.self)
        #expect(search.found == [])
        #expect(search.finishedCounts.contains { $0 > 50 })
    }

    /// What a search of one of them comes to.
    private struct SoundSearch: Codable {
        let found: [String]
        let finishedCounts: [Int]

        @MainActor
        init(of scene: TransitionScene) {
            var options = SearchOptions()
            options.runCount = 300
            options.seed = 7
            // Where requests do not wait (C16), a second push does corrupt the stack.
            let rules = ContestedRule.allCases.filter { $0 != .navigationRequestsQueue }
            options.profiles = ProfileSet([.default] + rules.map { UIKitProfile(flipping: [$0]) })
            let result = search(scene, options: options)
            found = result.counterexamples.map { "\($0.identity) \($0.script.steps)" }
            finishedCounts = result.statistics.coverage.map(\.finishedCount)
        }
    }
}

extension HeadlessApp {
    fileprivate var stack: UINavigationController? { topViewController as? UINavigationController }
    fileprivate var tabs: UITabBarController? { topViewController as? UITabBarController }
}

/// Slides the upper view sideways and leaves the lower one where it is.
private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    let isPop: Bool

    init(isPop: Bool) {
        self.isPop = isPop
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let controller = context.viewController(forKey: .to)
        else { return }
        let frame = context.finalFrame(for: controller)
        let aside = frame.offsetBy(dx: frame.width, dy: 0)
        to.frame = isPop ? frame : aside
        if isPop {
            context.containerView.insertSubview(to, belowSubview: from)
        } else {
            context.containerView.addSubview(to)
        }
        UIView.animate(withDuration: 0.3) {
            if self.isPop { from.frame = aside } else { to.frame = frame }
        } completion: { _ in
            if self.isPop { from.frame = frame }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

private final class SlidingStack: UINavigationController, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Slide(isPop: operation == .pop) }
}

private final class SlidingTabs: UITabBarController, UITabBarControllerDelegate {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
        transitionCoordinator == nil
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Slide(isPop: false) }
}
