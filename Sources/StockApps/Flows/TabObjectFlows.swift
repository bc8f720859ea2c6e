import TransitionRunner
import UIKit

extension StockApps {
    /// Tabs that are set as such, bars that go by code, and pages that watch and listen.
    static let tabObjectFlows: [TransitionScene] = [
        TransitionScene("stock-tabs-as-objects") { UITabBarController(tabs: threeTabs()) }
            .action("select the last") { app in
                guard let tabs = app.tabs else { return }
                tabs.selectedTab = tabs.tabs.last
            },
        TransitionScene("stock-tabs-as-objects-refusing") { PickyTabObjects(tabs: threeTabs()) },
        TransitionScene("stock-tab-bar-hidden-by-code") {
            UITabBarController(tabs: [tab("map") { mapPage().inStack() }, tab("list") { PlainPage("list") }])
        },
        TransitionScene("stock-header-watched-by-name") { WatchingRows().inStack() }
            .pushing { PlainPage("row") },
        TransitionScene("stock-page-that-listens") {
            ModalPage(
                "First",
                [
                    "Open": { $0.present(ListeningPage().asSheet(), animated: true) },
                    "Log out": { _ in NotificationCenter.default.post(name: ListeningPage.loggedOut, object: nil) },
                ])
        }
        .action("log out") { _ in NotificationCenter.default.post(name: ListeningPage.loggedOut, object: nil) }
        .dismissesFromRoot(),
        TransitionScene("stock-segments-of-children") { SegmentedChildren() }.dismisses(),
    ]

    @MainActor private static func tab(_ name: String, _ make: @escaping () -> UIViewController) -> UITab {
        UITab(title: name, image: nil, identifier: name) { _ in make() }
    }

    @MainActor private static func threeTabs() -> [UITab] {
        [
            tab("home") { ButtonPage("home", [("open", { $0.push(PlainPage("detail")) })]).inStack() },
            UITabGroup(
                title: "library", image: nil, identifier: "library",
                children: [tab("songs") { PlainPage("songs") }, tab("albums") { PlainPage("albums") }]),
            UISearchTab { _ in PlainPage("search").inStack() },
        ]
    }

    @MainActor private static func mapPage() -> UIViewController {
        ButtonPage(
            "map",
            [
                ("full", { $0.tabBarController?.setTabBarHidden(true, animated: true) }),
                ("less", { $0.tabBarController?.setTabBarHidden(false, animated: true) }),
                ("place", { $0.push(PlainPage("place")) }),
            ])
    }
}

/// The middle tab cannot be chosen by hand.
private final class PickyTabObjects: UITabBarController, UITabBarControllerDelegate {
    convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        setTabs(tabs, animated: false)
        delegate = self
    }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        tab.identifier != "library"
    }
}

/// A list whose bar goes as it is scrolled down, which is watched by name.
private final class WatchingRows: UIViewController {
    private let list = UIScrollView()
    private let header = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentSize = CGSize(width: 0, height: 3000)
        header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 120)
        header.autoresizingMask = .flexibleWidth
        header.backgroundColor = .yellow
        list.addSubview(header)
        view.addSubview(list)
        list.addObserver(self, forKeyPath: "contentOffset", options: .new, context: nil)
    }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        guard let offset = change?[.newKey] as? CGPoint else { return }
        header.alpha = offset.y > 200 ? 0 : 1
    }

    deinit {
        MainActor.assumeIsolated { list.removeObserver(self, forKeyPath: "contentOffset") }
    }
}

/// A page that closes itself when it hears of something.
private final class ListeningPage: ModalPage {
    static let loggedOut = NSNotification.Name("LoggedOut")
    private var token: (any NSObjectProtocol)?

    init() {
        super.init("account", ["Close": { $0.dismiss(animated: true) }])
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        token = NotificationCenter.default.addObserver(forName: Self.loggedOut, object: nil, queue: nil) {
            [weak self] _ in
            MainActor.assumeIsolated { self?.presentingViewController?.dismiss(animated: true) }
        }
    }

    deinit {
        MainActor.assumeIsolated {
            if let token { NotificationCenter.default.removeObserver(token) }
        }
    }
}

/// Children that a control with segments exchanges, one at a time.
private final class SegmentedChildren: UIViewController {
    private let segments = UISegmentedControl(items: ["A", "B", "C"])
    private var shown: UIViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        segments.frame = CGRect(x: 20, y: 100, width: 300, height: 40)
        segments.selectedSegmentIndex = 0
        segments.addAction(UIAction { [weak self] _ in self?.showChosen() }, for: .valueChanged)
        view.addSubview(segments)
        showChosen()
    }

    private func showChosen() {
        if let shown {
            shown.willMove(toParent: nil)
            shown.view.removeFromSuperview()
            shown.removeFromParent()
        }
        let next = ModalPage(
            "child \(segments.selectedSegmentIndex)",
            ["Show": { $0.present(ModalPage.closable("detail").asSheet(), animated: true) }])
        addChild(next)
        next.view.frame = view.bounds.inset(by: UIEdgeInsets(top: 160, left: 0, bottom: 0, right: 0))
        next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(next.view)
        next.didMove(toParent: self)
        shown = next
    }
}
