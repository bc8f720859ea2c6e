import TransitionRunner
import UIKit

extension StockApps {
    static let childTransitions: [TransitionScene] = [
        app("stock-exchange-at-once", [], duration: 0),
        app("stock-exchange-plain", []),
        app("stock-exchange-dissolve", .transitionCrossDissolve),
        app("stock-exchange-flip", .transitionFlipFromLeft),
        app("stock-exchange-flip-down", .transitionFlipFromTop),
        app("stock-exchange-curl", .transitionCurlUp),
        app("stock-exchange-touchable", [.transitionCrossDissolve, .allowUserInteraction]),
        TransitionScene("stock-exchange-slide") { Pager(options: .curveEaseInOut, duration: 0.3, slides: true) },
        TransitionScene("stock-exchange-in-a-stack") {
            UINavigationController(
                rootViewController: Pager(options: .transitionCrossDissolve, duration: 0.3, slides: false))
        }.pushing { PlainPage("next") },
        TransitionScene("stock-exchange-in-tabs") {
            let tabs = UITabBarController()
            tabs.viewControllers = [Pager(options: .transitionCrossDissolve, duration: 0.3, slides: false)]
            tabs.viewControllers?.append(PlainPage("two"))
            return tabs
        },
    ]

    private static func app(
        _ name: String, _ options: UIView.AnimationOptions, duration: TimeInterval = 0.3
    ) -> TransitionScene {
        TransitionScene(name) { Pager(options: options, duration: duration, slides: false) }
    }
}

/// Exchanges one child for another, and waits for the end before it takes the next wish.
private final class Pager: UIViewController {
    private let options: UIView.AnimationOptions
    private let duration: TimeInterval
    private let slides: Bool
    private var shown: UIViewController = PlainPage("page")
    private var isExchanging = false
    private let switcher = UISegmentedControl(items: ["one", "two"])

    init(options: UIView.AnimationOptions, duration: TimeInterval, slides: Bool) {
        (self.options, self.duration, self.slides) = (options, duration, slides)
        super.init(nibName: nil, bundle: nil)
        title = "pager"
    }

    required init?(coder: NSCoder) { nil }

    private var place: CGRect { view.bounds.inset(by: UIEdgeInsets(top: 200, left: 0, bottom: 0, right: 0)) }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(shown)
        shown.view.frame = place
        shown.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(shown.view)
        shown.didMove(toParent: self)
        switcher.frame = CGRect(x: 24, y: 130, width: 200, height: 32)
        switcher.selectedSegmentIndex = 0
        switcher.addAction(UIAction { [weak self] _ in self?.exchange() }, for: .valueChanged)
        view.addSubview(switcher)
    }

    private func exchange() {
        guard !isExchanging else { return }
        isExchanging = true
        let (old, new) = (shown, PlainPage("page"))
        shown = new
        old.willMove(toParent: nil)
        addChild(new)
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let place = place
        new.view.frame = slides ? place.offsetBy(dx: place.width, dy: 0) : place
        transition(from: old, to: new, duration: duration, options: options) {
            guard self.slides else { return }
            new.view.frame = place
            old.view.frame = place.offsetBy(dx: -place.width, dy: 0)
        } completion: { _ in
            new.view.frame = self.place
            old.removeFromParent()
            new.didMove(toParent: self)
            self.isExchanging = false
        }
    }
}
