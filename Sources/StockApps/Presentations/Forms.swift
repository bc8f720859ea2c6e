import TransitionRunner
import UIKit

extension StockApps {
    /// Pages with text fields, and pages out of storyboards.
    static let forms: [TransitionScene] = [
        .stock("form-in-sheet") { FormPage().asSheet { $0.detents = [.medium(), .large()] } },
        .stock("form-focused-at-once") { FormPage(focuses: true).asSheet() },
        .stock("form-in-full-screen") { FormPage().inStack().styled(.fullScreen) },
        .stock("form-over-full-screen") { FormPage(focuses: true).styled(.overFullScreen) },
        TransitionScene("stock-form-presents") { FormPage() }
            .presents("present") { ModalPage.closable("Second").asSheet() }
            .dismisses(),
    ]

    static let storyboards: [TransitionScene] = [
        storyboard("segue-full-screen", .present(.fullScreen)),
        storyboard("segue-sheet", .present(.pageSheet)),
        storyboard("segue-dissolve", .present(.overFullScreen, .crossDissolve)),
        storyboard("segue-form-sheet-on-pad", .present(.formSheet), size: CGSize(width: 1024, height: 768)),
    ]

    private static func storyboard(
        _ name: String, _ kind: StoryboardContents.SegueKind, size: CGSize = CGSize(width: 390, height: 844)
    ) -> TransitionScene {
        let isSheet = Kind(kind)
        return TransitionScene("stock-\(name)", size: size) {
            UIStoryboard.define("Main") { main in
                main.scene("first", isInitial: true) {
                    ModalPage("First", ["Show": { $0.performSegue(withIdentifier: "show", sender: $0) }])
                }
                main.scene("second") { ModalPage.closable("Second") }
                main.segue("show", from: "first", to: "second", isSheet.value)
            }
            return UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() ?? UIViewController()
        }
        .action("segue", when: { $0.topViewController?.presentingViewController == nil }) {
            $0.topViewController?.performSegue(withIdentifier: "show", sender: nil)
        }
        .dismisses()
    }

    /// A kind of segue that a scene keeps.
    private struct Kind: @unchecked Sendable {
        let value: StoryboardContents.SegueKind
        init(_ value: StoryboardContents.SegueKind) { self.value = value }
    }
}

/// Two fields and a button, held by constraints.
private final class FormPage: UIViewController, UITextFieldDelegate {
    private let focuses: Bool
    private let name = UITextField()
    private let mail = UITextField()

    init(focuses: Bool = false) {
        self.focuses = focuses
        super.init(nibName: nil, bundle: nil)
        title = "Form"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let close = UIButton(
            type: .system, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        close.setTitle("Close", for: .normal)
        for field in [name, mail] {
            field.borderStyle = .roundedRect
            field.delegate = self
        }
        let column = UIStackView(arrangedSubviews: [name, mail, close])
        column.axis = .vertical
        column.spacing = 12
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if focuses { name.becomeFirstResponder() }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === name { mail.becomeFirstResponder() } else { view.endEditing(true) }
        return true
    }
}
