import TransitionCore

/// Text of any length to read or type, in a scroll view.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIKeyInput {
    private var heldText: NSAttributedString?
    private var plainText = ""
    private var heldInputView: UIView?
    private var heldAccessoryView: UIView?

    @Held open var font: UIFont? = .systemFont(ofSize: 12)
    @Held open var textColor: UIColor? = .label
    @Held open var textAlignment = NSTextAlignment.natural
    @Held open var isEditable = true
    @Held open var isSelectable = true
    @Held open var selectedRange = NSRange(location: 0, length: 0)
    @Held open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    @Held open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    @Held open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    @Held open var allowsEditingTextAttributes = false
    @Held open var clearsOnInsertion = false
    @Held open var keyboardType = UIKeyboardType.default
    @Held open var keyboardAppearance = UIKeyboardAppearance.default
    @Held open var returnKeyType = UIReturnKeyType.default
    @Held open var autocapitalizationType = UITextAutocapitalizationType.sentences
    @Held open var autocorrectionType = UITextAutocorrectionType.default
    @Held open var spellCheckingType = UITextSpellCheckingType.default
    @Held open var isSecureTextEntry = false
    @Held open var enablesReturnKeyAutomatically = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var delegate: (any UITextViewDelegate)? {
        get { scrollDelegate as? any UITextViewDelegate }
        set { holdScrollDelegate(newValue) }
    }

    open var text: String! {
        get { heldText?.string ?? plainText }
        set { if !World.isFrozen { (heldText, plainText) = (nil, newValue ?? "") } }
    }

    open var attributedText: NSAttributedString! {
        get { heldText ?? NSAttributedString(string: plainText) }
        set { if !World.isFrozen { (heldText, plainText) = (newValue, "") } }
    }

    open var hasText: Bool { !text.isEmpty }

    open override var inputView: UIView? {
        get { heldInputView }
        set { if !World.isFrozen { heldInputView = newValue } }
    }

    open override var inputAccessoryView: UIView? {
        get { heldAccessoryView }
        set { if !World.isFrozen { heldAccessoryView = newValue } }
    }

    /// Shows nothing that scrolling would show otherwise: the text has no lines of its own.
    open func scrollRangeToVisible(_ range: NSRange) {}

    // MARK: Typing

    /// Types text, as a finger on the keyboard does, when the delegate lets it.
    open func insertText(_ text: String) {
        replace(NSRange(location: self.text.utf16.count, length: 0), with: text)
    }

    open func deleteBackward() {
        guard let last = text.last else { return }
        let length = String(last).utf16.count
        replace(NSRange(location: text.utf16.count - length, length: length), with: "")
    }

    private func replace(_ range: NSRange, with new: String) {
        guard !World.isFrozen, delegate?.textView(self, shouldChangeTextIn: range, replacementText: new) != false
        else { return }
        text = (text as NSString).replacingCharacters(in: range, with: new)
        delegate?.textViewDidChange(self)
        World.current?.post(UITextView.textDidChangeNotification, object: self)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width - textContainerInset.left - textContainerInset.right - 10
        let text = TextMeasure(font: font ?? .systemFont(ofSize: 12))
            .size(of: self.text, width: max(width, 1), lineLimit: 0)
        return CGSize(width: size.width, height: text.height + textContainerInset.top + textContainerInset.bottom)
    }

    // MARK: Focus

    open override var canBecomeFirstResponder: Bool { isEditable && isUserInteractionEnabled }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard !World.isFrozen, canBecomeFirstResponder, delegate?.textViewShouldBeginEditing(self) != false,
            super.becomeFirstResponder()
        else { return false }
        delegate?.textViewDidBeginEditing(self)
        World.current?.post(UITextView.textDidBeginEditingNotification, object: self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard delegate?.textViewShouldEndEditing(self) != false, super.resignFirstResponder() else { return false }
        delegate?.textViewDidEndEditing(self)
        World.current?.post(UITextView.textDidEndEditingNotification, object: self)
        return true
    }

    /// A tap gives it the focus.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if isEditable { becomeFirstResponder() }
    }

    public nonisolated static let textDidBeginEditingNotification =
        NSNotification.Name("UITextViewTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification =
        NSNotification.Name("UITextViewTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification =
        NSNotification.Name("UITextViewTextDidChangeNotification")
}

/// Has a say in the editing of a text view.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
}

// The requirements are optional in UIKit: these are the answers of a delegate that does not implement one.
extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
}
