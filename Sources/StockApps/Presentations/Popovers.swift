import TransitionRunner
import UIKit

extension StockApps {
    static let popovers: [TransitionScene] = [
        popover("popover-on-phone"),
        popover("popover-on-pad", size: CGSize(width: 1024, height: 768)),
        popover("popover-stays-popover", adaptsTo: UIModalPresentationStyle.none),
        popover("popover-to-full-screen", adaptsTo: .fullScreen),
        popover("popover-to-over-full-screen", adaptsTo: .overFullScreen),
        popover(
            "popover-large-on-pad", size: CGSize(width: 1024, height: 768), content: CGSize(width: 600, height: 900)),
        TransitionScene("stock-popover-of-bar-item", size: CGSize(width: 1024, height: 768)) {
            BarItemPage().inStack()
        }
        .dismisses(),
        TransitionScene("stock-popover-of-bar-item-on-phone") { BarItemPage().inStack() }.dismisses(),
        TransitionScene("stock-popover-presents", size: CGSize(width: 1024, height: 768)) {
            PopoverPage(content: CGSize(width: 300, height: 300)) {
                ModalPage(
                    "Menu",
                    [
                        "Sheet": { $0.present(ModalPage.closable("Third").asSheet(), animated: true) },
                        "Full": { $0.present(ModalPage.closable("Third").styled(.fullScreen), animated: true) },
                    ])
            }
        }
        .dismisses().dismissesFromRoot(),
        TransitionScene("stock-popover-that-follows-its-source", size: CGSize(width: 1024, height: 768)) {
            FollowedPage()
        }
        .dismisses(),
    ]

    private static func popover(
        _ name: String, size: CGSize = CGSize(width: 390, height: 844), adaptsTo style: UIModalPresentationStyle? = nil,
        content: CGSize = CGSize(width: 300, height: 300)
    ) -> TransitionScene {
        TransitionScene("stock-\(name)", size: size) {
            PopoverPage(adaptsTo: style, content: content) { ModalPage.closable("Menu") }
        }
        .action("present") { ($0.window.rootViewController as? PopoverPage)?.showMenu() }
        .dismisses()
    }
}

/// Shows a popover beside its button.
private final class PopoverPage: UIViewController, UIPopoverPresentationControllerDelegate {
    private let style: UIModalPresentationStyle?
    private let content: CGSize
    private let make: () -> UIViewController
    private let button = UIButton(type: .system)

    init(
        adaptsTo style: UIModalPresentationStyle? = nil, content: CGSize, make: @escaping () -> UIViewController
    ) {
        (self.style, self.content, self.make) = (style, content, make)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        button.setTitle("Menu", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.showMenu() }, for: .touchUpInside)
        button.frame = CGRect(x: 40, y: 120, width: 120, height: 44)
        view.addSubview(button)
    }

    func showMenu() {
        let menu = make().styled(.popover)
        menu.preferredContentSize = content
        menu.popoverPresentationController?.sourceView = button
        if style != nil { menu.popoverPresentationController?.delegate = self }
        present(menu, animated: true)
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { style ?? .pageSheet }
}

/// Shows a popover of an item of its bar.
private final class BarItemPage: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "First"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.showMenu() })
    }

    private func showMenu() {
        let menu = ModalPage.closable("Menu").styled(.popover)
        menu.preferredContentSize = CGSize(width: 250, height: 250)
        menu.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
        present(menu, animated: true)
    }
}

/// Shows a popover of the middle of a bar that is as wide as the page, and says where that is in another size.
private final class FollowedPage: ModalPage, UIPopoverPresentationControllerDelegate {
    private let bar = UIView()

    init() {
        super.init("First", ["Menu": { ($0 as? FollowedPage)?.showMenu() }])
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.backgroundColor = .systemYellow
        view.addSubview(bar)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        bar.frame = CGRect(x: 0, y: 200, width: view.bounds.width, height: 44)
    }

    private var middle: CGRect { CGRect(x: bar.bounds.midX - 20, y: 0, width: 40, height: 44) }

    private func showMenu() {
        let menu = ModalPage.closable("Menu").styled(.popover)
        menu.preferredContentSize = CGSize(width: 250, height: 250)
        menu.popoverPresentationController?.sourceView = bar
        menu.popoverPresentationController?.sourceRect = middle
        menu.popoverPresentationController?.delegate = self
        present(menu, animated: true)
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }

    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
        rect.pointee = middle
    }
}
