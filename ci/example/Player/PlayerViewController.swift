import UIKit

/// What is playing, over the whole screen.
final class PlayerViewController: UIViewController {
    var transition: PlayerTransition?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        let close = UIButton(type: .system)
        close.setTitle("Close", for: .normal)
        close.frame = CGRect(x: 20, y: 60, width: 80, height: 44)
        close.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
        view.addSubview(close)
        transition?.addDrag(to: view)
    }
}
