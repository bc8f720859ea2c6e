/// What a view's content means for its direction.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

extension UIView {
    /// Held, and told by `effectiveUserInterfaceLayoutDirection`; constraints go from left to right in any case.
    public var semanticContentAttribute: UISemanticContentAttribute {
        get { constraintState?.semantics ?? .unspecified }
        set { if !World.isFrozen { madeConstraintState.semantics = newValue } }
    }

    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
    }

    /// Left to right unless the other is forced: the app's language is English.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
    }

    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .forceRightToLeft: .rightToLeft
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        }
    }

    public var accessibilityIgnoresInvertColors: Bool {
        get { attachments?.accessibility.ignoresInvertColors ?? false }
        set { if !World.isFrozen { madeAttachments.accessibility.ignoresInvertColors = newValue } }
    }
}

/// A part of the screen that a screen reader knows and that is no view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    open private(set) weak var accessibilityContainer: AnyObject?
    @Held open var isAccessibilityElement = true
    @Held open var accessibilityLabel: String?
    @Held open var accessibilityIdentifier: String?
    @Held open var accessibilityFrameInContainerSpace = CGRect.zero

    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }
}
