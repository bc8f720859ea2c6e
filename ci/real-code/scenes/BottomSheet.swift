import TransitionCommands
import UIKit

@testable import App

public let scenes: [TransitionScene] = [
    scene("bottom-sheet") { $0.showPlain() },
    scene("bottom-sheet-with-list") { $0.showList() },
    scene("bottom-sheet-with-stack") { $0.showStack() },
    scene("bottom-sheet-held") { $0.showHeld() },
]

private func scene(_ name: String, _ show: @escaping @MainActor (MapController) -> Void) -> TransitionScene {
    TransitionScene(name) { MapController(show) }
        .action("show the sheet", when: { $0.map != nil }) { $0.map?.showSheet() }
        .action("close by code", when: { $0.map == nil }) { $0.topViewController?.dismiss(animated: true) }
        .action("close without animation", when: { $0.map == nil }) { app in
            app.topViewController?.dismiss(animated: false)
        }
        .callback("sheet was dismissed", onceAfter: .finished(.dismissal, of: "SheetController"))
        .callback("list was dismissed", onceAfter: .finished(.dismissal, of: "ListSheetController"))
        .callback("stack was dismissed", onceAfter: .finished(.dismissal, of: "BottomSheetNavigationController"))
}

extension HeadlessApp {
    fileprivate var map: MapController? { topViewController as? MapController }
}

/// A page with a button that shows a sheet.
final class MapController: UIViewController {
    private let show: @MainActor (MapController) -> Void

    init(_ show: @escaping @MainActor (MapController) -> Void) {
        self.show = show
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 40, y: 120, width: 200, height: 44)
        button.addTarget(
            self, action: Selector("showSheet", MapController.showSheet), for: .touchUpInside)
        view.addSubview(button)
    }

    func showSheet() { show(self) }

    func showPlain() {
        presentBottomSheet(viewController: SheetController(), configuration: .default) {
            HeadlessApp.heard("sheet was dismissed")
        }
    }

    func showList() {
        presentBottomSheet(viewController: ListSheetController(), configuration: .default) {
            HeadlessApp.heard("list was dismissed")
        }
    }

    func showStack() {
        presentBottomSheetInsideNavigationController(viewController: SheetController(), configuration: .default) {
            HeadlessApp.heard("stack was dismissed")
        }
    }

    /// A sheet that its user cannot close.
    func showHeld() {
        let plain = BottomSheetConfiguration(
            cornerRadius: 0, pullBarConfiguration: .hidden, shadowConfiguration: .default)
        presentBottomSheet(viewController: SheetController(), configuration: plain, canBeDismissed: { false }) {
            HeadlessApp.heard("sheet was dismissed")
        }
    }
}
