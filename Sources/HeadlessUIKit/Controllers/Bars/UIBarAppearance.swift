/// How a bar looks. Nothing is drawn: the values are held.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    @Held open var backgroundColor: UIColor?
    @Held open var backgroundEffect: UIBlurEffect?
    @Held open var backgroundImage: UIImage?
    @Held open var shadowColor: UIColor?
    @Held open var shadowImage: UIImage?

    public override init() {
        super.init()
    }

    open func configureWithDefaultBackground() { reset() }
    open func configureWithOpaqueBackground() { reset() }
    open func configureWithTransparentBackground() { reset() }

    private func reset() {
        backgroundColor = nil
        backgroundEffect = nil
        backgroundImage = nil
        shadowColor = nil
        shadowImage = nil
    }
}

@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    @Held open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    @Held open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    @Held open var selectionIndicatorTintColor: UIColor?
}

@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {}
