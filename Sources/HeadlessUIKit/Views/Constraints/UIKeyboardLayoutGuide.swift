/// A guide that follows something on the screen.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view that the keyboard covers, or the bottom of the safe area while there is none (ledger 11.4).
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Held: the model's keyboard is always docked.
    @Held open var followsUndockedKeyboard = false
    @Held open var keyboardDismissPadding: CGFloat = 0
    /// Whether the guide is at least as high as the safe area's bottom.
    @Held open var usesBottomSafeArea = true { didSet { owningView?.keyboardGuideMoved() } }

    init(of view: UIView) {
        super.init(.keyboard, of: view, identifier: "UIKeyboardLayoutGuide")
        World.current?.keyboard.guides.append(WeakKeyboardGuide(guide: self))
    }

    /// Points from the view's bottom up to the keyboard's top.
    var height: CGFloat {
        guard let view = owningView else { return 0 }
        let least = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
        guard let window = view.window, World.current?.keyboard.isShown == true else { return least }
        let bottom = view.convert(view.bounds, to: window).maxY
        return max(least, bottom - (window.bounds.maxY - KeyboardInWorld.height(on: window.bounds.size)))
    }
}

struct WeakKeyboardGuide {
    weak var guide: UIKeyboardLayoutGuide?
}

extension UIView {
    /// The part that the keyboard covers, for constraints.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide { madeConstraintState.keyboardGuide }

    /// What constraints say of the keyboard has changed.
    func keyboardGuideMoved() {
        if holdsConstraints { rootView.constraintState?.engine?.isDirty = true }
        markForLayout()
    }
}

/// The keyboard, as far as layout goes by it.
@MainActor
final class KeyboardInWorld: WorldPart {
    static let slot = WorldSlot.keyboard
    /// Its height in points, the home indicator's strip included.
    static func height(on screen: CGSize) -> CGFloat {
        screen.width > screen.height && screen.height < tabletWidth ? 209 : 336
    }

    /// No phone is as wide.
    private static let tabletWidth: CGFloat = 600

    var isShown = false
    /// Guides that follow the keyboard, in the order of their making.
    var guides: [WeakKeyboardGuide] = []
}

extension World {
    var keyboard: KeyboardInWorld { part(KeyboardInWorld.self) }
}
