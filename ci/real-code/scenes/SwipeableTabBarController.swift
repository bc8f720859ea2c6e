import TransitionCommands
import UIKit

@testable import App

/// Three tabs that are swiped and tapped.
private func tabs(
    _ name: String, _ change: @escaping (SwipeableTabBarController) -> Void = { _ in }
) -> TransitionScene {
    TransitionScene(name) {
        let tabs = NewsTabs(nibName: nil, bundle: nil)
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
    tabs("tabs")
        .resized(to: CGSize(width: 768, height: 1024), as: "tabs-on-pad")
        .invariant(
            "pages-are-side-by-side",
            .always(.holds("no gap is between two pages") { ($0.topViewController as? NewsTabs)?.hasGap != true })),
]

extension HeadlessApp {
    fileprivate var tabs: SwipeableTabBarController? { topViewController as? SwipeableTabBarController }
}

private final class NewsTabs: SwipeableTabBarController {
    private var wasResizedUnderWay = false

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        wasResizedUnderWay = shownPages.count > 1
    }

    /// Whether two pages slide and do not touch.
    var hasGap: Bool {
        let frames = shownPages.map { $0.layer.presentation()?.frame ?? $0.frame }
        guard frames.count == 2, !wasResizedUnderWay else { return false }
        return abs(frames[0].minX - frames[1].minX) > frames[0].width + 1
    }

    private var shownPages: [UIView] {
        (viewControllers ?? []).compactMap(\.viewIfLoaded).filter { $0.window != nil }
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
}
