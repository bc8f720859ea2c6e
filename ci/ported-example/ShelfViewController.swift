import Foundation
import UIKit

@objc protocol ShelfDelegate: AnyObject {
    @objc optional func shelf(_ shelf: ShelfViewController, didOpen title: String)
    @objc optional func shelfColumns(_ shelf: ShelfViewController) -> Int
}

/// The first screen of the storyboard: its button opens a book, by a segue.
@objcMembers
class ShelfViewController: UIViewController {
    @IBOutlet private weak var titleLabel: UILabel!
    weak var delegate: ShelfDelegate?
    private let transition = BookTransition()

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = "Shelf of \(delegate?.shelfColumns?(self) ?? 2) columns"
        NotificationCenter.default.addObserver(
            self, selector: #selector(sizeChanged), name: UIContentSizeCategory.didChangeNotification, object: nil)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let book = segue.destination as? BookViewController else { return }
        book.transitioningDelegate = transition
        transition.follow(book)
        delegate?.shelf?(self, didOpen: book.title ?? "")
    }

    func sizeChanged(_ notification: Notification) -> Bool {
        view.setNeedsLayout()
        return true
    }
}

/// A book, which a pan downwards or its button puts back.
class BookViewController: UIViewController {
    @IBAction private func putBack(_ sender: UIButton) {
        dismiss(animated: true)
    }
}

extension BookViewController {
    override var prefersStatusBarHidden: Bool { return true }
}
