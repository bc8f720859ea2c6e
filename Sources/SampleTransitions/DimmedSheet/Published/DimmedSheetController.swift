import UIKit

/// The sheet; dragging it down dismisses it.
final class DimmedSheetController: UIViewController, SheetPresenting {
    let driver = DimmedSheetDriver()

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .custom
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemYellow
        let drag = UIPanGestureRecognizer(
            target: self, action: Selector("dragged(_:)", DimmedSheetController.dragged(_:)))
        view.addGestureRecognizer(drag)
    }

    func presentSheet() {
        let sheet = DimmedSheetController()
        let delegate = DimmedSheetDelegate()
        sheet.transitioningDelegate = delegate
        present(sheet, animated: true)
    }

    func dragged(_ drag: UIPanGestureRecognizer) {
        driver.handle(drag, progress: drag.translation(in: view.superview).y / view.bounds.height) {
            dismiss(animated: true)
        }
    }
}
