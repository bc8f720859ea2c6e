import TransitionRunner
import UIKit

extension StockApps {
    static let backButtons: [TransitionScene] = [
        TransitionScene("stock-own-back-button") { UINavigationController(rootViewController: ownBack(1)) },
        TransitionScene("stock-hidden-back-button") {
            UINavigationController(
                rootViewController: ButtonPage(
                    "first",
                    [
                        (
                            "open",
                            { page in
                                let next = ButtonPage("no way back", [("close", { $0.pop() })])
                                next.navigationItem.hidesBackButton = true
                                page.push(next)
                            }
                        )
                    ]))
        },
        TransitionScene("stock-pop-gesture-off") {
            let stack = UINavigationController(rootViewController: PlainPage("first"))
            stack.interactivePopGestureRecognizer?.isEnabled = false
            return stack
        }.pushing { PlainPage("next") },
        TransitionScene("stock-pop-gesture-off-while-shown") {
            UINavigationController(rootViewController: PlainPage("first"))
        }.pushing {
            ButtonPage("game", [("next", { $0.push(PlainPage("next")) })])
                .at(.didAppear) { $0.navigationController?.interactivePopGestureRecognizer?.isEnabled = false }
                .at(.willDisappear) { $0.navigationController?.interactivePopGestureRecognizer?.isEnabled = true }
        },
        TransitionScene("stock-pop-gesture-delegate") { SwipingStack(rootViewController: ownBack(1)) },
        TransitionScene("stock-pop-gesture-without-bar") {
            let stack = SwipingStack(rootViewController: ownBack(1))
            stack.isNavigationBarHidden = true
            return stack
        },
    ]

    /// Replaces the back button, which turns UIKit's swipe off.
    @MainActor private static func ownBack(_ number: Int) -> ButtonPage {
        ButtonPage("page \(number)", [("next", { $0.push(ownBack(number + 1)) })]).at(.didLoad) { page in
            guard number > 1 else { return }
            page.navigationItem.leftBarButtonItem = UIBarButtonItem(
                systemItem: .cancel, primaryAction: UIAction { [weak page] _ in page?.pop() })
        }
    }
}

/// Keeps the swipe back with back buttons of its own and without a bar.
private final class SwipingStack: UINavigationController, UIGestureRecognizerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1 && transitionCoordinator == nil
    }
}
