import TransitionRunner
import UIKit

extension StockApps {
    static let modalStyles: [TransitionScene] = [
        modal("automatic", .automatic),
        modal("page-sheet", .pageSheet),
        modal("form-sheet", .formSheet),
        modal("full-screen", .fullScreen),
        modal("over-full-screen", .overFullScreen),
        modal("current-context", .currentContext),
        modal("over-current-context", .overCurrentContext),
        modal("custom-without-delegate", .custom),
        modal("cross-dissolve", .fullScreen, .crossDissolve),
        modal("flip", .fullScreen, .flipHorizontal),
        modal("curl", .fullScreen, .partialCurl),
        modal("dissolve-over", .overFullScreen, .crossDissolve),
        modal("flip-sheet", .formSheet, .flipHorizontal),
        .stock("full-screen-list") { EntriesPage().styled(.fullScreen) },
        .stock("full-screen-stack") { ModalPage.closable("Second").inStack().styled(.fullScreen) },
        .stock("landscape-full-screen", size: CGSize(width: 844, height: 390)) {
            ModalPage.closable("Second").styled(.fullScreen)
        },
    ]

    /// Apps without animation; the last two animate one way.
    static let unanimated: [TransitionScene] = [
        .stock("unanimated-full-screen", animated: false) { quick("Second").styled(.fullScreen) },
        .stock("unanimated-sheet", animated: false) { quick("Second").styled(.pageSheet) },
        .stock("unanimated-over", animated: false) { quick("Second").styled(.overFullScreen) },
        .stock("unanimated-context", animated: false) { quick("Second").styled(.currentContext) },
        .stock("unanimated-nested", animated: false) {
            ModalPage("Second", ["Next": { $0.present(quick("Third").styled(.fullScreen), animated: false) }])
        }
        .dismissesFromRoot(),
        .stock("goes-at-once") { quick("Second").styled(.fullScreen) },
        .stock("comes-at-once", animated: false) { ModalPage.closable("Second").styled(.pageSheet) },
    ]

    private static func modal(
        _ name: String, _ style: UIModalPresentationStyle, _ transition: UIModalTransitionStyle = .coverVertical
    ) -> TransitionScene {
        .stock(name) { ModalPage.closable("Second").styled(style, transition) }
    }

    @MainActor private static func quick(_ title: String) -> ModalPage {
        ModalPage(title, ["Close": { $0.dismiss(animated: false) }])
    }
}
