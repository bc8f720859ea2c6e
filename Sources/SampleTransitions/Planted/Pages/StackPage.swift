import UIKit

/// A page of a navigation stack that only the app's own buttons leave.
class StackPage: UIViewController {
    private let takesDelegate: Bool

    /// - Parameter takesDelegate: Whether the page becomes the navigation delegate when it has appeared.
    init(takesDelegate: Bool = false) {
        self.takesDelegate = takesDelegate
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("StackPage is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGreen
        navigationItem.hidesBackButton = true
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if takesDelegate { navigationController?.delegate = self }
    }
}

extension StackPage: UINavigationControllerDelegate {}

/// The page in between that a finished sign-in makes pointless.
final class SignInPage: StackPage {}

extension UINavigationController {
    /// Whether a transition is under way, or waits for the next layout.
    var isBusy: Bool { transitionCoordinator != nil }

    /// Puts a page on top, unless something is under way.
    func open(_ page: StackPage, animated: Bool = true) {
        guard !isBusy, viewControllers.count < 5 else { return }
        pushViewController(page, animated: animated)
    }

    func goHome(animated: Bool = true) {
        if !isBusy { popToRootViewController(animated: animated) }
    }
}
