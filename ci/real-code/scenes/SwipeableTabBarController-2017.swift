import TransitionCommands
import UIKit

@testable import App

/// Three tabs that are swiped and tapped.
private func tabs(
    _ name: String, _ change: @escaping (SwipeableTabBarController) -> Void = { _ in }
) -> TransitionScene {
    TransitionScene(name) {
        let tabs = ObservedTabs(nibName: nil, bundle: nil)
        tabs.viewControllers = ["News", "Places", "Profile"].enumerated().map { index, title in
            let page = PageController(title: title)
            return index == 1 ? UINavigationController(rootViewController: page) : page
        }
        change(tabs)
        return tabs
    }
}

public let scenes: [TransitionScene] = [
    tabs("tabs"),
    tabs("tabs-overlapping") {
        $0.setSwipeAnimation(type: SwipeAnimationType.overlap)
        $0.setTapAnimation(type: SwipeAnimationType.push)
    },
    tabs("tabs-by-code")
        .action("select the last") { $0.tabs?.selectedIndex = 2 }
        .action("select the first") { $0.tabs?.selectedIndex = 0 },
    tabs("tabs").resized(to: CGSize(width: 768, height: 1024), as: "tabs-on-pad"),
]

extension HeadlessApp {
    fileprivate var tabs: SwipeableTabBarController? { topViewController as? SwipeableTabBarController }
}

/// Tells the swipes of each page that is selected, for which the port has no observation by key path.
private final class ObservedTabs: SwipeableTabBarController {
    fileprivate func wireSwipes() {
        let parts = Mirror(reflecting: self).superclassMirror?.children
        let interactor = parts?.lazy.compactMap { $0.value as? SwipeInteractor }.first
        guard let interactor, let page = selectedViewController?.firstController() else { return }
        interactor.wireTo(viewController: page)
    }
}

private final class PageController: UIViewController {
    init(title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
        tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 40, y: 200, width: 200, height: 40))
        label.text = title
        view.addSubview(label)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        (tabBarController as? ObservedTabs)?.wireSwipes()
    }
}
