/// Lets the user choose a font. It shows a button that cancels, and chooses nothing by itself.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
    /// Which fonts are offered; held.
    open class Configuration: NSObject {
        @Held open var includeFaces = false
        @Held open var displayUsingSystemFont = false
    }

    public let configuration: Configuration
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?

    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init() {
        self.init(configuration: Configuration())
    }

    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(
            PickerButton("Cancel") { [weak self] in
                guard let self else { return }
                delegate?.fontPickerViewControllerDidCancel(self)
                // The delegate may have done so.
                if !isBeingDismissed { dismiss(animated: true) }
            })
    }
}

/// Hears of the font, and of a cancel.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    /// Nothing chooses a font in the model: a test calls it.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
    /// The button that cancels was tapped; the picker goes.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
