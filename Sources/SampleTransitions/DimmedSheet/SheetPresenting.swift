import UIKit

/// A controller with a button that presents a sheet.
protocol SheetPresenting: UIViewController {
    func presentSheet()
}
