import TransitionRunner
import UIKit

// Bars that a page hides once and shows again as it begins to go: after a pop that was taken back they stay.

extension ZooEntry {
    static let m12 = ZooEntry(
        "M12", "A page without a bar has one once its pop was taken back.",
        triggers: [.interactiveCancel], caughtBy: ["view-state-is-restored"]
    ) { name, isFlawed in
        .stack(name) {
            PushingStack {
                BarPage(isFlawed: isFlawed) { $0.navigationController?.setNavigationBarHidden($1, animated: $2) }
            }
        }
    }

    static let m13 = ZooEntry(
        "M13", "A page has no toolbar any more once its pop was taken back.",
        triggers: [.interactiveCancel], caughtBy: ["view-state-is-restored"]
    ) { name, isFlawed in
        .stack(name) {
            PushingStack {
                BarPage(isFlawed: isFlawed) { $0.navigationController?.setToolbarHidden(!$1, animated: $2) }
            }
        }
    }

    static let m14 = ZooEntry(
        "M14", "The tabs are seen under a page that hides them once its pop was taken back.",
        triggers: [.interactiveCancel], caughtBy: ["view-state-is-restored"]
    ) { name, isFlawed in
        TransitionScene(name) {
            let tabs = UITabBarController()
            tabs.viewControllers = [
                PushingStack {
                    BarPage(isFlawed: isFlawed) { page, isOn, _ in page.tabBarController?.tabBar.isHidden = isOn }
                }
            ]
            return tabs
        }
        .action("push", when: { ($0.tabbedStack?.viewControllers.count ?? 9) < 3 }) { $0.tabbedStack?.push() }
        .action("pop", when: { ($0.tabbedStack?.viewControllers.count ?? 0) > 1 }) { $0.tabbedStack?.pop() }
    }
}

extension HeadlessApp {
    fileprivate var tabbedStack: Stack? {
        (topViewController as? UITabBarController)?.selectedViewController as? Stack
    }
}

private final class PushingStack: Stack {
    private let makePage: () -> UIViewController

    init(_ makePage: @escaping () -> UIViewController) {
        self.makePage = makePage
        super.init()
    }

    required init?(coder: NSCoder) {
        fatalError("Stacks are made in code: call init(_:).")
    }

    override func push() {
        guard transitionCoordinator == nil else { return }
        pushViewController(makePage(), animated: true)
    }
}

/// Has other bars than the pages around it.
private final class BarPage: Page {
    /// Changes the bars for this page, or back for others.
    private let changeBars: (UIViewController, _ isMine: Bool, _ isAnimated: Bool) -> Void
    private var isPrepared = false

    init(isFlawed: Bool, _ changeBars: @escaping (UIViewController, Bool, Bool) -> Void) {
        self.changeBars = changeBars
        super.init(isFlawed: isFlawed, color: .systemBrown)
    }

    required init?(coder: NSCoder) {
        fatalError("Pages are made in code: call init(isFlawed:_:).")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // The flaw: it appears again when its pop is taken back.
        guard !isFlawed || !isPrepared else { return }
        isPrepared = true
        changeBars(self, true, animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        changeBars(self, false, animated)
    }
}
