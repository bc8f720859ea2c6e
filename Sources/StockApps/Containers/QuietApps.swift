import TransitionRunner
import UIKit

extension StockApps {
    static let quiet: [TransitionScene] = [
        TransitionScene("stock-nothing") { PlainPage("nothing") },
        TransitionScene("stock-views-scaled") { UINavigationController(rootViewController: PlainPage("first")) }
            .pushing { PlainPage("next") }
            .action("scale") { $0.stack?.topViewController?.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }
            .action("scale back") { $0.stack?.topViewController?.view.transform = .identity },
        TransitionScene("stock-views-faded") { UINavigationController(rootViewController: PlainPage("first")) }
            .pushing { PlainPage("next") }
            .action("fade") { $0.stack?.topViewController?.view.alpha = 0.6 }
            .action("show") { app in
                UIView.animate(withDuration: 0.3) { app.stack?.topViewController?.view.alpha = 1 }
            },
        TransitionScene("stock-bar-hidden-then-pushed") {
            UINavigationController(rootViewController: PlainPage("first"))
        }
        .pushing { PlainPage("next") }
        .action("hide the bar") { $0.stack?.setNavigationBarHidden(true, animated: true) }
        .action("show the bar") { $0.stack?.setNavigationBarHidden(false, animated: true) },
        TransitionScene("stock-inner-view-moved") { UINavigationController(rootViewController: card()) }
            .pushing { card() },
        TransitionScene("stock-spinner") {
            UINavigationController(
                rootViewController: ButtonPage("busy", [("next", { $0.push(PlainPage("next")) })]).at(.didLoad) {
                    let spinner = UIActivityIndicatorView(style: .medium)
                    spinner.center = CGPoint(x: 195, y: 500)
                    spinner.startAnimating()
                    $0.view.addSubview(spinner)
                })
        },
    ]

    /// A page with a card that moves and turns when told to.
    @MainActor private static func card() -> ButtonPage {
        let card = UIView(frame: CGRect(x: 24, y: 420, width: 200, height: 120))
        return ButtonPage(
            "card",
            [
                (
                    "move",
                    { _ in
                        UIView.animate(withDuration: 0.3) { card.center.y = card.center.y == 480 ? 600 : 480 }
                    }
                ),
                ("turn", { _ in card.transform = card.transform.rotated(by: .pi / 8) }),
                ("hide", { _ in card.isHidden.toggle() }),
            ]
        ).at(.didLoad) { page in
            card.backgroundColor = .systemYellow
            page.view.addSubview(card)
        }
    }
}
