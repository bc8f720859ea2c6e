import TransitionRunner
import UIKit

extension StockApps {
    static let tabFlows: [TransitionScene] = [
        TransitionScene("stock-tab-that-presents") {
            PresentingTabs(third: ModalPage.closable("Compose").styled(.fullScreen))
        }
        .dismisses(),
        TransitionScene("stock-tab-of-exchanged-children") {
            let tabs = UITabBarController()
            tabs.viewControllers = [SegmentedPage().inStack(), PlainPage("two")]
            return tabs
        }
        .pushing { PlainPage("next") },
        TransitionScene("stock-mini-player") { PlayerHost() }.dismisses(),
        TransitionScene("stock-tab-toolbar-while-editing") {
            let tabs = UITabBarController()
            tabs.viewControllers = [editingPage().inStack(), PlainPage("two")]
            return tabs
        },
        TransitionScene("stock-tab-bar-gone-and-back") {
            let tabs = UITabBarController()
            tabs.viewControllers = [
                ButtonPage("list", [("read", { $0.push(quietPage()) })]).inStack(), PlainPage("two"),
            ]
            return tabs
        },
    ]

    @MainActor private static func editingPage() -> UIViewController {
        ButtonPage(
            "mails",
            [
                (
                    "edit",
                    { page in
                        // A finger that was down before the next page came may lift after it.
                        guard page.navigationController?.topViewController === page else { return }
                        page.toolbarItems = [UIBarButtonItem(systemItem: .trash)]
                        page.navigationController?.setToolbarHidden(false, animated: true)
                    }
                ), ("done", { $0.navigationController?.setToolbarHidden(true, animated: true) }),
                ("open", { $0.push(PlainPage("mail")) }),
            ]
        ).at(.willDisappear) { $0.navigationController?.setToolbarHidden(true, animated: true) }
    }

    /// No tab bar, and no bar at the top either.
    @MainActor private static func quietPage() -> UIViewController {
        let page = ButtonPage("reading", [("back", { $0.pop() })])
            .at(.willAppear) { $0.navigationController?.setNavigationBarHidden(true, animated: true) }
            .at(.willDisappear) { $0.navigationController?.setNavigationBarHidden(false, animated: true) }
        page.hidesBottomBarWhenPushed = true
        return page
    }
}

/// Its last tab is none: a page is presented in its place.
private final class PresentingTabs: UITabBarController, UITabBarControllerDelegate {
    private let page: UIViewController

    init(third page: UIViewController) {
        self.page = page
        super.init(nibName: nil, bundle: nil)
        let middle = PlainPage("compose")
        viewControllers = [ButtonPage("home", [("next", { $0.push(PlainPage("next")) })]).inStack(), middle]
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        guard viewController === viewControllers?.last else { return true }
        if presentedViewController == nil { present(page, animated: true) }
        return false
    }
}

/// Two pages behind a segmented control in the bar, exchanged by UIKit's own dissolve.
private final class SegmentedPage: UIViewController {
    private let pages = [PlainPage("one"), PlainPage("two")]
    private var shown = 0
    private var isExchanging = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let control = UISegmentedControl(items: ["one", "two"])
        control.selectedSegmentIndex = 0
        control.addAction(
            UIAction { [weak self, weak control] _ in self?.exchange(control) }, for: .valueChanged)
        control.frame = CGRect(x: 0, y: 0, width: 160, height: 32)
        navigationItem.titleView = control
        let first = pages[0]
        addChild(first)
        first.view.frame = view.bounds
        first.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(first.view)
        first.didMove(toParent: self)
    }

    private func exchange(_ control: UISegmentedControl?) {
        // Not in the midst of a push or a pop, nor of an exchange (ledger 10.4).
        guard let control, control.selectedSegmentIndex != shown, !isExchanging, transitionCoordinator == nil else {
            control?.selectedSegmentIndex = shown
            return
        }
        isExchanging = true
        let (old, new) = (pages[shown], pages[1 - shown])
        shown = 1 - shown
        old.willMove(toParent: nil)
        addChild(new)
        new.view.frame = view.bounds
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        transition(from: old, to: new, duration: 0.25, options: .transitionCrossDissolve, animations: nil) { _ in
            old.removeFromParent()
            new.didMove(toParent: self)
            self.isExchanging = false
        }
    }
}

/// Tabs, and a child above their bar that opens as a page over everything.
private final class PlayerHost: UIViewController {
    private let tabs = UITabBarController()
    private let player = ModalPage("mini", ["Open": { $0.present(fullPlayer(), animated: true) }])

    private static func fullPlayer() -> UIViewController {
        ModalPage.closable("Player").styled(.overFullScreen)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tabs.viewControllers = [
            ButtonPage("albums", [("next", { $0.push(PlainPage("album")) })]).inStack(), PlainPage("two"),
        ]
        for child in [tabs, player] {
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        tabs.view.frame = view.bounds
        // The bar has its height only then.
        tabs.view.layoutIfNeeded()
        player.view.frame = CGRect(
            x: 0, y: view.bounds.maxY - tabs.tabBar.frame.height - 84, width: view.bounds.width, height: 84)
    }
}
