import TransitionCore

/// One line of text to type. A tap gives it the focus and brings the keyboard up.
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput {
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    private var heldText: NSAttributedString?
    private var plainText = ""
    private var heldInputView: UIView?
    private var heldAccessoryView: UIView?

    open weak var delegate: (any UITextFieldDelegate)?
    @Held open var placeholder: String?
    @Held open var attributedPlaceholder: NSAttributedString?
    @Held open var font: UIFont? = .systemFont(ofSize: 17)
    @Held open var textColor: UIColor? = .label
    @Held open var textAlignment = NSTextAlignment.natural
    @Held open var borderStyle = BorderStyle.none
    @Held open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
    @Held open var clearsOnBeginEditing = false
    @Held open var clearsOnInsertion = false
    @Held open var adjustsFontSizeToFitWidth = false
    @Held open var minimumFontSize: CGFloat = 0
    @Held open var clearButtonMode = ViewMode.never
    @Held open var leftView: UIView?
    @Held open var leftViewMode = ViewMode.never
    @Held open var rightView: UIView?
    @Held open var rightViewMode = ViewMode.never
    @Held open var background: UIImage?
    @Held open var keyboardType = UIKeyboardType.default
    @Held open var keyboardAppearance = UIKeyboardAppearance.default
    @Held open var returnKeyType = UIReturnKeyType.default
    @Held open var autocapitalizationType = UITextAutocapitalizationType.sentences
    @Held open var autocorrectionType = UITextAutocorrectionType.default
    @Held open var spellCheckingType = UITextSpellCheckingType.default
    @Held open var isSecureTextEntry = false
    @Held open var enablesReturnKeyAutomatically = false
    @Held open var textContentType: UITextContentType?

    /// Never nil, as in UIKit: without text it is empty.
    open var text: String? {
        get { heldText?.string ?? plainText }
        set {
            guard !World.isFrozen else { return }
            (heldText, plainText) = (nil, newValue ?? "")
        }
    }

    open var attributedText: NSAttributedString? {
        get { heldText ?? NSAttributedString(string: plainText) }
        set { if !World.isFrozen { (heldText, plainText) = (newValue, "") } }
    }

    open var hasText: Bool { !(text ?? "").isEmpty }
    open var isEditing: Bool { isFirstResponder }

    open override var inputView: UIView? {
        get { heldInputView }
        set { if !World.isFrozen { heldInputView = newValue } }
    }

    open override var inputAccessoryView: UIView? {
        get { heldAccessoryView }
        set { if !World.isFrozen { heldAccessoryView = newValue } }
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: borderStyle == .roundedRect ? 34 : 22)
    }

    // MARK: Typing

    /// Types text, as a finger on the keyboard does, when the delegate lets it.
    open func insertText(_ text: String) {
        replace(NSRange(location: (self.text ?? "").utf16.count, length: 0), with: text)
    }

    open func deleteBackward() {
        guard let last = text?.last else { return }
        let length = String(last).utf16.count
        replace(NSRange(location: (text ?? "").utf16.count - length, length: length), with: "")
    }

    private func replace(_ range: NSRange, with new: String) {
        guard !World.isFrozen,
            delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: new) != false
        else { return }
        text = ((text ?? "") as NSString).replacingCharacters(in: range, with: new)
        delegate?.textFieldDidChangeSelection(self)
        send(.editingChanged, with: nil)
        World.current?.post(UITextField.textDidChangeNotification, object: self)
    }

    /// Presses the return key.
    func pressReturn() {
        guard isEditing, delegate?.textFieldShouldReturn(self) != false else { return }
        send([.editingDidEndOnExit, .primaryActionTriggered], with: nil)
    }

    // MARK: Focus

    open override var canBecomeFirstResponder: Bool { isEnabled && isUserInteractionEnabled }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard !World.isFrozen, canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) != false,
            super.becomeFirstResponder()
        else { return false }
        if clearsOnBeginEditing { text = "" }
        delegate?.textFieldDidBeginEditing(self)
        send(.editingDidBegin, with: nil)
        World.current?.post(UITextField.textDidBeginEditingNotification, object: self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard delegate?.textFieldShouldEndEditing(self) != false, super.resignFirstResponder() else { return false }
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        send(.editingDidEnd, with: nil)
        World.current?.post(UITextField.textDidEndEditingNotification, object: self)
        return true
    }

    override func triggered(with event: UIEvent?) {
        super.triggered(with: event)
        becomeFirstResponder()
    }

    public enum DidEndEditingReason: Int, Sendable {
        case committed, cancelled
    }

    public nonisolated static let textDidBeginEditingNotification =
        NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification =
        NSNotification.Name("UITextFieldTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification =
        NSNotification.Name("UITextFieldTextDidChangeNotification")
}

/// Has a say in the editing of a text field.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

// The requirements are optional in UIKit: these are the answers of a delegate that does not implement one.
extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
