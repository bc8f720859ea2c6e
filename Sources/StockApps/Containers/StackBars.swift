import TransitionRunner
import UIKit

extension StockApps {
    static let stackBars: [TransitionScene] = [
        app("stock-bar-hidden-on-first") {
            page("first").at(.willAppear) { $0.navigationController?.setNavigationBarHidden(true, animated: true) }
                .at(.willDisappear) { $0.navigationController?.setNavigationBarHidden(false, animated: true) }
        },
        TransitionScene("stock-bar-hidden-on-detail") { UINavigationController(rootViewController: page("first")) }
            .pushing {
                page("immersive")
                    .at(.willAppear) { $0.navigationController?.setNavigationBarHidden(true, animated: true) }
                    .at(.willDisappear) { $0.navigationController?.setNavigationBarHidden(false, animated: true) }
            },
        TransitionScene("stock-bar-hidden-abruptly") { UINavigationController(rootViewController: page("first")) }
            .pushing {
                page("immersive")
                    .at(.willAppear) { $0.navigationController?.isNavigationBarHidden = true }
                    .at(.willDisappear) { $0.navigationController?.isNavigationBarHidden = false }
            },
        TransitionScene("stock-bar-each-page-says") {
            UINavigationController(rootViewController: sayingPage("first", hidesBar: true))
        }.pushing { sayingPage("next", hidesBar: false) },
        TransitionScene("stock-bar-never") {
            let stack = UINavigationController(rootViewController: page("first"))
            stack.isNavigationBarHidden = true
            return stack
        },
        app("stock-bar-toggled") { page("first") }
            .action("toggle the bar") { app in
                guard let stack = app.stack else { return }
                stack.setNavigationBarHidden(!stack.isNavigationBarHidden, animated: true)
            }
            .action("toggle at once") { app in app.stack?.isNavigationBarHidden.toggle() },
        TransitionScene("stock-bar-opaque") {
            let stack = UINavigationController(rootViewController: page("first"))
            stack.navigationBar.isTranslucent = false
            return stack
        }.pushing {
            page("below the bar").at(.didLoad) { $0.edgesForExtendedLayout = [] }
        },
        TransitionScene("stock-large-titles") {
            let stack = UINavigationController(rootViewController: page("first"))
            stack.navigationBar.prefersLargeTitles = true
            return stack
        },
        TransitionScene("stock-large-titles-mixed") {
            let stack = UINavigationController(rootViewController: RowsPage(count: 30) { page("row \($0)") })
            stack.navigationBar.prefersLargeTitles = true
            return stack
        }.pushing { page("small").at(.didLoad) { $0.navigationItem.largeTitleDisplayMode = .never } },
        app("stock-bar-coloured") {
            page("first").at(.willAppear) { tint($0, .systemBlue) }
        }.pushing { page("red").at(.willAppear) { tint($0, .systemRed) } },
    ]

    private static func app(_ name: String, _ first: @escaping @MainActor @Sendable () -> UIViewController)
        -> TransitionScene
    {
        TransitionScene(name) { UINavigationController(rootViewController: first()) }
    }

    @MainActor private static func page(_ title: String) -> ButtonPage {
        ButtonPage(title, [("next", { $0.push(page("next")) }), ("back", { $0.pop() })])
    }

    /// Says whether it has a bar, and pushes pages that say so, too.
    @MainActor private static func sayingPage(_ title: String, hidesBar: Bool) -> ButtonPage {
        ButtonPage(
            title, [("next", { $0.push(sayingPage("next", hidesBar: false)) }), ("back", { $0.pop() })]
        ).at(.willAppear) { $0.navigationController?.setNavigationBarHidden(hidesBar, animated: true) }
    }

    /// Fades the bar to the page's colour along with the transition, and back if that is cancelled.
    @MainActor private static func tint(_ page: UIViewController, _ color: UIColor) {
        guard let bar = page.navigationController?.navigationBar else { return }
        let old = bar.barTintColor
        guard let coordinator = page.transitionCoordinator else {
            bar.barTintColor = color
            return
        }
        coordinator.animate { _ in
            bar.barTintColor = color
        } completion: { context in
            if context.isCancelled { bar.barTintColor = old }
        }
    }
}
