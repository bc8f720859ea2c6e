import TransitionRunner
import UIKit

extension PlantedBugs {
    static let containerBugs = [callbacksAreExact]

    static let callbacksAreExact = PlantedBug(
        invariant: "callbacks-are-exact",
        mistake: "A container takes its page away without telling it before.",
        scene: .container("planted-callbacks-are-exact") { $0.removeFromParent() },
        leftAlone: [
            // The change is framed as UIKit asks for it.
            .container("unusual-framed-change") { page in
                page.willMove(toParent: nil)
                page.removeFromParent()
            },
            // Every page becomes the stack's delegate once it has appeared, between willShow and didShow.
            TransitionScene("unusual-delegate-takeover") {
                UINavigationController(rootViewController: StackPage(takesDelegate: true))
            }
            .action("open page") { $0.pageStack?.open(StackPage(takesDelegate: true)) }
            .action("home", when: { ($0.pageStack?.viewControllers.count ?? 0) > 1 }) { $0.pageStack?.goHome() },
            // What has to wait for a transition runs at once where there is none.
            .stack("unusual-optional-coordinator")
                .action("open page at once") { app in
                    app.pageStack?.open(StackPage(), animated: false)
                    let rename: @MainActor () -> Void = { [weak stack = app.pageStack] in
                        stack?.topViewController?.title = "shown"
                    }
                    if let coordinator = app.pageStack?.transitionCoordinator {
                        coordinator.animate(alongsideTransition: nil) { _ in rename() }
                    } else {
                        rename()
                    }
                },
        ])
}

/// Shows one page at a time.
final class PageContainerController: UIViewController {
    private let remove: @MainActor (UIViewController) -> Void
    private var page: StackPage?

    /// - Parameter remove: Takes a page whose view is gone away from the container.
    init(remove: @escaping @MainActor (UIViewController) -> Void) {
        self.remove = remove
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("PageContainerController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        showNext()
    }

    func showNext() {
        if let page {
            page.view.removeFromSuperview()
            remove(page)
        }
        let next = StackPage()
        addChild(next)
        next.view.frame = view.bounds
        next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(next.view)
        next.didMove(toParent: self)
        page = next
    }
}

extension TransitionScene {
    fileprivate static func container(
        _ name: String, remove: @escaping @MainActor @Sendable (UIViewController) -> Void
    ) -> TransitionScene {
        TransitionScene(name) { PageContainerController(remove: remove) }
            .action("next page") { ($0.window.rootViewController as? PageContainerController)?.showNext() }
    }
}
