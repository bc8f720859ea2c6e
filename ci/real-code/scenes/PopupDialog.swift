import TransitionCommands
import UIKit

@testable import App

public let scenes: [TransitionScene] = [
    scene("dialog-bounces-up") { DialogHost.make(.bounceUp) },
    scene("dialog-bounces-down") { DialogHost.make(.bounceDown) },
    scene("dialog-zooms-in") { DialogHost.make(.zoomIn) },
    scene("dialog-fades-in") { DialogHost.make(.fadeIn) },
    scene("dialog-with-own-page") { DialogHost.makeWithPage() },
]

private func scene(_ name: String, _ makeDialog: @escaping @MainActor () -> PopupDialog) -> TransitionScene {
    TransitionScene(name) { DialogHost(makeDialog) }
        .action("show the dialog", when: { $0.host != nil }) { $0.host?.showDialog() }
        .action("show without animation", when: { $0.host != nil }) { $0.host?.showDialog(animated: false) }
        .action("close by code", when: { $0.dialog != nil }) { $0.dialog?.dismiss() }
        .action("close without animation", when: { $0.dialog != nil }) { $0.dialog?.dismiss(animated: false) }
        .callback("dialog was dismissed", onceAfter: .finished(.dismissal, of: "PopupDialog"))
}

extension HeadlessApp {
    fileprivate var host: DialogHost? { topViewController as? DialogHost }
    fileprivate var dialog: PopupDialog? { topViewController as? PopupDialog }
}

/// A page with a button that shows a dialog.
final class DialogHost: UIViewController {
    private let makeDialog: @MainActor () -> PopupDialog

    init(_ makeDialog: @escaping @MainActor () -> PopupDialog) {
        self.makeDialog = makeDialog
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 40, y: 60, width: 200, height: 44)
        button.addTarget(
            self, action: Selector("showTapped", DialogHost.showTapped), for: .touchUpInside)
        view.addSubview(button)
    }

    func showTapped() { showDialog() }

    func showDialog(animated: Bool = true) { present(makeDialog(), animated: animated) }

    static func make(_ style: PopupDialogTransitionStyle) -> PopupDialog {
        let dialog = PopupDialog(title: "Delete", message: "Delete all photos?", transitionStyle: style) {
            HeadlessApp.heard("dialog was dismissed")
        }
        dialog.addButtons([
            CancelButton(title: "Cancel") {},
            DefaultButton(title: "Preview", dismissOnTap: false) {},
            DestructiveButton(title: "Delete") {},
        ])
        return dialog
    }

    static func makeWithPage() -> PopupDialog {
        let dialog = PopupDialog(viewController: RatingPage(), buttonAlignment: .horizontal) {
            HeadlessApp.heard("dialog was dismissed")
        }
        dialog.addButtons([CancelButton(title: "Later") {}, DefaultButton(title: "Rate") {}])
        return dialog
    }
}

/// A page of the app's own that a dialog shows.
final class RatingPage: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .yellow
        view.heightAnchor.constraint(equalToConstant: 160).isActive = true
    }
}
