/// The view of a navigation or tab bar controller; UIKit's class name, as people see it in view dumps.
@MainActor
final class UILayoutContainerView: UIView {
    /// Called with each layout.
    var onLayout: (() -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        if !World.isFrozen { onLayout?() }
    }
}

/// Holds the views of a stack; its safe area is what the bars leave free.
@MainActor
final class UINavigationTransitionView: UIView {
    /// Gone when the view has outlived it, in the hands of a client.
    private weak var navigationController: UINavigationController?
    /// Where the top's view was put last.
    var contentFrame = CGRect.zero

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
        super.init(frame: .zero)
        isTransitionContainer = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    override var safeAreaInsets: UIEdgeInsets {
        var insets = super.safeAreaInsets
        guard let navigationController else { return insets }
        if !navigationController.hidesNavigationBar {
            insets.top = max(insets.top, navigationController.navigationBar.frame.maxY)
        }
        if !navigationController.hidesToolbar, let toolbar = navigationController.loadedToolbar {
            insets.bottom = max(insets.bottom, bounds.height - toolbar.frame.minY)
        }
        return insets
    }
}
