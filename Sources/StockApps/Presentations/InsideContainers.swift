import TransitionRunner
import UIKit

extension StockApps {
    static let insideContainers: [TransitionScene] = [
        TransitionScene("stock-stack-presents") { presenting(.fullScreen).inStack() }
            .action("push", when: { !$0.isStackCovered }) {
                $0.stack?.pushViewController(presenting(.pageSheet), animated: true)
            }
            .action("pop") { $0.stack?.popViewController(animated: true) }
            .dismisses(),
        TransitionScene("stock-push-then-present") { presenting(.fullScreen).inStack() }
            .action("push and present", when: { !$0.isStackCovered }) { app in
                app.stack?.pushViewController(PlainPage("Next"), animated: true)
                app.stack?.present(ModalPage.closable("Modal").asSheet(), animated: true)
            }
            .dismisses(),
        tabs("tabs-present-full", .fullScreen),
        tabs("tabs-present-sheet", .pageSheet),
        tabs("tabs-present-context", .currentContext, definesContext: true),
        tabs("tabs-present-over-context", .overCurrentContext, definesContext: true),
        tabs("tabs-context-undefined", .overCurrentContext),
        TransitionScene("stock-hidden-tab-presents") { twoTabs(.fullScreen) }
            .action("present in second") { app in
                let tabs = app.window.rootViewController as? UITabBarController
                tabs?.viewControllers?[1].present(ModalPage.closable("Modal").styled(.fullScreen), animated: true)
            }
            .dismisses(),
        TransitionScene("stock-child-presents") { ParentPage(presenting(.fullScreen)) }.dismisses(),
        TransitionScene("stock-child-presents-over-context") {
            let child = presenting(.overCurrentContext)
            child.definesPresentationContext = true
            return ParentPage(child)
        }
        .dismisses(),
        TransitionScene("stock-child-presents-in-context") {
            let child = presenting(.currentContext)
            child.definesPresentationContext = true
            return ParentPage(child)
        }
        .dismisses(),
    ]

    @MainActor private static func presenting(_ style: UIModalPresentationStyle) -> ModalPage {
        ModalPage("Page", ["Show": { $0.present(ModalPage.closable("Modal").styled(style), animated: true) }])
    }

    @MainActor private static func twoTabs(
        _ style: UIModalPresentationStyle, definesContext: Bool = false
    ) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = [presenting(style).inStack(), presenting(style)]
        for page in tabs.viewControllers ?? [] { page.definesPresentationContext = definesContext }
        return tabs
    }

    private static func tabs(
        _ name: String, _ style: UIModalPresentationStyle, definesContext: Bool = false
    ) -> TransitionScene {
        TransitionScene("stock-\(name)") { twoTabs(style, definesContext: definesContext) }
            .dismisses()
    }
}

extension HeadlessApp {
    /// Whether a page covers the stack: to push while it goes is to begin one change of the stack's page in another,
    /// of which UIKit warns (ledger 10.4).
    fileprivate var isStackCovered: Bool {
        guard let page = stack?.presentedViewController else { return false }
        return page.modalPresentationStyle == .fullScreen
    }
}

/// Holds a child in its lower half.
private final class ParentPage: UIViewController {
    private let child: UIViewController

    init(_ child: UIViewController) {
        self.child = child
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        child.view.frame = CGRect(
            x: 0, y: view.bounds.midY, width: view.bounds.width, height: view.bounds.height / 2)
    }
}
