import TransitionRunner
import UIKit

extension StockApps {
    static let sheets: [TransitionScene] = [
        sheet("sheet-medium") { $0.detents = [.medium()] },
        sheet("sheet-medium-large") {
            $0.detents = [.medium(), .large()]
            $0.prefersGrabberVisible = true
        },
        sheet("sheet-custom-heights") {
            $0.detents = [
                .custom(identifier: .init("low")) { _ in 200 },
                .custom(identifier: .init("half")) { $0.maximumDetentValue * 0.5 },
                .large(),
            ]
        },
        sheet("sheet-undimmed") {
            $0.detents = [.medium(), .large()]
            $0.largestUndimmedDetentIdentifier = .medium
        },
        sheet("sheet-starts-large") {
            $0.detents = [.medium(), .large()]
            $0.selectedDetentIdentifier = .large
        },
        sheet("sheet-never-dimmed") {
            $0.detents = [.medium(), .large()]
            $0.largestUndimmedDetentIdentifier = .large
        },
        sheet("sheet-edge-attached", size: CGSize(width: 844, height: 390)) {
            $0.prefersEdgeAttachedInCompactHeight = true
            $0.widthFollowsPreferredContentSizeWhenEdgeAttached = true
            $0.preferredCornerRadius = 20
        },
        sheet("sheet-on-pad", size: CGSize(width: 1024, height: 768)) { $0.detents = [.medium(), .large()] },
        .stock("form-sheet-on-pad", size: CGSize(width: 1024, height: 768)) {
            let page = ModalPage.closable("Second").styled(.formSheet)
            page.preferredContentSize = CGSize(width: 400, height: 500)
            return page
        },
        .stock("sheet-stays") {
            let page = ModalPage.closable("Second").asSheet()
            page.isModalInPresentation = true
            return page
        },
        .stock("sheet-in-sheet") {
            ModalPage(
                "Second",
                [
                    "Next": { $0.present(ModalPage.closable("Third").asSheet(), animated: true) },
                    "Close": { $0.dismiss(animated: true) },
                ]
            ).asSheet()
        }
        .dismissesFromRoot().dismissesFromMiddle(),
        .stock("sheet-stack") { DonePage("Second").inStack().asSheet { $0.detents = [.medium(), .large()] } },
        .stock("sheet-tabs") {
            let tabs = UITabBarController()
            tabs.viewControllers = [ModalPage.closable("One"), DonePage("Two").inStack()]
            return tabs.asSheet()
        },
    ]

    /// Sheets whose height or heights the app changes.
    static let changingSheets: [TransitionScene] = [
        sheet(
            "sheet-jumps", buttons: ["Large": { $0.sheetPresentationController?.selectedDetentIdentifier = .large }]
        ) { $0.detents = [.medium(), .large()] },
        .stock("sheet-follows-content") { GrowingPage() },
        sheet(
            "sheet-height-by-code",
            buttons: [
                "Other": { page in
                    guard let sheet = page.sheetPresentationController else { return }
                    sheet.animateChanges {
                        sheet.selectedDetentIdentifier = sheet.selectedDetentIdentifier == .large ? .medium : .large
                    }
                }, "Close": { $0.dismiss(animated: true) },
            ]
        ) { $0.detents = [.medium(), .large()] },
        sheet(
            "sheet-new-heights",
            buttons: [
                "Heights": { page in
                    guard let sheet = page.sheetPresentationController else { return }
                    sheet.animateChanges {
                        sheet.detents = sheet.detents.count == 1 ? [.medium(), .large()] : [.large()]
                    }
                }, "Close": { $0.dismiss(animated: true) },
            ]
        ) { $0.detents = [.medium(), .large()] },
        sheet(
            "sheet-dims-later",
            buttons: [
                "Dim": { $0.sheetPresentationController?.largestUndimmedDetentIdentifier = nil },
                "Close": { $0.dismiss(animated: true) },
            ]
        ) {
            $0.detents = [.medium(), .large()]
            $0.largestUndimmedDetentIdentifier = .medium
        },
    ]

    private static func sheet(
        _ name: String, size: CGSize = CGSize(width: 390, height: 844),
        buttons: KeyValuePairs<String, ModalPage.Act> = ["Close": { $0.dismiss(animated: true) }],
        _ change: @escaping @MainActor (UISheetPresentationController) -> Void
    ) -> TransitionScene {
        .stock(name, size: size) { [buttons = UncheckedButtons(buttons)] in
            ModalPage("Second", buttons.acts).asSheet(change)
        }
    }
}

/// Buttons that a scene makes its pages with.
private struct UncheckedButtons: @unchecked Sendable {
    let acts: KeyValuePairs<String, ModalPage.Act>
    init(_ acts: KeyValuePairs<String, ModalPage.Act>) { self.acts = acts }
}

/// A sheet as high as what it holds.
private final class GrowingPage: ModalPage {
    private var height: CGFloat = 200

    init() {
        super.init(
            "Second",
            ["More": { ($0 as? GrowingPage)?.grow() }, "Close": { $0.dismiss(animated: true) }])
        modalPresentationStyle = .pageSheet
        sheetPresentationController?.detents = [.custom { [weak self] _ in self?.height }]
    }

    required init?(coder: NSCoder) { nil }

    private func grow() {
        height = height == 200 ? 400 : 200
        sheetPresentationController?.animateChanges { sheetPresentationController?.invalidateDetents() }
    }
}
