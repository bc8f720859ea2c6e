import UIKit

/// Shows the stack of pages over itself.
final class PushHostViewController: UIViewController {
    private let makeStack: () -> UINavigationController

    init(makeStack: @escaping () -> UINavigationController) {
        self.makeStack = makeStack
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("PushHostViewController is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }

    func showStack() {
        let stack = makeStack()
        stack.modalPresentationStyle = .fullScreen
        present(stack, animated: false)
    }
}
