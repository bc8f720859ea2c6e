import TransitionRunner
import UIKit

extension StockApps {
    static let nested: [TransitionScene] = [
        tower("full-on-full", [.fullScreen, .fullScreen]),
        tower("sheet-on-full", [.fullScreen, .pageSheet]),
        tower("full-on-sheet", [.pageSheet, .fullScreen]),
        tower("full-on-form-sheet", [.formSheet, .fullScreen]),
        tower("full-on-over", [.overFullScreen, .fullScreen]),
        tower("over-on-full", [.fullScreen, .overFullScreen]),
        tower("over-on-sheet", [.pageSheet, .overFullScreen]),
        tower("context-on-full", [.fullScreen, .currentContext]),
        tower("full-on-context", [.currentContext, .fullScreen]),
        tower("dissolves", [.overFullScreen, .overFullScreen], .crossDissolve),
        tower("three-full", [.fullScreen, .fullScreen, .fullScreen]),
        tower("three-sheets", [.pageSheet, .pageSheet, .pageSheet]),
        tower("sheet-full-sheet", [.pageSheet, .fullScreen, .pageSheet]),
        tower("over-full-over", [.overFullScreen, .fullScreen, .overFullScreen]),
        tower("full-sheet-full", [.fullScreen, .formSheet, .fullScreen]),
        tower("full-on-sheet-on-pad", [.formSheet, .fullScreen], size: CGSize(width: 1024, height: 768)),
    ]

    /// Pages one over the other, each with buttons that dismiss it, all that is above its presenter, and everything.
    private static func tower(
        _ name: String, _ styles: [UIModalPresentationStyle],
        _ transition: UIModalTransitionStyle = .coverVertical, size: CGSize = CGSize(width: 390, height: 844)
    ) -> TransitionScene {
        TransitionScene("stock-\(name)", size: size) { floor(0, of: styles, transition) }
            .action("present") { app in
                let height = app.presentationChain.count - 1
                guard styles.indices.contains(height) else { return }
                app.topViewController?.present(floor(height + 1, of: styles, transition), animated: true)
            }
            .dismisses().dismissesFromMiddle().dismissesFromRoot()
    }

    @MainActor private static func floor(
        _ height: Int, of styles: [UIModalPresentationStyle], _ transition: UIModalTransitionStyle
    ) -> ModalPage {
        let page = ModalPage(
            "Floor \(height)",
            [
                "Up": { page in
                    guard styles.indices.contains(height) else { return }
                    page.present(floor(height + 1, of: styles, transition), animated: true)
                },
                "Down": { if height > 0 { $0.dismiss(animated: true) } },
                "Two down": { $0.presentingViewController?.presentingViewController?.dismiss(animated: true) },
                "Ground": { page in
                    var bottom = page.presentingViewController
                    while let next = bottom?.presentingViewController { bottom = next }
                    bottom?.dismiss(animated: true)
                },
            ])
        return height == 0 ? page : page.styled(styles[height - 1], transition)
    }
}
