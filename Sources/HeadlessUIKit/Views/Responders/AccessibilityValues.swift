/// What an element is to a screen reader.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// What responders tell a screen reader beside their label.
struct AccessibilityValues {
    var hint: String?
    var value: String?
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var activationPoint: CGPoint?
    var elements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
    var language: String?
    var groupsChildren = false
    var ignoresInvertColors = false
}

/// Something that a screen reader offers to do with an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

    @Held open var name: String
    @Held open var image: UIImage?
    @Held open var actionHandler: ActionHandler?
    open weak var target: AnyObject?
    @Held open var selector: Selector?

    public init(name: String, image: UIImage? = nil, actionHandler: @escaping ActionHandler) {
        (_name, _image, _actionHandler) = (
            Held(wrappedValue: name), Held(wrappedValue: image), Held(wrappedValue: actionHandler)
        )
        super.init()
    }

    public init(name: String, target: Any?, selector: Selector) {
        (_name, _selector) = (Held(wrappedValue: name), Held(wrappedValue: selector))
        self.target = target.map { $0 as AnyObject }
        super.init()
    }
}
