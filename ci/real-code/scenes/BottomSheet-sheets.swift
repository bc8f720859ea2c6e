import UIKit

@testable import App

/// A sheet with a label that fills it, and buttons that change its height, push another or close it.
class SheetController: UIViewController {
    let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        preferredContentSize = CGSize(width: 390, height: 300)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.topAnchor),
            label.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        addButton(at: 20, Selector("grow", SheetController.grow))
        addButton(at: 80, Selector("showNext", SheetController.showNext))
        addButton(at: 140, Selector("close", SheetController.close))
    }

    private func addButton(at y: CGFloat, _ action: Selector) {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: y, width: 140, height: 44)
        button.addTarget(self, action: action, for: .touchUpInside)
        view.addSubview(button)
    }

    func grow() {
        preferredContentSize = CGSize(width: 390, height: preferredContentSize.height == 300 ? 460 : 300)
    }

    func showNext() { navigationController?.pushViewController(SheetController(), animated: true) }

    func close() { dismiss(animated: true) }
}

/// A sheet with a list longer than it.
final class ListSheetController: UITableViewController, ScrollableBottomSheetPresentedController {
    var scrollView: UIScrollView? { tableView }

    override func viewDidLoad() {
        super.viewDidLoad()
        preferredContentSize = CGSize(width: 390, height: 400)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "place")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
    }
}
