/// Keys that are held while another one is pressed.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A menu element that sends an action up the responder chain.
open class UICommand: UIMenuElement {
    public let action: Selector
    open var propertyList: Any?
    @Held open var attributes: UIMenuElement.Attributes = []
    @Held open var state: UIMenuElement.State = .off
    @Held open var discoverabilityTitle: String?

    public init(title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil) {
        self.action = action
        self.propertyList = propertyList
        super.init(title: title, subtitle: nil, image: image)
    }
}

/// A key of a hardware keyboard that sends an action up the responder chain (ledger 8.18).
///
/// A responder offers those of `keyCommands`; `HeadlessApp.pressKey(_:modifierFlags:)` presses one.
open class UIKeyCommand: UICommand {
    public static let inputUpArrow = "UIKeyInputUpArrow"
    public static let inputDownArrow = "UIKeyInputDownArrow"
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    public static let inputRightArrow = "UIKeyInputRightArrow"
    public static let inputEscape = "UIKeyInputEscape"
    public static let inputDelete = "UIKeyInputDelete"

    /// The character of the key, or one of the inputs above.
    public let input: String?
    public let modifierFlags: UIKeyModifierFlags
    /// Kept, and without effect: the system takes no key before the app.
    @Held open var wantsPriorityOverSystemBehavior = false

    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(title: title, image: image, action: action, propertyList: propertyList)
    }

    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(action: action, input: input, modifierFlags: modifierFlags)
    }

    func isPressed(by input: String, _ modifierFlags: UIKeyModifierFlags) -> Bool {
        self.input == input && self.modifierFlags == modifierFlags && !attributes.contains(.disabled)
    }
}
