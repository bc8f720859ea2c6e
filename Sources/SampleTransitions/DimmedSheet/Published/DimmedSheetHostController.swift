import UIKit

/// What lies below the sheet; a swipe up from the bottom edge drags one in.
final class DimmedSheetHostController: UIViewController, SheetPresenting {
    private let sheetDelegate = DimmedSheetDelegate()
    private let driver = DimmedSheetDriver()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let swipe = UIScreenEdgePanGestureRecognizer(
            target: self, action: Selector("swiped(_:)", DimmedSheetHostController.swiped(_:)))
        swipe.edges = .bottom
        view.addGestureRecognizer(swipe)
    }

    func presentSheet() {
        let sheet = DimmedSheetController()
        sheetDelegate.presentationDriver = driver
        sheet.transitioningDelegate = sheetDelegate
        present(sheet, animated: true)
    }

    func swiped(_ swipe: UIScreenEdgePanGestureRecognizer) {
        let height = view.bounds.height / 2
        driver.handle(swipe, progress: -swipe.translation(in: view).y / height) { presentSheet() }
    }
}
