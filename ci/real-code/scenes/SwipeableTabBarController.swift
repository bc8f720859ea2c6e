@testable import App
import TransitionCommands
import UIKit

/// Three tabs that are swiped and tapped.
private func tabs(
    _ name: String, _ change: @escaping (SwipeableTabBarController) -> Void = { _ in }
) -> TransitionScene {
    TransitionScene(name) {
        let tabs = SwipeableTabBarController(nibName: nil, bundle: nil)
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
    tabs("tabs-cycling") {
        $0.isCyclingEnabled = true
        $0.swipeAnimatedTransitioning?.animationType = SwipeAnimationType.overlap
        $0.tapAnimatedTransitioning?.animationType = SwipeAnimationType.push
    },
    tabs("tabs-by-code")
        .action("select the last") { $0.tabs?.selectedIndex = 2 }
        .action("select the first") { $0.tabs?.selectedIndex = 0 },
    tabs("tabs").resized(to: CGSize(width: 768, height: 1024), as: "tabs-on-pad"),
]

extension HeadlessApp {
    fileprivate var tabs: SwipeableTabBarController? { topViewController as? SwipeableTabBarController }
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
}
