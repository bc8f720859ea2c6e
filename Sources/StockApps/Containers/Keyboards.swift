import TransitionRunner
import UIKit

extension StockApps {
    static let keyboards: [TransitionScene] = [
        TransitionScene("stock-form") { UINavigationController(rootViewController: FormPage(focuses: false)) },
        TransitionScene("stock-form-with-focus") {
            UINavigationController(
                rootViewController: ButtonPage("first", [("write", { $0.push(FormPage(focuses: true)) })]))
        },
        TransitionScene("stock-form-in-tabs") {
            let tabs = UITabBarController()
            tabs.viewControllers = [FormPage(focuses: false), PlainPage("two")]
            return tabs
        },
        TransitionScene("stock-note") {
            UINavigationController(
                rootViewController: ButtonPage("notes", [("new", { $0.push(NotePage()) })]))
        },
    ]
}

/// Two fields, a button that ends typing and goes on, and room for the keyboard.
private final class FormPage: UIViewController, UITextFieldDelegate {
    private let fields = [UITextField(), UITextField()]
    private let scroll = UIScrollView()
    private let focuses: Bool

    init(focuses: Bool) {
        self.focuses = focuses
        super.init(nibName: nil, bundle: nil)
        title = "form"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scroll)
        for (place, field) in fields.enumerated() {
            field.frame = CGRect(x: 24, y: 40 + 60 * place, width: 260, height: 40)
            field.delegate = self
            scroll.addSubview(field)
        }
        let send = UIButton(type: .system)
        send.setTitle("send", for: .normal)
        send.frame = CGRect(x: 24, y: 180, width: 200, height: 44)
        send.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
        scroll.addSubview(send)
        leaveRoom(300, at: UIResponder.keyboardWillShowNotification)
        leaveRoom(0, at: UIResponder.keyboardWillHideNotification)
    }

    private func leaveRoom(_ height: CGFloat, at name: Notification.Name) {
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { [weak self] _ in
            MainActor.assumeIsolated { self?.scroll.contentInset.bottom = height }
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if focuses { fields[0].becomeFirstResponder() }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    private func send() {
        view.endEditing(true)
        push(PlainPage("sent"))
    }
}

/// Writes at once, and saves when it goes.
private final class NotePage: UIViewController {
    private let text = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        text.frame = view.bounds
        text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(text)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        text.becomeFirstResponder()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        text.resignFirstResponder()
    }
}
