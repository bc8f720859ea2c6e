/// Darkens what lies below a sheet or surrounds a popover; a tap on it is a wish to dismiss.
@MainActor
final class DimmingView: UIView {
    /// How dark it is below a sheet (ledger 7.9).
    static let sheetAlpha: CGFloat = 0.2

    private var tapped: (() -> Void)?

    convenience init(color: UIColor, tapped: @escaping () -> Void) {
        self.init(frame: .zero)
        backgroundColor = color
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.tapped = tapped
        addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("tap", DimmingView.tap)))
    }

    private func tap() {
        tapped?()
    }
}

extension UIPresentationController {
    /// Fades in or out along with the transition, or at once without one.
    func fade(_ view: UIView, to alpha: CGFloat) {
        guard let coordinator = presentedViewController.transitionCoordinator else {
            view.alpha = alpha
            return
        }
        coordinator.animate { _ in view.alpha = alpha }
    }
}
