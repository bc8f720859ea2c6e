import UIKit

/// A page with a column of buttons, each of which does something with the page.
class ModalPage: UIViewController {
    typealias Act = @MainActor (ModalPage) -> Void

    private let acts: KeyValuePairs<String, Act>
    private var buttons: [UIButton] = []

    init(_ title: String, _ acts: KeyValuePairs<String, Act> = [:]) {
        self.acts = acts
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        buttons = acts.map { title, act in
            let button = UIButton(
                type: .system,
                primaryAction: UIAction { [weak self] _ in
                    if let self { act(self) }
                })
            button.setTitle(title, for: .normal)
            view.addSubview(button)
            return button
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: area.minX + 20, y: area.minY + 20 + CGFloat(index) * 60, width: max(area.width - 40, 0), height: 44)
        }
    }

    /// A page with a button that dismisses it.
    static func closable(_ title: String) -> ModalPage {
        ModalPage(title, ["Close": { $0.dismiss(animated: true) }])
    }
}

extension UIViewController {
    func styled(_ style: UIModalPresentationStyle, _ transition: UIModalTransitionStyle = .coverVertical) -> Self {
        modalPresentationStyle = style
        modalTransitionStyle = transition
        return self
    }

    /// The same controller as a sheet that is set up by a block.
    func asSheet(_ change: (UISheetPresentationController) -> Void = { _ in }) -> Self {
        modalPresentationStyle = .pageSheet
        if let sheetPresentationController { change(sheetPresentationController) }
        return self
    }

    func inStack() -> UINavigationController { UINavigationController(rootViewController: self) }
}
