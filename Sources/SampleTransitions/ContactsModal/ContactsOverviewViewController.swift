import UIKit

/// The list of contacts, from which a modal controller is shown.
final class ContactsOverviewViewController: UIViewController {
    private let makeModal: () -> UIViewController

    init(makeModal: @escaping () -> UIViewController) {
        self.makeModal = makeModal
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("ContactsOverviewViewController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }

    func showModal() {
        present(makeModal(), animated: true)
    }
}
