import UIKit

/// One of the pages that slide over each other, as its buttons see it.
protocol SlidePage: UIViewController {
    /// The page that comes after this one; nil on the last.
    var nextIdentifier: String? { get }

    func presentNext()
    func close(animated: Bool)
}
