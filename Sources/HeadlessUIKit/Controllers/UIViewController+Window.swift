extension UIViewController: WindowRoot {
    var presentsInside: Bool { presentationInside != nil }

    func appear(in window: UIWindow) {
        guard let view, view.superview !== window else { return }
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        beginAppearanceChange(true, animated: false)
        window.insertSubview(view, at: 0)
        sendIsAppearingIfShown()
        World.current?.commitWork.enqueue { [weak self] in self?.endAppearanceChange() }
    }
}

extension UIView {
    /// The controller whose `view` this is. No other class owns views.
    var owningController: UIViewController? {
        get { owner.map { unsafeDowncast($0, to: UIViewController.self) } }
        set { owner = newValue }
    }

    /// The controller of this view or of the nearest superview that has one.
    var nearestController: UIViewController? {
        nearestOwner.map { unsafeDowncast($0, to: UIViewController.self) }
    }
}

extension UIResponder {
    /// A controller that stands in for the keyboard; nothing is shown.
    public var inputViewController: UIViewController? { nil }
}
