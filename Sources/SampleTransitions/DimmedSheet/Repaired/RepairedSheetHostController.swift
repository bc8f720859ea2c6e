import UIKit

/// What lies below the sheet, repaired: a swipe drives only what it has asked for.
final class RepairedSheetHostController: UIViewController, SheetPresenting {
    private let driver = RepairedSheetDriver()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let swipe = UIScreenEdgePanGestureRecognizer(
            target: self, action: Selector("swiped(_:)", RepairedSheetHostController.swiped(_:)))
        swipe.edges = .bottom
        view.addGestureRecognizer(swipe)
    }

    func presentSheet() {
        presentSheet(drivenBy: driver)
    }

    func swiped(_ swipe: UIScreenEdgePanGestureRecognizer) {
        let height = view.bounds.height / 2
        guard height > 0 else { return }
        driver.handle(swipe, progress: -swipe.translation(in: view).y / height) { presentSheet() }
    }
}

extension UIViewController {
    /// Presents a sheet unless something else is under way.
    fileprivate func presentSheet(drivenBy driver: RepairedSheetDriver?) {
        guard presentedViewController == nil, !isBeingPresented, !isBeingDismissed else { return }
        let sheet = RepairedSheetController()
        sheet.transition.presentationDriver = driver
        present(sheet, animated: true)
    }
}

/// The sheet, repaired: it keeps its delegate, and asks for its dismissal once.
final class RepairedSheetController: UIViewController, SheetPresenting {
    let transition = RepairedSheetTransition()
    let driver = RepairedSheetDriver()

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .custom
        transitioningDelegate = transition
    }

    required init?(coder: NSCoder) {
        fatalError("Sheets are made in code: call init(nibName:bundle:).")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemYellow
        let drag = UIPanGestureRecognizer(
            target: self, action: Selector("dragged(_:)", RepairedSheetController.dragged(_:)))
        view.addGestureRecognizer(drag)
    }

    func presentSheet() {
        presentSheet(drivenBy: nil)
    }

    func dismissSheet() {
        guard presentedViewController == nil, !isBeingPresented, !isBeingDismissed else { return }
        dismiss(animated: true)
    }

    func dragged(_ drag: UIPanGestureRecognizer) {
        guard view.bounds.height > 0 else { return }
        driver.handle(drag, progress: drag.translation(in: view.window).y / view.bounds.height) { dismissSheet() }
    }
}
