import TransitionCore

/// The root of a view tree. A world has one window; its root controller is the app's.
@preconcurrency @MainActor
open class UIWindow: UIView {
    open private(set) var isKeyWindow = false

    override var asWindow: UIWindow? { self }

    /// The controller whose view fills the window. Setting another one swaps the views at once.
    open var rootViewController: UIViewController? {
        didSet {
            guard oldValue !== rootViewController, !World.isFrozen else { return }
            oldValue?.viewIfLoaded?.removeFromSuperview()
            if isKeyWindow { showRoot() }
        }
    }

    open func makeKeyAndVisible() {
        guard !isKeyWindow else { return }
        isKeyWindow = true
        World.current?.windows.append(self)
        showRoot()
    }

    private func showRoot() {
        guard let root = rootViewController, let view = root.view else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.beginAppearanceTransition(true, animated: false)
        insertSubview(view, at: 0)
        root.sendIsAppearingIfShown()
        World.current?.work.enqueue(atFrame: World.current?.frame ?? 0) { [weak root] in
            root?.endAppearanceTransition()
        }
    }
}
