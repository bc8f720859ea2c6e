import TransitionRunner
import UIKit

/// What lies below a modal page: it presents one, by code or by a swipe from the right edge.
final class ModalHost: Page {
    private let entrance: EdgeDriver?
    private let makePage: () -> ModalPage

    /// - Parameters:
    ///   - entrance: drives presentations by a swipe; nil where there is no such swipe.
    ///   - makePage: gives the page of every presentation, a new one or the same again.
    init(entrance: EdgeDriver? = nil, makePage: @escaping () -> ModalPage) {
        self.entrance = entrance
        self.makePage = makePage
        super.init()
    }

    required init?(coder: NSCoder) {
        fatalError("Pages are made in code: call init(entrance:makePage:).")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        entrance?.controller = self
        entrance?.request = { [weak self] in self?.show() }
        entrance?.attach(to: view, edge: .right)
    }

    /// The button, and the swipe.
    func show(animated: Bool = true) {
        // A change of size under way has a coordinator as well, and a request would wait for its end.
        guard presentedViewController == nil, transitionCoordinator == nil else { return }
        let page = makePage()
        page.entrance = entrance
        present(page, animated: animated)
    }
}

extension TransitionScene {
    /// A page over a host, with a button to show it and one to close it.
    static func modal(_ name: String, _ makePage: @escaping @MainActor () -> ModalPage) -> TransitionScene {
        modal(name) { ModalHost(makePage: makePage) }
    }

    /// The same under a host of the entry's own.
    static func modal(_ name: String, host: @escaping @MainActor () -> ModalHost) -> TransitionScene {
        TransitionScene(name) { host() }
            .action("show", when: { $0.topViewController is ModalHost }) { app in
                (app.topViewController as? ModalHost)?.show()
            }
            .action("close", when: { $0.topViewController is ModalPage }) { app in
                (app.topViewController as? ModalPage)?.close()
            }
    }

    /// The same on a device that is turned now and then, while nothing moves.
    func withTurns() -> TransitionScene {
        action("turn", when: { $0.topViewController?.transitionCoordinator == nil }) {
            $0.resize(to: CGSize(width: $0.window.bounds.height, height: $0.window.bounds.width))
        }
    }

    /// The same, with buttons that do it without an animation.
    func withUnanimatedButtons() -> TransitionScene {
        action("show at once", when: { $0.topViewController is ModalHost }) { app in
            (app.topViewController as? ModalHost)?.show(animated: false)
        }
        .action("close at once", when: { $0.topViewController is ModalPage }) { app in
            guard let page = app.topViewController as? ModalPage, page.transitionCoordinator == nil else { return }
            page.dismiss(animated: false)
        }
    }
}
