import UIKit

/// One page of the stack.
class PushPageViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let depth = navigationController?.viewControllers.count ?? 1
        view.backgroundColor = UIColor(hue: CGFloat(depth % 6) / 6, saturation: 0.5, brightness: 0.9, alpha: 1)
    }

    func pushNext() {
        navigationController?.pushViewController(PushPageViewController(), animated: true)
    }

    func goBack() {
        navigationController?.popViewController(animated: true)
    }

    func goToFirst() {
        navigationController?.popToRootViewController(animated: true)
    }

    func closeAll() {
        navigationController?.presentingViewController?.dismiss(animated: false)
    }
}
