import TransitionRunner
import UIKit

extension TransitionScene {
    /// A sheet of half the height over a dimmed presenter, dragged in and out or tapped away.
    public static let dimmedSheet = sheetScene("dimmed-sheet") { DimmedSheetHostController() }

    /// `dimmedSheet` without its defects.
    public static let dimmedSheetRepaired = sheetScene("dimmed-sheet-repaired") { RepairedSheetHostController() }

    private static func sheetScene(
        _ name: String, _ makeHost: @escaping @MainActor () -> any SheetPresenting
    ) -> TransitionScene {
        TransitionScene(name) { makeHost() }
            .action("present", when: { $0.topViewController?.presentingViewController == nil }) {
                $0.topPresenter?.presentSheet()
            }
            .action("dismiss", when: { $0.topViewController?.presentingViewController != nil }) {
                $0.topViewController?.dismiss(animated: true)
            }
            .action("present from the sheet", when: { $0.depth == 1 }) { $0.topPresenter?.presentSheet() }
    }
}

extension HeadlessApp {
    fileprivate var topPresenter: (any SheetPresenting)? { topViewController as? any SheetPresenting }

    /// How many sheets are over the root.
    fileprivate var depth: Int {
        var count = 0
        var controller = topViewController?.presentingViewController
        while let current = controller {
            count += 1
            controller = current.presentingViewController
        }
        return count
    }
}
