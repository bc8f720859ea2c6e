import TransitionRunner
import UIKit

extension StockApps {
    static let refusingSheets: [TransitionScene] = [
        .stock("sheet-refuses") { RefusingPage(asks: false) },
        .stock("sheet-asks-to-discard") { RefusingPage(asks: true) },
        .stock("sheet-with-draft") { DraftPage().inStack().asSheet { $0.detents = [.medium(), .large()] } },
        .stock("sheet-tells-of-its-end") { TellingPage() },
    ]
}

/// A sheet that its delegate does not let go by a drag; it may ask first.
private final class RefusingPage: ModalPage, UIAdaptivePresentationControllerDelegate {
    private let asks: Bool

    init(asks: Bool) {
        self.asks = asks
        super.init("Second", ["Close": { $0.dismiss(animated: true) }])
        modalPresentationStyle = .pageSheet
        presentationController?.delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { false }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        guard asks else { return }
        let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .actionSheet)
        alert.addAction(
            UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in self?.dismiss(animated: true) })
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        present(alert, animated: true)
    }
}

/// A page that may not be dragged away while it has a draft.
private final class DraftPage: ModalPage {
    init() {
        super.init(
            "Draft",
            [
                "Write": { $0.navigationController?.isModalInPresentation = true },
                "Save": { $0.navigationController?.isModalInPresentation = false },
                "Close": { $0.dismiss(animated: true) },
            ])
    }

    required init?(coder: NSCoder) { nil }
}

/// A sheet whose delegate counts how often it went.
private final class TellingPage: ModalPage, UIAdaptivePresentationControllerDelegate {
    private(set) var endCount = 0

    init() {
        super.init("Second", ["Close": { $0.dismiss(animated: true) }])
        modalPresentationStyle = .formSheet
        presentationController?.delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { endCount += 1 }
}
