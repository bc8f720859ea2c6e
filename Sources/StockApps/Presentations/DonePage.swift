import UIKit

/// A page of a presented stack: "Done" in the bar dismisses, a button pushes one more.
final class DonePage: ModalPage {
    init(_ title: String) {
        super.init(
            title,
            ["Next": { $0.navigationController?.pushViewController(DonePage("Next"), animated: true) }])
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    }
}
