/// Lets the user choose a colour. It shows a button that closes it, and chooses nothing by itself.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    @Held open var selectedColor: UIColor = .black
    /// Held.
    @Held open var supportsAlpha = true

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(PickerButton("Close") { [weak self] in self?.dismiss(animated: true) })
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { delegate?.colorPickerViewControllerDidFinish(self) }
    }
}

/// Hears of the colour, and of the end.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// Nothing chooses a colour in the model: a test calls it.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// The picker has gone.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// The one button of a picker of the system's.
final class PickerButton: UIButton {
    init(_ title: String, _ act: @escaping () -> Void) {
        super.init(frame: CGRect(x: 16, y: 16, width: 60, height: 44))
        accessibilityLabel = title
        addAction(UIAction { _ in act() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }
}
