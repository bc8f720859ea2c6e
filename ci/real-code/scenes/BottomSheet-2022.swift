import TransitionCommands
import UIKit

@testable import App

public let scenes: [TransitionScene] = [
    scene("bottom-sheet") { SheetController() },
    scene("bottom-sheet-with-list") { ListSheetController() },
    scene("bottom-sheet-with-stack") { BottomSheetNavigationController(rootViewController: SheetController()) },
]

private func scene(_ name: String, _ sheet: @escaping @MainActor () -> UIViewController) -> TransitionScene {
    TransitionScene(name) { MapController(sheet) }
        .action("show the sheet", when: { $0.map != nil }) { $0.map?.showSheet() }
        .action("close by code", when: { $0.map == nil }) { $0.topViewController?.dismiss(animated: true) }
        .action("close without animation", when: { $0.map == nil }) { app in
            app.topViewController?.dismiss(animated: false)
        }
}

extension HeadlessApp {
    fileprivate var map: MapController? { topViewController as? MapController }
}

/// A page with a button that shows a sheet.
final class MapController: UIViewController {
    private let makeSheet: @MainActor () -> UIViewController
    private lazy var sheets = BottomSheetTransitioningDelegate(presentationControllerFactory: SheetMaker(over: self))

    init(_ makeSheet: @escaping @MainActor () -> UIViewController) {
        self.makeSheet = makeSheet
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

    func showSheet() {
        guard presentedViewController == nil else { return }
        let sheet = makeSheet()
        sheet.transitioningDelegate = sheets
        sheet.modalPresentationStyle = .custom
        present(sheet, animated: true)
    }
}

/// Makes presentation controllers for a page, which the delegate that holds it does not keep alive.
private final class SheetMaker: BottomSheetPresentationControllerFactory, BottomSheetModalDismissalHandler {
    private weak var page: UIViewController?

    init(over page: UIViewController) { self.page = page }

    func makeBottomSheetPresentationController(
        presentedViewController: UIViewController, presentingViewController: UIViewController?
    ) -> BottomSheetPresentationController {
        BottomSheetPresentationController(
            presentedViewController: presentedViewController, presentingViewController: presentingViewController,
            dismissalHandler: self)
    }

    var canBeDismissed: Bool { true }

    func performDismissal(animated: Bool) { page?.presentedViewController?.dismiss(animated: animated) }
}
