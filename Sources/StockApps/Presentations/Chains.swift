import TransitionRunner
import UIKit

extension StockApps {
    static let chains: [TransitionScene] = [
        chain("dismiss-then-present", .fullScreen) { page in
            let presenter = page.presentingViewController
            page.dismiss(animated: true) { presenter?.present(ModalPage.closable("Next"), animated: true) }
        },
        chain("sheet-after-sheet", .pageSheet) { page in
            let presenter = page.presentingViewController
            page.dismiss(animated: true) { presenter?.present(ModalPage.closable("Next").asSheet(), animated: true) }
        },
        chain("present-twice", .fullScreen) { page in
            page.present(ModalPage.closable("Next").styled(.fullScreen), animated: true) {
                page.presentedViewController?.present(ModalPage.closable("Last").asSheet(), animated: true)
            }
        },
        chain("back-and-forth", .overFullScreen) { page in
            page.present(ModalPage.closable("Next"), animated: true) {
                page.dismiss(animated: true) { page.dismiss(animated: true) }
            }
        },
        chain("closes-later", .fullScreen) { page in
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) { [weak page] in page?.dismiss(animated: true) }
        },
        chain("closes-by-timer", .formSheet) { page in
            Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [weak page] _ in
                MainActor.assumeIsolated { page?.dismiss(animated: true) }
            }
        },
        chain("closes-by-task", .fullScreen) { page in
            Task { @MainActor [weak page] in
                try? await Task.sleep(for: .milliseconds(400))
                page?.dismiss(animated: true)
            }
        },
        chain("presents-next-turn", .fullScreen) { page in
            DispatchQueue.main.async { [weak page] in page?.present(ModalPage.closable("Next"), animated: true) }
        },
        TransitionScene("stock-loading-cover") { ModalPage("First", ["Load": { load($0) }]) }
            .action("load") { if let root = $0.window.rootViewController { load(root) } },
        TransitionScene("stock-login-first") { GatePage() }.dismisses(),
    ]

    /// A page that is presented with a button that goes on from there.
    private static func chain(
        _ name: String, _ style: UIModalPresentationStyle, goOn: @escaping ModalPage.Act
    ) -> TransitionScene {
        .stock(name) {
            ModalPage("Second", ["Go on": goOn, "Close": { $0.dismiss(animated: true) }]).styled(style)
        }
    }

    /// Covers everything while something loads, as network code does.
    @MainActor private static func load(_ page: UIViewController) {
        let spinner = PlainPage("Loading").styled(.overFullScreen, .crossDissolve)
        page.present(spinner, animated: true)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak spinner] in spinner?.dismiss(animated: true) }
    }
}

/// Presents a page that has to be passed, when it is first seen.
private final class GatePage: ModalPage {
    private var isPassed = false

    init() {
        super.init("First", ["Log out": { ($0 as? GatePage)?.showGate() }])
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !isPassed else { return }
        isPassed = true
        showGate()
    }

    private func showGate() {
        present(ModalPage.closable("Log in").styled(.fullScreen), animated: true)
    }
}
